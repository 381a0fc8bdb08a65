import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { pageThatRemoved, type Removal, type RemovableKind } from '../../common/removal.js';
import { excerptOfSql } from '../../common/excerpt.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

const removedOf = (kind: RemovableKind, owner: string, text: string) => `
  SELECT '${kind}' AS kind, id, ${text} AS text, created_at, withheld_at, withheld_note
    FROM ${kind} WHERE ${owner} = $1 AND withheld = 'removed'`;
const REMOVED = [
  removedOf('post', 'author_id', 'content'),
  removedOf('page', 'creator_id', 'title'),
  removedOf('project', 'owner_id', 'title'),
  removedOf('opening', 'poster_id', 'title'),
  removedOf('comment', 'author_id', 'body'),
].join(' UNION ALL ');

/** One page of a member's removed content, latest first: $1 member, $2 limit, $3 offset. */
const PAGE = statement(
  'removals_page',
  `WITH removed AS MATERIALIZED (${REMOVED})
   SELECT t.total, r.*
     FROM (SELECT count(*)::int AS total FROM removed) t
     LEFT JOIN LATERAL (
       SELECT kind, id, ${excerptOfSql("CASE kind WHEN 'post' THEN visible_text(text) ELSE text END")} AS excerpt,
              created_at AS "createdAt", withheld_at AS at, withheld_note AS note, ${pageThatRemoved('latest.kind', 'latest.id')} AS "byPage"
         FROM (SELECT * FROM removed ORDER BY withheld_at DESC, kind, id DESC LIMIT $2 OFFSET $3) latest
     ) r ON true
    ORDER BY r.at DESC, r.kind, r.id DESC`,
  { notNull: ['at', 'excerpt'] },
);

export interface RemovalListRow extends Removal {
  readonly kind: RemovableKind;
  readonly id: string;
  readonly excerpt: string;
  readonly createdAt: Date;
}

@Injectable()
export class RemovalsRepository {
  constructor(private readonly sql: Sql) {}

  async page(
    memberId: string,
    { limit, offset }: PageWindow,
  ): Promise<{ rows: RemovalListRow[]; total: number }> {
    const rows = await this.sql.query(PAGE, [memberId, limit, offset]);
    return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }
}
