import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { currentRequest, readAsOf } from '../../common/request-context.js';
import { withTimeout } from '../../common/with-timeout.js';
import { connected, onConnection, QueryableRunner, usageOf, type PoolUsage } from './connection.js';
import { isDeadlock } from './constraint.js';
import { Replica } from './replica.js';
import type { Statement } from './statement.js';

/** After a timeout the server may not answer, and closing the connection rolls back as well. */
const ROLLBACK_TIMEOUT_MS = 1_000;

/** What runs statements: a pool or a transaction's connection. */
export interface SqlRunner {
  /** Rows of a named prepared statement. */
  query<Row extends object>(statement: Statement<Row>, values?: unknown[]): Promise<Row[]>;
}

/** An open transaction: statements and TypeORM's repositories run in it alike. */
export interface Transaction extends SqlRunner {
  /** TypeORM within this transaction: `tx.manager.withRepository(repository)`. */
  readonly manager: EntityManager;
}

/**
 * Named statements through TypeORM's own pool, where every plan is generic: right for lookups whose plan does not
 * depend on the values, as in every request of a member.
 */
@Injectable()
export class Sql implements SqlRunner {
  /** @param replica undefined in commands */
  constructor(
    private readonly dataSource: DataSource,
    private readonly replica?: Replica,
  ) {}

  /** Whether a replica may answer some statements; see {@link readAsOf}. */
  get hasReplica(): boolean {
    return this.replica?.isConfigured === true;
  }

  /** Reads from the primary, or from a replica that has replayed what this request must see. */
  query<Row extends object>(statement: Statement<Row>, values?: unknown[]): Promise<Row[]> {
    return this.replica?.isConfigured
      ? this.route<Row>(this.replica, statement, values)
      : this.onPrimary<Row>(statement, values);
  }

  /**
   * Runs `work` in one transaction, statements and repositories alike; rolls back when it throws. After a deadlock it
   * is retried, so `work` may run several times: its side effects outside the transaction must be idempotent.
   */
  async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    // Later reads of this request must see what the transaction wrote.
    readAsOf(null);
    return retryAfterDeadlock(() => this.attempt(work));
  }

  private attempt<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const { driver, pool } = connected(this.dataSource);
    return onConnection(pool, async (client, discard) => {
      try {
        await client.query('BEGIN');
        const result = await work(new OpenTransaction(client, driver));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        // A client that lost its server, or whose rollback failed, must be removed from the pool.
        await withTimeout(ROLLBACK_TIMEOUT_MS, client.query('ROLLBACK')).catch(discard);
        throw error;
      }
    });
  }

  get usage(): PoolUsage {
    return usageOf(connected(this.dataSource).pool);
  }

  /** Only this method decides which server runs a statement. */
  private async route<Row extends object>(
    replica: Replica,
    statement: Statement<Row>,
    values?: unknown[],
  ): Promise<Row[]> {
    if (statement.replica) {
      const rows = await replica.read<Row>(statement, values, currentRequest()?.readAt ?? null);
      if (rows) return rows;
    } else {
      // The statement may write, so later reads need the primary.
      readAsOf(null);
    }
    return this.onPrimary(statement, values);
  }

  private onPrimary<Row extends object>(statement: Statement<Row>, values?: unknown[]): Promise<Row[]> {
    // A single statement is a transaction of its own.
    return retryAfterDeadlock(() =>
      new QueryableRunner(connected(this.dataSource).pool).query<Row>(statement, values),
    );
  }
}

class OpenTransaction extends QueryableRunner implements Transaction {
  private made: EntityManager | undefined;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly driver: PostgresDriver,
  ) {
    super(client);
  }

  /** Created on first use: frequent writes run only statements and do not need it. */
  get manager(): EntityManager {
    this.made ??= new TransactionQueryRunner(this.driver, this.client).manager;
    return this.made;
  }
}

/** How often work that loses deadlocks is tried, the first time included. */
const MAX_ATTEMPTS = 4;
/** Longest pause before the second attempt, in milliseconds; twice that before the third, and so on. */
const MAX_PAUSE_MS = 50;

/**
 * PostgreSQL has rolled back the loser of a deadlock, and the winner finishes within its statement timeout. It must wake up for
 * that: a loser that begins again at once may take the lock for which the winner waits, and close the same circle.
 */
async function retryAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error;
      const longest = MAX_PAUSE_MS * attempt;
      await sleep(randomInt(longest / 2, longest + 1));
    }
  }
}

/**
 * TypeORM's queries within a transaction that {@link Sql} begins and ends. TypeORM's own runner would take its own
 * connection from the pool and add three slow round trips to frequent writes.
 */
class TransactionQueryRunner extends PostgresQueryRunner {
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
