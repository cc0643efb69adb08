import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { codesPage } from '../../scripts/codes-page.js';

describe('docs/codes.md', () => {
  it('is what "npm run codes" writes', () =>
    expect(readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'codes.md'), 'utf8')).toBe(codesPage()));
});
