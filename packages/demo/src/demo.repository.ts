import type { QueryRunner } from 'typeorm';
import type { StatementRows } from '../../../backend/src/platform/sql/generated.ts';
import type {
  RecordContent,
  RecordSignature,
} from '../../../backend/src/modules/records/records.repository.ts';
import {
  RECORD_ACCEPT,
  RECORD_BY_SERIAL,
  RECORD_INSERT,
  RECORD_REVOKE,
} from '../../../backend/src/modules/records/records.statements.ts';
import { POPULAR_POSTS, POPULAR_SET } from '../../../backend/src/modules/feeds/popular/popular.statements.ts';
import { HOLD, KEEP_EVIDENCE, TELL_OF_HOLD } from '../../../backend/src/modules/review/holds.statements.ts';
import { OPENING_TARGET } from '../../../backend/src/modules/review/report-targets.statements.ts';
import { SETTLE } from '../../../backend/src/modules/review/measures.statements.ts';

/** Name of the `setting` row that marks the demo content. */
const MARK = 'demo_content';

/** The content of the database before filling. */
export type DatabaseState = 'empty' | 'filled' | 'has members';

/** A row by its columns; PostgreSQL refuses other columns than the table has. */
export type Row = Readonly<Record<string, unknown>>;

/** A record, of which the page is there. */
export type IssuedRecord = StatementRows['record_by_serial'] & { readonly pageId: string };

/**
 * Inserts lists of rows with one statement each; triggers update the counters. Rows are inserted from the oldest, so
 * that ids have the same order.
 */
export class DemoRepository {
  constructor(private readonly runner: QueryRunner) {}

  /** @throws Error when the database has no tables yet */
  async state(): Promise<DatabaseState> {
    const [tables] = await this.rows<{ ready: boolean }>(
      `SELECT to_regclass('setting') IS NOT NULL AND to_regclass('media_outbox') IS NOT NULL AS ready`,
    );
    if (!tables?.ready) {
      throw new Error('The database has no tables yet. Run "npm run campus -- migrate" first.');
    }
    const [found] = await this.rows<{ filled: boolean; members: boolean }>(
      `SELECT EXISTS (SELECT FROM setting WHERE name = $1) AS filled, EXISTS (SELECT FROM member) AS members`,
      [MARK],
    );
    if (found?.filled) return 'filled';
    return found?.members ? 'has members' : 'empty';
  }

  /** Locks: prevents sign-ups and other fillings until the transaction ends. */
  async lockMembers(): Promise<void> {
    await this.runner.query('LOCK TABLE member IN SHARE ROW EXCLUSIVE MODE');
  }

  /**
   * Lists files that no row references yet in the outbox, so that the API's clean-up removes them if the filling is
   * killed. They are claimed by the same statement, so that a clean-up that begins before they are locked skips them.
   */
  async listInOutbox(paths: readonly string[]): Promise<void> {
    await this.runner.query(
      `WITH listed AS (INSERT INTO media_outbox (path) SELECT unnest($1::text[]) RETURNING path)
       INSERT INTO media_claim (path, until) SELECT path, now() + interval '3 minutes' FROM listed`,
      [paths],
    );
  }

  /**
   * Locks the listed files' rows, so that the clean-up, which skips locked rows, does not remove them.
   * @throws Error when the clean-up has already removed some: their claims had expired
   */
  async lockInOutbox(paths: readonly string[]): Promise<void> {
    const locked = await this.rows(
      `SELECT id FROM media_outbox o WHERE path = ANY ($1::text[])
          AND EXISTS (SELECT FROM media_claim c WHERE c.path = o.path AND c.until > now()) FOR UPDATE`,
      [paths],
    );
    if (locked.length !== paths.length) {
      throw new Error('The API cleaned up at the same moment. Nothing was changed; please run this again.');
    }
  }

  /** Ends the claims of locked rows: after a kill, which ends the locks, the clean-up need not wait until they expire. */
  async releaseClaims(paths: readonly string[]): Promise<void> {
    await this.runner.query('DELETE FROM media_claim WHERE path = ANY ($1::text[])', [paths]);
  }

  async forgetStray(paths: readonly string[]): Promise<void> {
    await this.runner.query('DELETE FROM media_outbox WHERE path = ANY ($1::text[])', [paths]);
  }

  /** Returns the new ids, in the order of the rows. */
  async insertMembers(rows: readonly Row[], passwordHash: string): Promise<string[]> {
    const ids = await this.insertForIds('member', rows);
    await this.runner.query(
      `INSERT INTO member_credential (member_id, password_hash, changed_at)
       SELECT id, $1, created_at FROM member WHERE id = ANY ($2::bigint[])`,
      [passwordHash, ids],
    );
    return ids;
  }

  /** Inserts rows into a table with ids, and returns these in the order of the rows. */
  async insertForIds(
    table:
      | 'member'
      | 'page'
      | 'project'
      | 'post'
      | 'comment'
      | 'review_case'
      | 'opening'
      | 'application'
      | 'poll_option',
    rows: readonly Row[],
  ): Promise<string[]> {
    const added = await this.rows<{ id: string }>(
      `WITH added AS (${insertion(table, rows)} RETURNING id) SELECT id FROM added ORDER BY id`,
      [JSON.stringify(rows)],
    );
    return added.map(({ id }) => id);
  }

