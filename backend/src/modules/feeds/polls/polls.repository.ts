import { Injectable } from '@nestjs/common';
import { VOTES_KEPT_DAYS } from '../../../common/poll-bounds.js';
import { Sql, type SqlRunner } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import type { NewPoll } from './poll-form.js';

/** Rows that a job takes at once. */
const BATCH = 500;

const INSERT = statement(
  'poll_insert',
  `WITH q AS (
     INSERT INTO poll (post_id, multiple, closes_at) VALUES ($1, $2, now() + make_interval(hours => $3::int)) RETURNING post_id
   )
   INSERT INTO poll_option (post_id, place, text)
   SELECT q.post_id, o.place, o.text FROM q, unnest($4::text[]) WITH ORDINALITY AS o (text, place)`,
);
/** Deletes the poll of a post ($1) unless somebody voted; waits for votes. No row if there is none. */
const CLEAR = statement(
  'poll_clear',
  `WITH known AS MATERIALIZED (SELECT post_id, started FROM poll WHERE post_id = $1 FOR UPDATE), gone AS (
     DELETE FROM poll q USING known WHERE q.post_id = known.post_id AND NOT known.started
   )
   SELECT started FROM known`,
);
/** What the member $2 votes for ($3) in the poll of a post ($1). */
const VOTE = statement(
  'poll_vote',
  `SELECT outcome, poll FROM cast_vote($1::bigint, $2::bigint, $3::bigint[])`,
  { notNull: ['outcome'] },
);
/** Ends the poll of a post ($1) now, if it has not ended. */
const CLOSE = statement(
  'poll_close',
  `UPDATE poll SET closes_at = clock_timestamp(), closed_by_author = true, told = true
    WHERE post_id = $1 AND closes_at > clock_timestamp()`,
);
const OF = statement('poll_of', `SELECT poll_of($1::bigint, ARRAY[$2::bigint]) AS poll`);
/**
 * Notes that polls have ended; a trigger tells their authors. Those whose author or post is locked are left for the next run: it may be
 * a deletion.
 */
const END = statement(
  'poll_end',
  `WITH due AS MATERIALIZED (
     SELECT q.post_id FROM poll q JOIN post p ON p.id = q.post_id JOIN member m ON m.id = p.author_id
      WHERE q.closes_at <= now() AND NOT q.told
      ORDER BY q.closes_at LIMIT ${BATCH}
        FOR KEY SHARE OF m SKIP LOCKED FOR KEY SHARE OF p SKIP LOCKED FOR NO KEY UPDATE OF q SKIP LOCKED
   )
   UPDATE poll q SET told = true FROM due WHERE q.post_id = due.post_id RETURNING q.post_id AS id`,
);
/** Deletes who voted in polls that ended long ago, without those that another transaction holds; by the places that their locks keep. */
const FORGET = statement(
  'poll_forget_votes',
  `WITH old AS MATERIALIZED (
     SELECT v.place FROM poll q CROSS JOIN LATERAL (
       SELECT ctid AS place FROM poll_vote WHERE post_id = q.post_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
     ) v
      WHERE q.closes_at < now() - interval '${VOTES_KEPT_DAYS} days' LIMIT ${BATCH}
   )
   DELETE FROM poll_vote WHERE ctid = ANY (ARRAY(SELECT place FROM old)) RETURNING post_id AS id`,
);

/** What became of a vote, see the SQL function `cast_vote`. */
export interface CastVote {
  readonly outcome: string;
  /** For the voter; see `toPoll`. Null unless it was cast. */
  readonly poll: unknown;
}

@Injectable()
export class PollsRepository {
  constructor(private readonly sql: Sql) {}

  /** Gives a post its poll, which has none. */
  async insert(postId: string, { options, multiple, hours }: NewPoll, tx: SqlRunner): Promise<void> {
    await tx.query(INSERT, [postId, multiple, hours, options]);
  }

  /** Deletes the poll of a post, if it has one; false if somebody has voted, so that it stays. */
  async clear(postId: string, tx: SqlRunner): Promise<boolean> {
    const [row] = await tx.query(CLEAR, [postId]);
    return row?.started !== true;
  }

  /** Throws a foreign-key violation when there is no such poll, or the member's account is deleted. */
  async vote(postId: string, memberId: string, options: readonly string[]): Promise<CastVote> {
    const [row] = await this.sql.query(VOTE, [postId, memberId, options]);
    if (!row) throw new Error('A function answered no row');
    return row;
  }

  /** @returns the poll for the member, see `toPoll`; null if the post has none */
  async close(postId: string, memberId: string): Promise<unknown> {
    await this.sql.query(CLOSE, [postId]);
    const [row] = await this.sql.query(OF, [postId, memberId]);
    return row?.poll ?? null;
  }

  /** Tells authors that their polls have ended. @returns whether others may wait */
  async end(): Promise<boolean> {
    return (await this.sql.query(END, [])).length === BATCH;
  }

  /** Deletes who voted in polls that ended long ago. @returns whether there may be more */
  async forgetVotes(): Promise<boolean> {
    return (await this.sql.query(FORGET, [])).length === BATCH;
  }
}
