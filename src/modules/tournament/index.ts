export { TournamentModule } from './tournament.module.js';
