import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

/** Of the members $2 those whom $1 may mention: they see each other, and neither is suspended or deleted. */
const REACHABLE = statement(
  'mention_reachable',
  `SELECT m.id, m.name FROM member m
    WHERE m.id = ANY ($2::bigint[]) AND EXISTS (SELECT FROM may_notify_about_actor($1::bigint, m.id))
      AND EXISTS (SELECT FROM may_notify_about_actor(m.id, $1::bigint))`,
);

@Injectable()
export class MentionsRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns those of the members whom an author may mention. */
  reachable(
    authorId: string,
    ids: readonly string[],
    runner: SqlRunner = this.sql,
  ): Promise<{ readonly id: string; readonly name: string }[]> {
    return runner.query(REACHABLE, [authorId, ids]);
  }
}
