import type { Observer } from '../modules/gameplay/domain/engine/seat.js';
import { boardOf } from './boards/index.js';
import { EXIT, Unusable } from './exit-codes.js';
import { momentsOf, namesIn, type Moment } from './play-replay.js';
import { readReplay } from './replay-files.js';
import type { Terminal } from './terminal.js';

export interface ShowOptions {
  readonly at?: number;
  readonly as?: Observer;
}

/** The board at a moment, as somebody sees it. */
export async function show(path: string, { at, as = 'OMNISCIENT' }: ShowOptions, { out }: Terminal): Promise<number> {
  const file = await readReplay(path);
  const last = file.actions.length;
  const seq = at ?? last;
  if (seq < 1 || seq > last) throw new Unusable(`There are actions 1 to ${last}; ${seq} is none of them.`);
  let moment: Moment | undefined;
  for (const each of momentsOf(file)) if ((moment = each).action.seq >= seq) break;
  const { match, action } = moment!;
  const { game, values } = match;
  const names = namesIn(file);
  out(`${game.name} ${game.version} · ${names.join(' against ')} · ${seq} of ${last}: ${action.type}`);
  if (!values.gameState) {
    out(`${values.state}: the game has not begun.`);
    return EXIT.OK;
  }
  const { phase, toAct, outcome } = game.status(values.gameState);
  out(outcome ? endOf(outcome, names) : `${phase}, to act: ${toAct.map((seat) => names[seat]).join(', ')}`);
  out('');
  boardOf(game)(game.view(values.gameState, as), { names, game }).forEach(out);
  return EXIT.OK;
}

export const endOf = (
  { winner, reason }: { winner: 0 | 1 | null; reason: string },
  names: readonly string[],
): string => (winner === null ? `Drawn (${reason})` : `${names[winner]} wins (${reason})`);
