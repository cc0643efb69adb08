import { Api } from '../../test/support/api.js';
import { ADMIN_TOKEN, openStage } from './stage.js';

interface Line {
  readonly round: number;
  readonly 'pair and publish ms': number;
  readonly 'results/s': number;
  readonly 'standings ms': number;
}

const AT_ONCE = 16;

const fieldFile = (size: number): string => {
  const player = (i: number): string =>
    `<player userid="${i}"><firstname>Player</firstname><lastname>${i}</lastname><birthdate/></player>`;
  return `<tournament mode="LEAGUECHALLENGE"><data><name>Bench</name></data><players>${Array.from({ length: size }, (_, i) => player(i + 1)).join('')}</players><pods/></tournament>`;
};

const timed = async <T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> => {
  const start = performance.now();
  const value = await work();
  return { value, ms: performance.now() - start };
};

const accepted = async (answer: ReturnType<Api['post']>) => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body).slice(0, 500)}`);
  return body;
};

const inParallel = <T>(items: T[], work: (item: T) => Promise<unknown>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = items.pop(); item !== undefined; item = items.pop()) await work(item);
    }),
  );

/** A round whose pairings are played on the server: paired, published, and its matches made. */
export async function seatOverHttp(size: number): Promise<{ ms: number; matches: number }> {
  const stage = await openStage();
  try {
    const { url } = await stage.server();
    const admin = new Api(url, ADMIN_TOKEN);
    const organizer = await admin.account('Olive', 'ORGANIZER');
    const event = { name: 'Bench', game: 'tactics-5x5', format: { kind: 'SWISS' } };
    const { id } = await accepted(organizer.post('/api/tournaments', event));
    const path = `/api/tournaments/${id}`;
    await accepted(organizer.post(`${path}/open-registration`));
    await inParallel(
      Array.from({ length: size }, (_, i) => `Player ${i}`),
      async (name) => {
        const { id: accountId } = await admin.account(name);
        await accepted(organizer.post(`${path}/entrants`, { accountId }));
      },
    );
    await accepted(organizer.post(`${path}/start`));
    const { value, ms } = await timed(() => accepted(organizer.post(`${path}/rounds`, { publish: true })));
    const matches = value.pairings.filter(({ matchIds }: { matchIds: string[] }) => matchIds.length === 1).length;
    return { ms, matches };
  } finally {
    await stage.close();
  }
}

/** A whole Swiss event: entrants by file, every round paired, published, played by staff and ranked. */
export async function playOverHttp(size: number, next: () => number): Promise<Line[]> {
  const stage = await openStage();
  try {
    const { url } = await stage.server();
    const organizer = await new Api(url, ADMIN_TOKEN).account('Olive', 'ORGANIZER');
    const xml = { 'content-type': 'application/xml' };
    const { id } = await accepted(organizer.post('/api/tournaments/import?game=tactics-5x5', fieldFile(size), xml));
    const path = `/api/tournaments/${id}`;
    await accepted(organizer.post(`${path}/start`));
    const lines: Line[] = [];
    for (;;) {
      const drafted = await timed(() => organizer.post(`${path}/rounds`, { publish: true }));
      if (drafted.value.status === 409) break;
      const { number, pairings } = drafted.value.body;
      const open = pairings.filter(({ result }: { result: unknown }) => result === null);
      const played = await timed(() =>
        inParallel<{ table: number; entrants: string[] }>(open, async ({ table, entrants }) => {
          const draw = next();
          const winner = draw < 0.1 ? null : entrants[draw < 0.55 ? 0 : 1];
          await accepted(organizer.request('PUT', `${path}/rounds/${number}/pairings/${table}/result`, { winner }));
        }),
      );
      const ranked = await timed(() => accepted(organizer.get(`${path}/standings`)));
      lines.push({
        round: number,
        'pair and publish ms': Math.round(drafted.ms),
        'results/s': Math.round((1000 * pairings.length) / played.ms),
        'standings ms': Math.round(ranked.ms),
      });
    }
    return lines;
  } finally {
    await stage.close();
  }
}
