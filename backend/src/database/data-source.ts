import { DefaultNamingStrategy, type DataSourceOptions, type Table } from 'typeorm';
import pg from 'pg';
import { REQUEST_POOL } from '../platform/sql/pool-options.js';
import { QuerySubscriber } from '../platform/sql/query.subscriber.js';
import { toPrimary } from '../platform/sql/servers.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/all-migrations.js';

/**
 * Names in the database, derived from the entities: columns in snake case (`postId` is `post_id`, and so is the column of
 * a relation `post`), `<table>_pkey` for primary keys, `<table>_<relation>_fkey` for foreign keys. PostgreSQL's own names
 * have the same form. Indexes and checks are named where they are declared.
 */
class NamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }

  override joinColumnName(relation: string, referencedColumn: string): string {
    return snakeCase(`${relation}_${referencedColumn}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.map((name) => name.replace(/_id$/, '')).join('_')}_fkey`;
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * TypeORM over the request pool. Only migrations change the schema.
 * @param databaseUrl of one server, or of several of which one is the primary
 * @param poolSize connections of this process
 */
export function dataSourceOptions(databaseUrl: string, poolSize: number): DataSourceOptions {
  const { connectionString, Client } = toPrimary(databaseUrl);
  return {
    type: 'postgres',
    driver: pg,
    url: connectionString,
    poolSize,
    extra: { ...REQUEST_POOL, Client },
    entities: ENTITIES,
    subscribers: [QuerySubscriber],
    migrations: MIGRATIONS,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    synchronize: false,
    namingStrategy: new NamingStrategy(),
    // An undefined value in a `where` would match every row (GHSA-44pv-34gx-q9p4).
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  };
}

/**
 * The same for commands that change the schema: few connections, no statement timeout.
 * @param lockTimeout milliseconds to wait for a lock; 0: no limit
 */
export function schemaDataSourceOptions(databaseUrl: string, lockTimeout = 0): DataSourceOptions {
  const { Client } = toPrimary(databaseUrl);
  return {
    ...dataSourceOptions(databaseUrl, 2),
    extra: { Client, connectionTimeoutMillis: 10_000, options: `-c lock_timeout=${lockTimeout}` },
  };
}
