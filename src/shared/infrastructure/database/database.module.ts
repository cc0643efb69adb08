import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { buildDataSource } from './data-source.js';

/** The address of the running server's own role. */
export const DATABASE_URL = Symbol('DatabaseUrl');

@Module({})
export class DatabaseModule {
  static at(url: string): DynamicModule {
    const { options } = buildDataSource({ url });
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => options,
          dataSourceFactory: () => new DataSource(options).initialize(),
        }),
      ],
      providers: [{ provide: DATABASE_URL, useValue: url }],
      exports: [DATABASE_URL],
    };
  }
}
