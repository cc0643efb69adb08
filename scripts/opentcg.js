#!/usr/bin/env node
/** The command line: as it was built, unless the sources are newer or were never built. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist', 'src', 'cli', 'main.js');
const stamp = join(root, 'dist', '.complete');

const isCurrent = () => {
  if (!existsSync(built) || !existsSync(stamp)) return false;
  if (!existsSync(join(root, 'src'))) return true;
  const since = statSync(stamp).mtimeMs;
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true });
  return files.every((file) => !file.isFile() || statSync(join(file.parentPath, file.name)).mtimeMs <= since);
};

if (isCurrent()) {
  await import(built);
} else {
  await import('./typescript.js');
  await import('../src/cli/main.ts');
}
