import { skirmish } from '../../src/modules/gameplay/domain/games/skirmish/index.js';
import type { Api } from './api.js';
import { TestTournament } from './tournament.js';

/** What a route's example needs to stand on: who asks, the objects in its path, and fields that no example can know. */
export interface Ground {
  readonly caller: Api;
  readonly ids?: Readonly<Record<string, string>>;
  readonly fields?: object;
}

const SWISS = { format: { kind: 'SWISS', rounds: 3 } };
const BRACKET = { format: { kind: 'SINGLE_ELIMINATION' } };

/** A ground for the example of every route of tournaments. */
export const tournamentGrounds = (admin: Api): Readonly<Record<string, () => Promise<Ground>>> => {
  const groundOf = (event: TestTournament, ids: Record<string, string> = {}, fields: object = {}): Ground => ({
    caller: event.organizer,
    ids: { id: event.id, number: '1', ...ids },
    fields,
  });
  const draft = async () => groundOf(await TestTournament.create(admin, SWISS));
  const registering = async (count: number) => {
    const event = await TestTournament.create(admin, SWISS);
    await event.post('/open-registration');
    await event.enter(admin, count);
    return event;
  };
  const running = (settings: object = SWISS) => TestTournament.started(admin, settings, 2);
  const drafted = async () => {
    const event = await running();
    const { pairings } = await event.post('/rounds');
    return { event, pairings };
  };
  const published = async (settings: object = SWISS) => {
    const event = await running(settings);
    const { pairings } = await event.post('/rounds', { publish: true });
    const [a] = pairings[0].entrants;
    const caller = event.players.find(({ entrantId }) => entrantId === a)!.api;
    return { event, caller, winner: a as string, table: String(pairings[0].table) };
  };
  const inRound = async () => groundOf((await published()).event);
  const ofEntrant = async (event: TestTournament, fields: object = {}) =>
    groundOf(event, { entrantId: event.players[0]!.entrantId }, fields);
  const withWebhook = async () => {
    const event = await running();
    const { id } = await event.post('/webhooks', { url: 'https://example.org/hook' });
    return groundOf(event, { webhookId: id });
  };

  return {
    'GET /api/tournaments/{id}': draft,
    'PATCH /api/tournaments/{id}': draft,
    'POST /api/tournaments/{id}/open-registration': draft,
    'POST /api/tournaments/{id}/start': async () => groundOf(await registering(2)),
    'POST /api/tournaments/{id}/complete': async () => {
      const event = await running({ format: { kind: 'SWISS', rounds: 1 } });
      await event.playRound();
      return groundOf(event);
    },
    'POST /api/tournaments/{id}/cancel': draft,
    'PUT /api/tournaments/{id}/staff/{accountId}': async () => {
      const event = await TestTournament.create(admin, SWISS);
      return groundOf(event, { accountId: (await admin.account('Judge')).id });
    },
    'DELETE /api/tournaments/{id}/staff/{accountId}': async () => {
      const event = await TestTournament.create(admin, SWISS);
      const { id } = await admin.account('Judge');
      await event.request('PUT', `/staff/${id}`, { role: 'HEAD_JUDGE' });
      return groundOf(event, { accountId: id });
    },

    'POST /api/tournaments/{id}/entrants': async () => ({
      caller: await admin.account('Pia'),
      ids: { id: (await registering(0)).id },
    }),
    'GET /api/tournaments/{id}/entrants': async () => groundOf(await registering(1)),
    'GET /api/tournaments/{id}/entrants/{entrantId}': async () => ofEntrant(await registering(1)),
    'DELETE /api/tournaments/{id}/entrants/{entrantId}': async () => ofEntrant(await registering(1)),
    'POST /api/tournaments/{id}/entrants/{entrantId}/check-in': async () => ofEntrant(await registering(1)),
    'POST /api/tournaments/{id}/entrants/{entrantId}/undrop': async () => {
      const event = await running();
      await event.request('DELETE', `/entrants/${event.players[0]!.entrantId}`);
      return ofEntrant(event);
    },
    'PUT /api/tournaments/{id}/entrants/{entrantId}/deck': async () => {
      const event = await TestTournament.create(admin, { ...SWISS, game: skirmish.id });
      await event.post('/open-registration');
      await event.enter(admin, 1);
      return ofEntrant(event, { deckId: skirmish.decks!.readyDecks[0]!.id });
    },
    'PUT /api/tournaments/{id}/entrants/{entrantId}/table': async () => ofEntrant(await registering(1)),
    'POST /api/tournaments/{id}/entrants/{entrantId}/penalties': async () => ofEntrant((await published()).event),
    'PUT /api/tournaments/{id}/forbidden-pairs': async () => {
      const event = await registering(2);
      const entrants = event.players.map(({ entrantId }) => entrantId);
      return groundOf(event, {}, { pairs: [{ entrants, hard: false }] });
    },

    'POST /api/tournaments/{id}/rounds': async () => groundOf(await running()),
    'GET /api/tournaments/{id}/rounds': inRound,
    'GET /api/tournaments/{id}/rounds/{number}': inRound,
    'POST /api/tournaments/{id}/rounds/{number}/publish': async () => groundOf((await drafted()).event),
    'DELETE /api/tournaments/{id}/rounds/{number}': async () => groundOf((await drafted()).event),
    'PATCH /api/tournaments/{id}/rounds/{number}/pairings': async () => {
      const { event, pairings } = await drafted();
      return groundOf(event, {}, { pairings: pairings.map(({ entrants }: { entrants: unknown }) => entrants) });
    },
    'GET /api/tournaments/{id}/rounds/{number}/certificate': inRound,
    'POST /api/tournaments/{id}/rounds/{number}/certificate/verify': inRound,
    'GET /api/tournaments/{id}/rounds/{number}/outlook': inRound,
    'POST /api/tournaments/{id}/rounds/{number}/clock': inRound,
    'PUT /api/tournaments/{id}/rounds/{number}/pairings/{table}/result': async () => {
      const { event, table, winner } = await published();
      return groundOf(event, { table }, { winner });
    },
    'POST /api/tournaments/{id}/rounds/{number}/pairings/{table}/reports': async () => {
      const { event, table, winner, caller } = await published();
      return { ...groundOf(event, { table }, { winner }), caller };
    },

    'GET /api/tournaments/{id}/standings': inRound,
    'GET /api/tournaments/{id}/standings/{entrantId}/explain': async () => ofEntrant((await published()).event),
    'GET /api/tournaments/{id}/bracket': async () => groundOf((await published(BRACKET)).event),
    'GET /api/tournaments/{id}/disputes': inRound,
    'POST /api/tournaments/{id}/corrections': async () => {
      const { event, table, winner } = await published();
      return groundOf(event, {}, { table: Number(table), result: { winner } });
    },
    'GET /api/tournaments/{id}/log': inRound,

    'POST /api/tournaments/{id}/webhooks': async () => groundOf(await running()),
    'GET /api/tournaments/{id}/webhooks': withWebhook,
    'GET /api/tournaments/{id}/webhooks/{webhookId}': withWebhook,
    'DELETE /api/tournaments/{id}/webhooks/{webhookId}': withWebhook,
    'GET /api/tournaments/{id}/webhooks/{webhookId}/deliveries': withWebhook,
  };
};

/** Routes of tournaments that take or answer files. */
export const TOURNAMENT_FILES = [
  'POST /api/tournaments/import',
  'GET /api/tournaments/{id}/export.tdf',
  'GET /api/tournaments/{id}/entrants.csv',
  'GET /api/tournaments/{id}/pairings.csv',
  'GET /api/tournaments/{id}/standings.csv',
  'GET /api/tournaments/{id}/print/pairings',
  'GET /api/tournaments/{id}/print/slips',
  'GET /api/tournaments/{id}/print/standings',
];
