export { DATABASE_URL, DatabaseModule } from './database.module.js';
export { buildDataSource, type DataSourceSettings } from './data-source.js';
export { prepareDatabase, type PreparedDatabase, type ServerLogin } from './migrate.js';
