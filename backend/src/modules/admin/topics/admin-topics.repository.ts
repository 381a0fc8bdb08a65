import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../../common/pagination.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import type { SqlRunner } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';

/** The posts of a topic are counted up to here. */
const MAX_COUNTED = 1_000;

/** $1: whether they are hidden; $2: the beginning of their keys, or empty. */
const MATCHING = `(t.hidden_at IS NOT NULL) = $1::boolean AND t.key >= $2::text AND t.key < $2::text || chr(1114111)`;

const COUNT = statement('admin_topics_count', `SELECT count(*)::int AS total FROM topic t WHERE ${MATCHING}`);
const PAGE = statement(
  'admin_topics',
  `SELECT t.key, t.label, t.hidden_at AS "hiddenAt", (
            SELECT count(*) FROM (SELECT FROM post_topic x WHERE x.key = t.key LIMIT ${MAX_COUNTED}) s)::int AS posts
     FROM (SELECT * FROM topic t WHERE ${MATCHING} ORDER BY t.hidden_at DESC, t.key LIMIT $3 OFFSET $4) t
    ORDER BY t.hidden_at DESC, t.key`,
);
/** Locks a topic. */
const LOCK = statement(
  'admin_topic_lock',
  'SELECT hidden_at AS "hiddenAt" FROM topic WHERE key = $1 FOR NO KEY UPDATE',
);
const HIDE = statement(
  'admin_topic_hide',
  'UPDATE topic SET hidden_at = CASE WHEN $2::boolean THEN now() END WHERE key = $1',
);

/** A topic for administrators. */
export interface AdminTopicRow {
  readonly key: string;
  readonly label: string;
  readonly hiddenAt: Date | null;
  /** At most 1,000. */
  readonly posts: number;
}

@Injectable()
export class AdminTopicsRepository {
  constructor(private readonly reporting: ReportingSql) {}

  /** @param beginning of their keys; empty for all */
  async count(hidden: boolean, beginning: string): Promise<number> {
    const [row] = await this.reporting.query(COUNT, [hidden, beginning]);
    return row?.total ?? 0;
  }

  page(hidden: boolean, beginning: string, { limit, offset }: PageWindow): Promise<AdminTopicRow[]> {
    return this.reporting.query(PAGE, [hidden, beginning, limit, offset]);
  }

  /** Locks a topic. @returns whether it is hidden; null if there is none */
  async lock(key: string, tx: SqlRunner): Promise<boolean | null> {
    const [row] = await tx.query(LOCK, [key]);
    return row ? row.hiddenAt !== null : null;
  }

  async setHidden(key: string, hidden: boolean, tx: SqlRunner): Promise<void> {
    await tx.query(HIDE, [key, hidden]);
  }
}
