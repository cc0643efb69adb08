export { cupEvent, openEvent } from './domain/demo/demo-events.js';
export { installTournament } from './infrastructure/install-tournament.js';
export { TournamentModule } from './tournament.module.js';
