import autocannon from 'autocannon';
import type { ScriptedRequest } from './script-of-matches.js';

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly accepted: number;
}

/** Sends each connection its own list of requests, one after another, all connections at once. */
export async function fire(url: string, scripts: readonly (readonly ScriptedRequest[])[]): Promise<Measured> {
  const amount = scripts.reduce((sum, script) => sum + script.length, 0);
  let next = 0;
  let lastAnswer = 0;
  const started = performance.now();
  const result = await autocannon({
    url,
    connections: scripts.length,
    amount,
    timeout: 60,
    setupClient: (client) => {
      client.setRequests([...scripts[next++]]);
      client.on('response', () => (lastAnswer = performance.now()));
    },
  });
  // Autocannon itself notices only once a second that it is done.
  const seconds = (lastAnswer - started) / 1000;
  if (result['2xx'] !== amount) throw new Error(`${amount - result['2xx']} of ${amount} requests failed`);
  return { perSecond: amount / seconds, p50: result.latency.p50, p99: result.latency.p99, accepted: result['2xx'] };
}
