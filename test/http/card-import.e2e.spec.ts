import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api, type Answer, type StartedMatch } from '../support/api.js';
import { query } from '../support/database.js';
import { playToEnd } from '../support/play.js';
import { ADMIN_TOKEN, startOn, startServer, type TestServer } from '../support/server.js';
import { brokenIn, storedHistory } from '../support/verify.js';

const CASUAL = '00000000-0000-7000-8000-000000000001';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = 'test/fixtures/pokemon-import';
const IMPORT = '/api/games/pokemon-tcg/cards/import';

const sample = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(`${ROOT}/${FIXTURES}/${name}.json`, 'utf8')) as Record<string, unknown>[];
const codeOf = ({ status, body }: Answer) => [status, body.code];

let server: TestServer;
let ada: Api;
let bo: Api;
beforeAll(async () => {
  server = await startServer();
  [ada, bo] = await Promise.all([server.admin.account('Ada'), server.admin.account('Bo')]);
});
afterAll(() => server.close());

const jobEnded = async (jobId: string) => {
  for (;;) {
    const { body } = await server.admin.get(`/api/admin/jobs/${jobId}`);
    if (body.status !== 'RUNNING') return body;
    await wait(20);
  }
};

const imported = async (cards: readonly unknown[]) => {
  const { status, body } = await server.admin.post(IMPORT, { cards });
  expect([status, Object.keys(body)]).toEqual([202, ['jobId']]);
  return jobEnded(body.jobId);
};

/** 60 imported cards: four of each of eleven basic Pokémon, and energy. */
const importedDeck = async (player: Api): Promise<string> => {
  const basics = sample('smp1')
    .filter(({ supertype, subtypes }) => supertype === 'Pokémon' && (subtypes as string[]).includes('Basic'))
    .slice(0, 11);
  const cards = [
    ...basics.map(({ id }) => ({ cardId: id, count: 4 })),
    { cardId: sample('smp1').find(({ name }) => name === 'Fire Energy')!['id'], count: 16 },
  ];
  const { status, body } = await player.post('/api/decks', { game: 'pokemon-tcg', name: 'Imported', cards });
  expect(status).toBe(201);
  return body.id;
};

const newMatch = async (): Promise<string> =>
  (await ada.post('/api/matches', { game: 'pokemon-tcg', casual: true })).body.id;
const join = (player: Api, matchId: string, deckId: string) =>
  player.post(`/api/matches/${matchId}/players`, { deckId });

