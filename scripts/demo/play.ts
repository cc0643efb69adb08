import { randomUUID } from 'node:crypto';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { eagerChoice } from '../../src/modules/match/domain/demo-choice.js';
import type { Answer, Api } from '../../test/support/api.js';
import { Story, type ToldEvent } from './story.js';

const NAMES = ['Ada', 'Bo'] as const;

const expectOk = ({ status, body }: Answer): Answer['body'] => {
  if (status < 300) return body;
  throw new Error(`${body.code ?? status}: ${body.detail ?? 'the server did not say why'}`);
};

/** Every card's name by its id. */
async function namesOf(caller: Api, game: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let cursor = ''; ;) {
    const page = expectOk(await caller.get(`/api/games/${game}/cards?limit=200${cursor}`));
    for (const { id, name } of page.items) names.set(id, name);
    if (page.nextCursor === null) return names;
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
}

/** Both seats taken, with ready decks where the game uses decks. */
async function seat(players: readonly [Api, Api], game: string): Promise<string> {
  const { items: decks } = expectOk(await players[0].get(`/api/games/${game}/decks`));
  const { id } = expectOk(await players[0].post('/api/matches', { game, casual: true }));
  for (const [index, player] of players.entries()) {
    const deckId = decks[index % (decks.length || 1)]?.id;
    expectOk(await player.post(`/api/matches/${id}/players`, deckId === undefined ? {} : { deckId }));
  }
  return id;
}

/** Plays a whole match over the API, both seats with actions that were offered, and tells what happens. */
export async function playMatch(staff: Api, game: string, seed: string, say: (line: string) => void): Promise<void> {
  const players = [await staff.account(NAMES[0]), await staff.account(NAMES[1])] as const;
  const story = new Story(NAMES, await namesOf(staff, game));
  const matchId = await seat(players, game);
  say(`${NAMES.join(' and ')} play ${game}: match ${matchId}, seed of the players "${seed}".`);
  const tell = (events: readonly ToldEvent[], type: string) => events.forEach((event) => say(story.line(event, type)));
  const { items: opening } = expectOk(await players[0].get(`/api/matches/${matchId}/actions`));
  for (const { type, events } of opening) tell(events, type);

  for (let move = 1; ; move++) {
    const { toAct, outcome } = expectOk(await players[0].get(`/api/matches/${matchId}/view`));
    if (outcome !== null) {
      const result = outcome.winner === null ? 'Nobody wins' : `${NAMES[outcome.winner as 0 | 1]} wins`;
      return say(`${result} after ${move - 1} actions: ${outcome.reason}.`);
    }
    const acting: 0 | 1 = toAct[0];
    const view = expectOk(await players[acting].get(`/api/matches/${matchId}/view`));
    const { type, data } = eagerChoice<{ type: string; data: object }>(view.availableActions, seededRandom(seed, move));
    const answer = await players[acting].post(`/api/matches/${matchId}/actions`, {
      commandId: randomUUID(),
      type,
      data,
    });
    say(story.headline(move, acting, type));
    tell(expectOk(answer).events, type);
  }
}
