/** `node --import ./scripts/typescript.js file.ts` runs TypeScript as it is built: by SWC, with `.js` meaning `.ts`. */
import { register } from 'node:module';

register('./typescript-hooks.js', import.meta.url);
