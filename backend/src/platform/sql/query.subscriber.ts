import pg from 'pg';
import { EventSubscriber, type EntitySubscriberInterface } from 'typeorm';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { readAsOf } from '../../common/request-context.js';

/** Holds for TypeORM's queries what {@link Sql} holds for statements. */
@EventSubscriber()
export class QuerySubscriber implements EntitySubscriberInterface {
  /** A query may write, and what this request reads afterwards must show that: the primary alone answers. */
  beforeQuery(): void {
    readAsOf(null);
  }

  /**
   * Closes a connection on which the server did not answer (`query_timeout`). TypeORM gives it back to the pool as if
   * nothing had happened, and whoever took it next would wait as long again.
   */
  async afterQuery({ success, error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (success || error instanceof pg.DatabaseError) return;
    const client = (await queryRunner.connect()) as pg.PoolClient & Pick<pg.Client, 'end'>;
    void client.end();
  }
}