  /** Gives the places of "This week": the job may have run before there was anything to rank. */
  async rankPosts(): Promise<void> {
    const ranked = await this.rows<{ id: string }>(POPULAR_POSTS.text);
    await this.runner.query(POPULAR_SET.text, [ranked.map(({ id }) => id)]);
  }

  async insert(
    table:
      | 'follow'
      | 'project_member'
      | 'post_like'
      | 'saved_post'
      | 'page_pin'
      | 'page_role'
      | 'page_ban'
      | 'page_act'
      | 'page_transfer'
      | 'post_mention'
      | 'comment_mention'
      | 'accepted_answer'
      | 'media'
      | 'opening_save'
      | 'application_event'
      | 'report'
      | 'appeal'
      | 'grievance'
      | 'guardian_consent'
      | 'notification'
      | 'poll'
      | 'poll_vote'
      | 'topic'
      | 'post_topic',
    rows: readonly Row[],
  ): Promise<void> {
    await this.runner.query(insertion(table, rows), [JSON.stringify(rows)]);
  }

  /**
   * Dates the notifications that the triggers wrote like the acts they tell of, so that members find them: those of the last
   * two days are unread. Without this, they would tell of acts from the time of filling, and of none.
   */
  async dateNotifications(now: Date): Promise<void> {
    await this.runner.query(
      `UPDATE notification n SET since = coalesce(
         -- Members are told of the comments after their own.
         (SELECT min(c.created_at) FROM comment c
           WHERE n.kind = 'thread' AND c.post_id = n.post_id AND c.author_id = n.member_id),
         $1::timestamptz - interval '90 days')`,
      [now],
    );
    await this.runner.query(
      `UPDATE notification n SET at = told.at,
              read_at = CASE WHEN told.at < $1::timestamptz - interval '2 days' THEN told.at + interval '1 hour' END
         FROM notification o CROSS JOIN LATERAL (
           SELECT coalesce(max(a.at), (SELECT x.updated_at FROM application x WHERE x.id = o.application_id)) AS at FROM notification_acts(o.member_id, o.kind, o.post_id, o.page_id, o.since, o.opening_id, o.application_id) a
         ) told
        WHERE o.id = n.id AND told.at IS NOT NULL`,
      [now],
    );
  }

  /** Hides a post until somebody decides the case, keeps its pictures, and tells its author. */
  async hold(postId: string, caseId: string): Promise<void> {
    await this.runner.query(HOLD.text, [postId, false]);
    await this.runner.query(KEEP_EVIDENCE.text, [caseId]);
    await this.runner.query(TELL_OF_HOLD.text, [caseId]);
  }

  /** What who approves these openings reads, in their order. */
  async openingSnapshots(ids: readonly string[]): Promise<object[]> {
    const snapshots: object[] = [];
    for (const id of ids) {
      const [found] = await this.rows<{ snapshot: object }>(OPENING_TARGET.text, [id, null]);
      if (found) snapshots.push(found.snapshot);
    }
    return snapshots;
  }

  /**
   * A record of a completed application, dated like its issuing.
   * @returns what is signed once its holder accepts it
   */
  async issueRecord(
    serial: string,
    applicationId: string,
    { role, done, hours, from, to }: RecordContent,
    issuedAt: Date,
  ): Promise<IssuedRecord> {
    await this.runner.query(RECORD_INSERT.text, [serial, applicationId, role, done, hours, from, to]);
    await this.runner.query('UPDATE record SET issued_at = $2 WHERE serial = $1', [serial, issuedAt]);
    const [issued] = await this.rows<IssuedRecord>(RECORD_BY_SERIAL.text, [serial]);
    if (!issued) throw new Error('The demo has no record of a completed application');
    return issued;
  }

  async acceptRecord(
    serial: string,
    { credential, code, keyId }: RecordSignature,
    acceptedAt: Date,
  ): Promise<void> {
    await this.runner.query(RECORD_ACCEPT.text, [serial, credential, code, keyId]);
    await this.runner.query('UPDATE record SET accepted_at = $2 WHERE serial = $1', [serial, acceptedAt]);
  }

  /** Its page revokes it. */
  async revokeRecord(serial: string, reason: string, revokedAt: Date): Promise<void> {
    await this.runner.query(RECORD_REVOKE.text, [serial, reason, 'page']);
    await this.runner.query('UPDATE record SET revoked_at = $2 WHERE serial = $1', [serial, revokedAt]);
  }

  /** Limits and suspends a member as the decisions about them say. */
  async settleMeasures(memberId: string): Promise<void> {
    await this.runner.query(SETTLE.text, [memberId]);
  }

  /** Marks the database as filled. */
  async mark(filledAt: Date): Promise<void> {
    await this.runner.query('INSERT INTO setting (name, value) VALUES ($1, $2)', [
      MARK,
      JSON.stringify({ filledAt: filledAt.toISOString() }),
    ]);
  }

  private async rows<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    // Each caller names the columns it selects.
    return (await this.runner.query(text, values)) as Found[];
  }
}

/** Rows arrive as one JSON list, whose keys are the columns. */
function insertion(table: string, rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.join(', ');
  const time = ['created_at', 'joined_at', 'saved_at', 'opened_at', 'pinned_at', 'at'].find((name) =>
    names.includes(name),
  );
  return `INSERT INTO ${table} (${columns})
          SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1) ${time === undefined ? '' : `ORDER BY ${time}`}`;
}
