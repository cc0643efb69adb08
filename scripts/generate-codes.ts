/** `npm run codes` writes docs/codes.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesPage } from './codes-page.js';

writeFileSync(join(import.meta.dirname, '..', 'docs', 'codes.md'), codesPage());
