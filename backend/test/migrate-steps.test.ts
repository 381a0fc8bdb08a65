import { DataSource } from 'typeorm';
import { schemaDataSourceOptions } from '../src/database/data-source.js';
import { MIGRATIONS } from '../src/database/migrations/all-migrations.js';
import { describeSchema } from '../src/database/schema-text.js';
import { miscounted } from './support/counters.js';
import { createEmptyDatabase } from './support/database.js';
import { Second1900000000000 } from './support/second-migration.js';

/**
 * Rows that a migration's `down` could lose, expose or fail on, by the migration's name. They are inserted after its
 * `up` and stay from then on. Asha (1) and Bilal (2) stay, Chitra (3) deletes her account.
 */
const ROWS: Record<string, string> = {
  FirstSchema: `
    INSERT INTO member (name, email, phone, terms_version) VALUES
      ('Asha', 'asha@example.in', '9000000001', '1'), ('Bilal', 'bilal@example.in', '9000000002', '1'),
      ('Chitra', 'chitra@example.in', '9000000003', '1');
    INSERT INTO administrator (user_name, password_hash) VALUES ('registrar', '-');
    INSERT INTO session (id, kind, member_id, device, expires_at)
      SELECT gen_random_uuid(), 'member', id, 'Firefox', now() + interval '1 day' FROM member;
    INSERT INTO page (creator_id, title, description)
      VALUES (1, 'Chess', 'Asha''s'), (2, 'Drama', 'Bilal''s'), (3, 'Poetry', 'Chitra''s');
    INSERT INTO follow (page_id, member_id) SELECT page.id, member.id FROM page, member;
    INSERT INTO post (author_id, page_id, content)
      SELECT member.id, page.id, '<p>Words</p>' FROM member, (SELECT id FROM page UNION ALL SELECT NULL) page
       ORDER BY member.id, page.id;
    INSERT INTO post_like (post_id, member_id) SELECT post.id, member.id FROM post, member;
    INSERT INTO comment (post_id, author_id, body) SELECT post.id, member.id, 'Yes' FROM post, member;
    INSERT INTO media (path, uploader_id, post_id) SELECT 'pictures/' || id, author_id, id FROM post;
    INSERT INTO idempotency_key (member_id, call, key, fingerprint) VALUES (1, 'createPost', 'k', 'f');
    INSERT INTO setting (name, value) VALUES ('maintenance', 'false');
    INSERT INTO limit_count (key, hits, expires_at) VALUES ('k', 1, now());
    UPDATE limit_count SET previous = 3, refused = true;
    SELECT set_member_deleted(3, now());
    INSERT INTO job_run (name, started_at) VALUES ('purge', now());
    UPDATE member SET suspended_at = now(), suspended_by = 1, suspension_reason = 'Spam' WHERE id = 2;
    INSERT INTO audit_event (actor_kind, actor_id, action, member_id, details)
      VALUES ('administrator', 1, 'suspend', 2, '{"reason": "Spam"}');
    UPDATE member SET email_key = email, email_clashes = id = 2;
    -- The last post is restored, and its pictures have not been moved back yet.
    SELECT set_withheld('page', 2, 'removed', 'Not yours'), set_withheld('comment', 1, 'held', NULL),
           set_withheld('post', 1, 'removed', NULL), set_withheld('post', 4, 'removed', NULL);
    SELECT set_withheld('post', 4, NULL, NULL);
    UPDATE post SET content = '<p>Other words</p>'; UPDATE comment SET body = 'No'; UPDATE member SET title = 'Dr';
    INSERT INTO post (author_id, page_id, content) VALUES (1, 1, '<p>Late</p>');
    SELECT toggle_like(4, 1), toggle_follow(1, 2);
    INSERT INTO media_claim (path, until, tries) VALUES ('pictures/4', now(), 2);
    INSERT INTO mail_outbox (kind, recipient) VALUES ('password_reset', 'asha@example.in');
    SELECT set_withheld('post', 5, 'removed', NULL);
    UPDATE member SET email_confirmed_at = now() WHERE id = 1;
    INSERT INTO mail_token (hash, member_id, purpose, value, expires_at)
      VALUES ('h', 2, 'change email', 'b@example.in', now());
    INSERT INTO mail_outbox (kind, recipient, member_id) VALUES ('confirm new email', 'b@example.in', 2);
    INSERT INTO factor (kind, account_kind, member_id, secret, confirmed_at) VALUES ('totp', 'member', 1, 's', now());
    INSERT INTO factor (kind, account_kind, administrator_id, secret) VALUES ('totp', 'administrator', 1, 's');
    INSERT INTO recovery_code (hash, account_kind, member_id) VALUES ('c', 'member', 1);
    INSERT INTO member_relation (member_id, other_id, kind) VALUES (1, 2, 'mute'), (2, 3, 'block');
    INSERT INTO post (author_id, content) VALUES (1, '<p>New</p>');
    SELECT toggle_like(max(id), 2) FROM post;
    INSERT INTO notification_setting (member_id, seen_at, off) VALUES (1, now(), '{like}');
    INSERT INTO post_mute (member_id, post_id) VALUES (2, 1);
    INSERT INTO saved_post (member_id, post_id) VALUES (2, 1);
    INSERT INTO post (author_id, content) VALUES (1, '<p>Found</p>');
    UPDATE follow SET bell_since = now() WHERE member_id = 1;
    WITH p AS (INSERT INTO post (author_id, content) VALUES (1, '<p>@B and @C</p>') RETURNING id),
         c AS (INSERT INTO comment (post_id, author_id, body) SELECT min(id), 1, '@B' FROM post WHERE NOT hidden RETURNING *),
         m AS (INSERT INTO post_mention (post_id, member_id, label) SELECT id, 2, 'B' FROM p)
    INSERT INTO comment_mention (comment_id, member_id, post_id, label) SELECT id, 2, post_id, 'B' FROM c;
    INSERT INTO push_subscription (member_id, session_id, endpoint, p256dh, auth)
      SELECT member_id, id, 'https://push.example/' || member_id, 'p', 'a' FROM session;
    INSERT INTO post (author_id, page_id, content) VALUES (1, 1, '<p>Pushed</p>');
    SELECT toggle_like(max(id), 2) FROM post;
    SELECT toggle_likes(max(id), '{1,2}', false) FROM post;
    -- Both a post in a block and one that is in none are hidden, and others are added.
    SELECT seal_feed_blocks(3, 2, '-1 second');
    SELECT set_withheld('post', id, 'removed', NULL) FROM (SELECT min(id) AS id FROM post WHERE NOT hidden UNION ALL SELECT max(id) FROM post) p;
    INSERT INTO post (author_id, content, created_at) VALUES (1, '<p>Old</p>', '2020-01-01'), (1, '<p>New</p>', now());
    SELECT set_withheld('page', 1, 'deleted', NULL);`,
  Second: `UPDATE member SET of_second = 'x'`,
};

