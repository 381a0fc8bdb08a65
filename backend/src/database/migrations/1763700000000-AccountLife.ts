import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

/**
 * Members who delete their account are hidden at once and purged later; periodic work is noted in `job_run`.
 *
 * `hidden` says that a row is nobody's to see. It follows from `member.deleted_at`: a page is hidden with its
 * creator; a post with its author or its page; a comment, like or follow with the member whose it is (what hangs
 * on a hidden post or page is out of reach with it). Only `set_member_deleted` changes it.
 *
 * Counters count what is not hidden. Which follows how:
 * - `member_counter.posts`, `page_counter.posts`, tally `posts`: triggers on post (count_posts, recount_posts)
 * - `page_counter.followers`: triggers on follow (count_follows, recount_follows)
 * - `post_counter.likes`, `.comments`: triggers on post_like and comment (count_…, recount_…)
 * - tally `pages`: triggers on page; tally `members`: triggers on member
 * The triggers on insert also refuse, as a foreign-key violation, rows of members who are being deleted and posts on
 * hidden pages: the foreign keys have locked those rows by then, so either side sees the other.
 *
 * Everything is added, nothing taken away: the code of the version before runs on. Its indexes post_newest_idx,
 * post_author_idx, post_page_idx, page_newest_idx, member_joined_idx and comment_newest_idx have successors here and
 * can go a release later.
 */
export class AccountLife1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_run (
        name varchar(60) CONSTRAINT job_run_pkey PRIMARY KEY,
        started_at timestamptz NOT NULL,
        ended_at timestamptz,
        succeeded_at timestamptz,
        error varchar(500)
      );
      CREATE INDEX session_expiry_idx ON session (expires_at);
      CREATE INDEX password_reset_expiry_idx ON password_reset (expires_at);
    `);
    await addColumns(runner);
    await createFunctions(
      runner,
      'refuse_if.v1',
      'count_members.v2',
      'count_pages.v2',
      'count_follows.v2',
      'count_posts.v2',
      'count_likes.v2',
      'count_comments.v2',
      'toggle_like.v2',
      'toggle_follow.v2',
    );
    await addRecounting(runner);
    await addDeletion(runner);
  }

  /** The release before knows no deleted members and would show them again, so they are purged. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM member WHERE deleted_at IS NOT NULL;
      DROP TRIGGER session_added ON session;
      DROP FUNCTION set_member_deleted, refuse_session_of_deleted;
      ${RECOUNTED.map((table) => `DROP TRIGGER ${table}_changed ON ${table};`).join('\n')}
      DROP FUNCTION recount_members, recount_pages, recount_follows, recount_posts, recount_likes, recount_comments;
    `);
    await createFunctions(
      runner,
      'count_members.v1',
      'count_pages.v1',
      'count_follows.v1',
      'count_posts.v1',
      'count_likes.v1',
      'count_comments.v1',
      'toggle_like.v1',
      'toggle_follow.v1',
    );
    // Their indexes go with them.
    await runner.query(`
      ALTER TABLE member DROP COLUMN deleted_at;
      ${HIDDEN.map((table) => `ALTER TABLE ${table} DROP COLUMN hidden;`).join('\n')}
      DROP FUNCTION refuse_if;
      DROP INDEX session_expiry_idx, password_reset_expiry_idx;
      DROP TABLE job_run;
    `);
  }
}

const HIDDEN = ['page', 'follow', 'post', 'post_like', 'comment'];
const RECOUNTED = ['member', ...HIDDEN];

async function addColumns(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE member ADD COLUMN deleted_at timestamptz;
    ${HIDDEN.map((table) => `ALTER TABLE ${table} ADD COLUMN hidden boolean NOT NULL DEFAULT false;`).join('\n')}

    CREATE INDEX member_visible_joined_idx ON member (created_at, id) WHERE deleted_at IS NULL;
    CREATE INDEX member_deleted_idx ON member (deleted_at) WHERE deleted_at IS NOT NULL;
    CREATE INDEX page_visible_newest_idx ON page (created_at, id) WHERE NOT hidden;
    CREATE INDEX post_visible_newest_idx ON post (created_at, id) WHERE NOT hidden;
  `);
  // Whole, with the flag as a key, where a cascade needs an index on the first column as well.
  await runner.query(`
    CREATE INDEX post_author_hidden_idx ON post (author_id, hidden, created_at, id);
    CREATE INDEX post_page_hidden_idx ON post (page_id, hidden, created_at, id) WHERE page_id IS NOT NULL;
    CREATE INDEX comment_post_hidden_idx ON comment (post_id, hidden, created_at, id);
  `);
}

/** After an update: rows that came to be hidden count one less, rows that came back one more. */
async function addRecounting(runner: QueryRunner): Promise<void> {
  await createFunctions(
    runner,
    'recount_members.v1',
    'recount_pages.v1',
    'recount_follows.v1',
    'recount_posts.v1',
    'recount_likes.v1',
    'recount_comments.v1',
  );
  const recounters = {
    member: 'recount_members',
    page: 'recount_pages',
    follow: 'recount_follows',
    post: 'recount_posts',
    post_like: 'recount_likes',
    comment: 'recount_comments',
  };
  for (const [table, recounter] of Object.entries(recounters)) {
    await runner.query(`
      CREATE TRIGGER ${table}_changed AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION ${recounter}();
    `);
  }
}

async function addDeletion(runner: QueryRunner): Promise<void> {
  await createFunctions(runner, 'set_member_deleted.v1', 'refuse_session_of_deleted.v1');
  await runner.query(`
    CREATE TRIGGER session_added AFTER INSERT ON session REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_session_of_deleted();
  `);
}
