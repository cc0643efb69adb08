import type { Coverage } from '../../src/modules/gameplay/domain/engine/card-coverage.js';

const WIDTH = 30;

export const progressBar = (done: number, total: number): string => {
  const share = total === 0 ? 1 : done / total;
  const filled = Math.round(share * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${done}/${total}`;
};

/** Rounded down: 100 % means all. */
const share = ({ total, understood }: Coverage['cards']): string =>
  `${understood} of ${total} (${total === 0 ? 100 : Math.floor((understood / total) * 1000) / 10} %)`;

/** What was understood, and by name what was not. */
export const reportLines = ({ cards, attacks, sentences, unread, refused }: Coverage): string[] => [
  `Cards understood:     ${share(cards)}`,
  `Attacks understood:   ${share(attacks)}`,
  `Sentences understood: ${share(sentences)}`,
  ...(unread.length > 0 ? ['', 'Not playable, because this is not understood:'] : []),
  ...unread.flatMap(({ id, name, sentences: texts }) => texts.map((text) => `  ${id} ${name}: "${text}"`)),
  ...(refused.length > 0 ? ['', 'Refused:'] : []),
  ...refused.map(({ record, id, faults }) => `  record ${record} ${id || '(no id)'}: ${faults.join('; ')}`),
];
