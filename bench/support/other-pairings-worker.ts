import { parentPort } from 'node:worker_threads';
import swissPairing from 'swiss-pairing';
import type { Pair } from '../../src/modules/tournament/domain/pairing/swiss-input.js';
import { bestPairing } from '../../test/pairing/oracle.js';
import type { Package, Question, Reply } from './other-pairings.js';

/** A rematch has to outweigh every difference of points, which this package squares. */
const engine = swissPairing({ maxPerRound: 3, rematchWeight: 1e6 });

const PAIR: Readonly<Record<Package, (question: Question) => readonly Pair[]>> = {
  'edmonds-blossom': ({ input }) => bestPairing(input)!,
  'swiss-pairing': ({ input, history }) =>
    engine
      .getMatchups(
        input.round,
        input.players.map(({ id }, seed) => ({ id, seed })),
        history,
      )
      .map(({ home, away }): Pair => [home, away]),
};

parentPort!.on('message', (question: Question) => {
  const start = performance.now();
  const pairs = PAIR[question.package](question);
  const reply: Reply = { pairs, ms: performance.now() - start };
  parentPort!.postMessage(reply);
});
parentPort!.postMessage('ready');