/** What members see; the texts show whether each item was removed or deleted. */
const SEEN = {
  members: `SELECT name, email FROM member WHERE deleted_at IS NULL ORDER BY id`,
  sessions: `SELECT s.id FROM session s JOIN member m ON m.id = member_id WHERE m.deleted_at IS NULL ORDER BY s.id`,
  pages: `SELECT id, title FROM page WHERE NOT hidden ORDER BY id`,
  posts: `SELECT id, content FROM post WHERE NOT hidden ORDER BY id`,
  comments: `SELECT c.id, body FROM comment c JOIN post p ON p.id = post_id WHERE NOT c.hidden AND NOT p.hidden ORDER BY c.id`,
  likes: `SELECT l.id FROM post_like l JOIN post p ON p.id = post_id WHERE NOT l.hidden AND NOT p.hidden ORDER BY l.id`,
  follows: `SELECT page_id, member_id FROM follow JOIN page g ON g.id = page_id WHERE NOT follow.hidden AND NOT g.hidden ORDER BY 1, 2`,
  pictures: `SELECT path FROM media JOIN post p ON p.id = post_id WHERE NOT p.hidden ORDER BY path`,
};

let dataSource: DataSource;
let all: DataSource['migrations'];
beforeAll(async () => {
  const options = schemaDataSourceOptions(await createEmptyDatabase());
  const migrations = [...MIGRATIONS, Second1900000000000];
  dataSource = await new DataSource({ ...options, migrations }).initialize();
  all = dataSource.migrations;
});
afterAll(() => dataSource.destroy());

const rows = <Row>(text: string) => dataSource.query<Row[]>(text);
const schema = () => describeSchema(rows);

/** Names of the migrations, in their order, without the time. */
const names = () => all.map((migration) => migration.constructor.name.replace(/\d+$/, ''));

/** Runs only the migration at `index`; the earlier ones have run. */
async function up(index: number): Promise<void> {
  Object.assign(dataSource, { migrations: all.slice(0, index + 1) });
  expect(await dataSource.runMigrations()).toHaveLength(1);
}

async function seen(): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [what, text] of Object.entries(SEEN)) found[what] = await rows(text);
  return found;
}

it('every migration runs up, down and up again, loses no rows and exposes no hidden ones', async () => {
  /** The schema before the migration at each index; the last is the current one. */
  const schemas = [await schema()];
  for (const [index, name] of names().entries()) {
    await up(index);
    await rows(ROWS[name] ?? 'SELECT');
    schemas.push(await schema());
  }
  expect(Object.keys(ROWS).filter((name) => !names().includes(name))).toEqual([]);
  const before = await seen();
  expect(await miscounted(rows)).toEqual({});

  const newest = all.length - 1;
  for (let index = newest; index > 0; index -= 1) {
    await dataSource.undoLastMigration();
    expect([names()[index], await schema()]).toEqual([names()[index], schemas[index]]);
  }
  for (let index = 1; index <= newest; index += 1) {
    await up(index);
    expect([names()[index], await schema()]).toEqual([names()[index], schemas[index + 1]]);
  }
  expect(await seen()).toEqual(before);
  expect(await miscounted(rows)).toEqual({});
  for (const _ of all) await dataSource.undoLastMigration();
  expect(await schema()).toEqual(schemas[0]);
});
