export { buildDataSource, type DataSourceSettings } from './data-source.js';
export { prepareDatabase, type PreparedDatabase, type ServerLogin } from './migrate.js';
