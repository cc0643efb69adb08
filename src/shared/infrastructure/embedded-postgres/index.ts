export { keepEmbeddedPostgres, type KeptPostgres } from './keep-embedded-postgres.js';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.js';
