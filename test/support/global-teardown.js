import { once } from 'node:events';

export default async function globalTeardown() {
  const reaper = globalThis.opentcgReaper;
  const exited = once(reaper, 'exit');
  reaper.stdin.end();
  await exited;
}
