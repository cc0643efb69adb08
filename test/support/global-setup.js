import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Only names the folder: the first test that wants a database starts PostgreSQL in it (database.ts). */
export default function globalSetup() {
  const runDir = mkdtempSync(join(tmpdir(), 'opentcg-test-'));
  chmodSync(runDir, 0o755);
  process.env.OPENTCG_TEST_RUN_DIR = runDir;
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'reaper.js'), runDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH },
  });
  globalThis.opentcgReaper = reaper;
}
