import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { eagerChoice } from '../../src/modules/match/domain/demo-choice.js';
import type { Answer, Api } from '../../test/support/api.js';
import { Story, type ToldEvent } from '../../src/cli/story.js';

interface Offered {
  readonly type: string;
  readonly data: object;
}

const NAMES = ['Ada', 'Bo'] as const;

/** What was answered. A server that limits its callers is waited for. */
async function answerOf(request: () => Promise<Answer>): Promise<Answer['body']> {
  for (;;) {
    const { status, headers, body } = await request();
    if (status < 300) return body;
    if (status !== 429) throw new Error(`${body.code ?? status}: ${body.detail ?? 'the server did not say why'}`);
    await sleep(Number(headers.get('retry-after') ?? 1) * 1_000);
  }
}

/** Every card's name by its id. */
async function namesOf(caller: Api, game: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let cursor = ''; ;) {
    const address = `/api/games/${game}/cards?limit=200${cursor}`;
    const page = await answerOf(() => caller.get(address));
    for (const { id, name } of page.items) names.set(id, name);
    if (page.nextCursor === null) return names;
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
}

/** Both seats taken, with ready decks where the game uses decks. */
async function seat(players: readonly [Api, Api], game: string): Promise<string> {
  const { items: decks } = await answerOf(() => players[0].get(`/api/games/${game}/decks`));
  const { id } = await answerOf(() => players[0].post('/api/matches', { game, casual: true }));
  for (const [index, player] of players.entries()) {
    const deckId = decks[index % (decks.length || 1)]?.id;
    await answerOf(() => player.post(`/api/matches/${id}/players`, deckId === undefined ? {} : { deckId }));
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
  const { items: opening } = await answerOf(() => players[0].get(`/api/matches/${matchId}/actions`));
  for (const { type, events } of opening) tell(events, type);

  let { toAct, outcome } = await answerOf(() => players[0].get(`/api/matches/${matchId}/view`));
  let moves = 0;
  for (; outcome === null; moves++) {
    const acting: 0 | 1 = toAct[0];
    const { availableActions } = await answerOf(() => players[acting].get(`/api/matches/${matchId}/view`));
    const { type, data } = eagerChoice<Offered>(availableActions, seededRandom(seed, moves));
    const command = { commandId: randomUUID(), type, data };
    const after = await answerOf(() => players[acting].post(`/api/matches/${matchId}/actions`, command));
    say(story.headline(moves + 1, acting, type));
    tell(after.events, type);
    ({ toAct, outcome } = after);
  }
  const result = outcome.winner === null ? 'Nobody wins' : `${NAMES[outcome.winner as 0 | 1]} wins`;
  say(`${result} after ${moves} actions: ${outcome.reason}.`);
}
