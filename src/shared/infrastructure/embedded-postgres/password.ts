import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './error-code.js';

const passwordFile = (dataDir: string): string => join(dataDir, 'postgres-password');

/** Made once. Linked into place whole, so that of two first starts both read the same one. */
export async function databasePassword(dataDir: string): Promise<string> {
  const file = passwordFile(dataDir);
  const own = `${file}.${process.pid}`;
  await writeFile(own, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    await link(own, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(own, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
