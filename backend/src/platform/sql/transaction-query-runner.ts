import type pg from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/**
 * TypeORM's queries within a transaction that {@link Sql} begins and ends. TypeORM's own runner would take its own
 * connection from the pool and add three slow round trips to frequent writes.
 */
export class TransactionQueryRunner extends PostgresQueryRunner {
  /** @param client a connection with an open transaction; the caller releases it */
  constructor(driver: PostgresDriver, client: pg.PoolClient) {
    super(driver, 'master');
    this.databaseConnection = client;
    // With it `save` begins no second transaction, and `manager.transaction` creates a savepoint in this one.
    this.isTransactionActive = true;
    this.transactionDepth = 1;
    this.manager = driver.dataSource.createEntityManager(this);
  }
}
