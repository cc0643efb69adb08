import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');
const NOT_OURS = ['.data', '.git', 'coverage', 'dist', 'node_modules', 'package-lock.json'];
/** The folders in which people keep their checkouts. */
const MACHINE_PATH = /(?<![\w.-])\/(?:home|root|Users|work)\/\w|\b[A-Z]:\\Users\\/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.includes(name) && !name.endsWith('.log'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
    });

const mentions = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (MACHINE_PATH.test(line) ? [`${relative(ROOT, file)}:${index + 1}`] : []));

describe('what is checked in', () => {
  it('names no path of the machine it was made on', () =>
    expect(
      filesBelow(ROOT)
        .filter((file) => file !== import.meta.filename)
        .flatMap(mentions),
    ).toEqual([]));
});
