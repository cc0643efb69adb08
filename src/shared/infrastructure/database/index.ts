export { DATABASE_URL, DatabaseModule } from './database.module.js';
export { prepareDatabase, type PreparedDatabase, type ServerLogin } from './migrate.js';
