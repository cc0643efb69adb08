export { ReplayModule } from './replay.module.js';
