import pg from 'pg';
import { EventSubscriber, type EntitySubscriberInterface } from 'typeorm';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { readAsOf } from '../../common/request-context.js';

/** Applies the rules of {@link Sql} to TypeORM's queries. */
@EventSubscriber()
export class QuerySubscriber implements EntitySubscriberInterface {
  /** A query may write, and later reads of this request must see that: from now on only the primary answers. */
  beforeQuery(): void {
    readAsOf(null);
  }

  /**
   * Closes a connection on which the server did not answer (`query_timeout`). TypeORM returns it to the pool as if it
   * were healthy, and the next user would wait for the same timeout.
   */
  async afterQuery({ success, error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (success || error instanceof pg.DatabaseError) return;
    const client = (await queryRunner.connect()) as pg.PoolClient & Pick<pg.Client, 'end'>;
    void client.end();
  }
}
