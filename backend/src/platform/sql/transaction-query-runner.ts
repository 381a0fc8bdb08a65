import type pg from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/**
 * TypeORM's queries within a transaction that {@link Sql} begins and ends. TypeORM's own runner takes a connection
 * from the pool by itself: its transaction would cost the hot writes three slower round trips.
 */
export class TransactionQueryRunner extends PostgresQueryRunner {
  /** @param client a connection with an open transaction; it stays the caller's */
  constructor(driver: PostgresDriver, client: pg.PoolClient) {
    super(driver, 'master');
    this.databaseConnection = client;
    // So that `save` begins no second transaction, and `manager.transaction` is a savepoint of this one.
    this.isTransactionActive = true;
    this.transactionDepth = 1;
    this.manager = driver.dataSource.createEntityManager(this);
  }
}