describe('importing cards', () => {
  it('tells in the end what was understood', async () => {
    const job = await imported(sample('smp1'));
    expect(job).toMatchObject({ game: 'pokemon-tcg', status: 'DONE', done: 86, total: 86 });
    expect(job.report).toMatchObject({ records: 86, cards: { total: 86, understood: 86 }, unread: [], refused: [] });
  });

  it('names every sentence that was not, and every record that is no card', async () => {
    const ember = { ...sample('smp1')[0], id: 'ember-fox' };
    const { report } = await imported([...sample('smp2'), { id: 'nothing' }, 7, ember]);
    expect(report.cards).toEqual({ total: 15, understood: 1 });
    expect(report.unread[0].sentences).toHaveLength(2);
    expect(report.refused).toEqual([
      { record: 16, id: 'nothing', faults: ['card.supertype: expected Pokémon, Trainer or Energy'] },
      { record: 17, id: '', faults: ['card: expected an object'] },
      { record: 18, id: 'ember-fox', faults: ['card.id: ember-fox is a card of the game itself'] },
    ]);
  });

  it('puts them into the catalogue behind the cards of the game, in printed order', async () => {
    const { body } = await ada.get('/api/games/pokemon-tcg/cards?set=smp1&limit=200');
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(sample('smp1').map(({ id }) => id));
    expect(body.items[0]).toMatchObject({ name: 'Cinderling', playable: true, text: expect.stringContaining('Flip') });
    const { body: first } = await ada.get('/api/games/pokemon-tcg/cards?limit=1');
    expect(first.items[0].set).toBe('starter');
  });

  it('marks what cannot be played', async () => {
    const { body } = await ada.get('/api/games/pokemon-tcg/cards?q=Riddle');
    expect(body.items).toEqual([expect.objectContaining({ playable: false, notUnderstood: 'Then, name a card' })]);
  });

  it('again replaces a card, on every server of the database', async () => {
    const second = await startOn(server.database);
    const there = ada.at(second.url);
    const hpOf = async (player: Api) =>
      (await player.get('/api/games/pokemon-tcg/cards?q=Changeling')).body.items.map(({ hp }: { hp: number }) => hp);
    const card = { ...sample('smp1')[0], id: 'smp9-1', name: 'Changeling' };
    await imported([card]);
    expect([await hpOf(ada), await hpOf(there)]).toEqual([[50], [50]]);
    await imported([
      { ...card, hp: '120' },
      { ...card, hp: '90' },
    ]);
    expect([await hpOf(ada), await hpOf(there)]).toEqual([[90], [90]]);
    await second.close();
  });

  it('takes a file of more than a megabyte, of 32 at most', async () => {
    const flavorText = 'x'.repeat(2_000_000);
    expect((await imported([{ ...sample('smp1')[0], flavorText }])).status).toBe('DONE');
    const tooMuch = await server.admin.post(IMPORT, { cards: [{ flavorText: 'x'.repeat(33_600_000) }] });
    expect(codeOf(tooMuch)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it.each([
    ['no cards', {}, 400, 'VALIDATION_FAILED'],
    ['an empty list', { cards: [] }, 400, 'VALIDATION_FAILED'],
    ['cards that are no list', { cards: 'all' }, 400, 'VALIDATION_FAILED'],
    ['a field of another name', { cards: [{}], set: 'base1' }, 400, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_, body, ...expected) =>
    expect(codeOf(await server.admin.post(IMPORT, body))).toEqual(expected),
  );

  it('is for admins, for games that take cards from files', async () => {
    const organizer = await server.admin.account('Olga', 'ORGANIZER');
    for (const caller of [ada, organizer]) {
      expect(codeOf(await caller.post(IMPORT, { cards: [{}] }))).toEqual([403, 'FORBIDDEN']);
      expect(codeOf(await caller.get(`/api/admin/jobs/${randomUUID()}`))).toEqual([403, 'FORBIDDEN']);
    }
    const importTo = (game: string) => server.admin.post(`/api/games/${game}/cards/import`, { cards: [{}] });
    expect(codeOf(await importTo('chess'))).toEqual([404, 'UNKNOWN_GAME']);
    expect(codeOf(await importTo('skirmish'))).toEqual([400, 'IMPORT_NOT_SUPPORTED']);
    expect(codeOf(await server.admin.get(`/api/admin/jobs/${randomUUID()}`))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a deck of imported cards', () => {
  it('can be handed in as text', async () => {
    const list = 'Pokémon: 4\n4 Cinderling smp1 1\nTrainer: 2\n2 Scholar Wren';
    const { status, body } = await ada.post('/api/decks', { game: 'pokemon-tcg', name: 'Text', list });
    expect([status, body.cards?.[0]]).toEqual([201, { cardId: 'smp1-1', count: 4 }]);
  });

  it('is judged with what is printed on them', async () => {
    const valid = await ada.post(`/api/decks/${await importedDeck(ada)}/validate`, { tournamentId: CASUAL });
    expect(valid.body).toEqual({ valid: true, violations: [] });
  });

  it('is refused with the sentence that is not understood', async () => {
    const cards = [{ cardId: sample('smp2').find(({ name }) => name === 'Riddle')!['id'], count: 2 }];
    const { body: deck } = await ada.post('/api/decks', { game: 'pokemon-tcg', name: 'Riddles', cards });
    const { body } = await ada.post(`/api/decks/${deck.id}/validate`, { tournamentId: CASUAL });
    expect(body.violations).toContainEqual({
      code: 'UNPLAYABLE_CARD',
      message: 'The rules cannot carry out Riddle: "Then, name a card"',
      cardId: cards[0]!.cardId,
      count: 2,
    });
    const id = await newMatch();
    await join(ada, id, deck.id);
    await join(bo, id, await importedDeck(bo));
    const { body: match } = await ada.get(`/api/matches/${id}`);
    expect(match).toMatchObject({ state: 'CANCELLED', cancellation: { code: 'INVALID_DECK' } });
  });

  it('is played with to the end, and the history needs no catalogue', async () => {
    const match: StartedMatch = { id: await newMatch(), players: [ada, bo] };
    for (const player of match.players)
      expect((await join(player, match.id, await importedDeck(player))).status).toBe(201);
    const { body } = await playToEnd(match, 'imported');
    expect(body.state).toBe('MATCH_ENDED');
    await query(server.database.ownerUrl, 'DELETE FROM imported_cards');
    expect(brokenIn(await storedHistory(server.database.ownerUrl, match.id))).toBeNull();
    const second = await startOn(server.database);
    const { body: seen } = await ada.at(second.url).get(`/api/matches/${match.id}/view`);
    await second.close();
    expect(seen).toEqual(body);
  });
});

describe('npm run cards:import', () => {
  const run = (...options: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--import', './scripts/typescript.js', 'scripts/import-cards.ts', '--url', server.url, ...options],
      { cwd: ROOT, env: { PATH: process.env['PATH'] } },
    );

  it('shows how far it is and what was understood', async () => {
    const { stdout } = await run('--token', ADMIN_TOKEN, `${FIXTURES}/smp1.json`, `${FIXTURES}/smp2.json`);
    expect(stdout).toContain('smp1.json: 86 cards');
    expect(stdout).toContain(`${'█'.repeat(30)} 100 %  86/86`);
    expect(stdout).toContain('Attacks understood:   81 of 81 (100 %)');
    expect(stdout).toContain('Riddle: "Then, name a card"');
  });

  it.each([
    ['a token of nobody', ['--token', 'nobody', `${FIXTURES}/smp1.json`], '401'],
    ['a file that is not there', ['--token', ADMIN_TOKEN, 'nothing.json'], 'nothing.json'],
    ['a file that is no JSON', ['--token', ADMIN_TOKEN, 'LICENSE'], 'LICENSE is not JSON'],
    ['a file without a list', ['--token', ADMIN_TOKEN, 'package.json'], 'package.json must hold an array'],
  ])('names %s', async (_, options, sentence) => {
    await expect(run(...options)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
  });
});
