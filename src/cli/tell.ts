import { visibleEvents } from '../modules/gameplay/domain/engine/events.js';
import { EXIT } from './exit-codes.js';
import { momentsOf, namesIn } from './play-replay.js';
import { gameOf, readReplay } from './replay-files.js';
import { endOf } from './show.js';
import { Story } from './story.js';
import type { Terminal } from './terminal.js';

/** The whole match in words. */
export async function tell(path: string, { out }: Terminal): Promise<number> {
  const file = await readReplay(path);
  const game = gameOf(file);
  const names = namesIn(file);
  const story = new Story(names, new Map(game.decks?.cards.map(({ id, name }) => [id, name])));
  out(`${game.name} ${game.version}: ${names.join(' against ')}`);
  for (const { action, events } of momentsOf(file)) {
    const { seq, seat, type } = action;
    out(seat === null ? `${String(seq).padStart(4)}  ${type.toLowerCase()}` : story.headline(seq, seat, type));
    for (const event of visibleEvents(events, 'OMNISCIENT')) out(story.line(event, type));
  }
  out(file.outcome ? `${endOf(file.outcome, names)}.` : `Cancelled (${file.cancellation?.code ?? 'unknown'}).`);
  return EXIT.OK;
}
