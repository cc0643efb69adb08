import { DataSource, type EntitySchema, type MixedList } from 'typeorm';
import { MIGRATIONS } from '../../../../migrations/index.js';

export interface DataSourceSettings {
  readonly url: string;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM's own type of an entity class
  readonly entities?: MixedList<Function | string | EntitySchema>;
  readonly poolSize?: number;
  readonly applicationName?: string;
}

/** The schema comes from migrations only; TypeORM never changes it by itself. */
export const buildDataSource = ({
  url,
  entities = [],
  poolSize = 10,
  applicationName = 'opentcg',
}: DataSourceSettings) =>
  new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations: [...MIGRATIONS],
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize,
    applicationName,
  });
