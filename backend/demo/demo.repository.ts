import type { QueryRunner } from 'typeorm';
import type { PostImage } from '../src/modules/feeds/post.entity.js';

/** Name of the `setting` row that marks the demo content. */
const MARK = 'demo_content';

/** The content of the database before filling. */
export type DatabaseState = 'empty' | 'filled' | 'has members';

export interface MemberRow {
  readonly name: string;
  readonly email: string;
  readonly email_key: string;
  readonly phone: string;
  readonly title: string | null;
  readonly bio: string | null;
  readonly college_name: string | null;
  readonly college_year: number | null;
  readonly course_name: string | null;
  readonly avatar_path: string | null;
  readonly cover_path: string | null;
  readonly terms_version: string;
  readonly terms_accepted_at: Date;
  readonly created_at: Date;
}
export interface PageRow {
  readonly creator_id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly image_path: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}
export interface PostRow {
  readonly author_id: string;
  readonly page_id: string | null;
  readonly content: string;
  readonly images: readonly PostImage[];
  readonly created_at: Date;
}
export interface FollowRow {
  readonly page_id: string;
  readonly member_id: string;
  readonly created_at: Date;
  readonly bell_since: Date | null;
}
/** A like, or a post that a member saved. */
export interface LikeRow {
  readonly post_id: string;
  readonly member_id: string;
  readonly created_at: Date;
}
export interface CommentRow {
  readonly post_id: string;
  readonly author_id: string;
  readonly body: string;
  readonly created_at: Date;
}
export interface MentionRow {
  readonly post_id: string;
  readonly member_id: string;
  readonly label: string;
  readonly created_at: Date;
}
export interface CommentMentionRow extends MentionRow {
  readonly comment_id: string;
}
export interface MediaRow {
  readonly path: string;
  readonly uploader_id: string;
  readonly post_id: string | null;
  readonly page_id: string | null;
  readonly profile_id: string | null;
  readonly created_at: Date;
}

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
  async insertMembers(rows: readonly MemberRow[], passwordHash: string): Promise<string[]> {
    const ids = await this.insertAnsweringIds('member', rows);
    await this.runner.query(
      `INSERT INTO member_credential (member_id, password_hash, changed_at)
       SELECT id, $1, created_at FROM member WHERE id = ANY ($2::bigint[])`,
      [passwordHash, ids],
    );
    return ids;
  }

  /** Returns the new ids, in the order of the rows. */
  insertPages(rows: readonly PageRow[]): Promise<string[]> {
    return this.insertAnsweringIds('page', rows);
  }

  /** Returns the new ids, in the order of the rows. */
  insertPosts(rows: readonly PostRow[]): Promise<string[]> {
    return this.insertAnsweringIds('post', rows);
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
           SELECT max(a.at) AS at FROM notification_acts(o.member_id, o.kind, o.post_id, o.page_id, o.since) a
         ) told
        WHERE o.id = n.id AND told.at IS NOT NULL`,
      [now],
    );
  }

  insertFollows(rows: readonly FollowRow[]): Promise<void> {
    return this.insert('follow', rows);
  }

  insertLikes(rows: readonly LikeRow[]): Promise<void> {
    return this.insert('post_like', rows);
  }

  insertSaves(rows: readonly LikeRow[]): Promise<void> {
    return this.insert('saved_post', rows);
  }

  /** Returns the new ids, in the order of the rows. */
  insertComments(rows: readonly CommentRow[]): Promise<string[]> {
    return this.insertAnsweringIds('comment', rows);
  }

  async insertMentions(
    inPosts: readonly MentionRow[],
    inComments: readonly CommentMentionRow[],
  ): Promise<void> {
    await this.insert('post_mention', inPosts);
    await this.insert('comment_mention', inComments);
  }

  insertMedia(rows: readonly MediaRow[]): Promise<void> {
    return this.insert('media', rows);
  }

  /** Marks the database as filled. */
  async mark(filledAt: Date): Promise<void> {
    await this.runner.query('INSERT INTO setting (name, value) VALUES ($1, $2)', [
      MARK,
      JSON.stringify({ filledAt: filledAt.toISOString() }),
    ]);
  }

  private async insertAnsweringIds(table: string, rows: readonly object[]): Promise<string[]> {
    const added = await this.rows<{ id: string }>(
      `WITH added AS (${insertion(table, rows)} RETURNING id) SELECT id FROM added ORDER BY id`,
      [JSON.stringify(rows)],
    );
    return added.map(({ id }) => id);
  }

  private async insert(table: string, rows: readonly object[]): Promise<void> {
    await this.runner.query(insertion(table, rows), [JSON.stringify(rows)]);
  }

  private async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    // Each caller names the columns it selects.
    return (await this.runner.query(text, values)) as Row[];
  }
}

/** Rows arrive as one JSON list, whose keys are the columns. */
function insertion(table: string, rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  return `INSERT INTO ${table} (${columns})
          SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1) ORDER BY created_at`;
}
