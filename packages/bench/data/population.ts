import type pg from 'pg';
import { PAGE_CATEGORIES } from '../../../backend/src/common/page-category.js';

/** Size of the generated campus. {@link populate} derives all other numbers from it. */
export interface PopulationSize {
  readonly members: number;
  readonly posts: number;
}

/** Posts per page of a club or department. */
const POSTS_PER_PAGE = 400;
/** Number of pages of a club or department; their ids start at 1. */
export const pagesOf = ({ posts }: PopulationSize) => Math.max(1, Math.round(posts / POSTS_PER_PAGE));
/** One of this many pages has no picture. */
const PAGES_PER_MISSING_PICTURE = 3;
const FOLLOWS_PER_MEMBER = 5;
/** One of this many posts has a picture. */
const POSTS_PER_PICTURE = 4;
/** Maximum age of posts and of memberships. */
const MAX_AGE_DAYS = 730;

/**
 * Fills an empty, migrated database with a generated campus: members, pages, follows, posts with pictures, likes,
 * comments, notifications, sessions and the platform's smaller tables. One INSERT per table, with triggers and constraints
 * active as for requests, except those that write notifications: they would write one after the other. Ids start at 1.
 */
export async function populate(client: pg.ClientBase, size: PopulationSize): Promise<void> {
  const { members, posts } = size;
  const pages = pagesOf(size);
  // Seeded, so that the campus is the same every time.
  await client.query('SELECT setseed(0.42)');
  for (const text of [
    setNotifying('DISABLE'),
    insertMembers(members),
    insertCredentials(),
    insertSessions(),
    insertPages(pages, members),
    insertFollows(pages),
    insertPosts(posts, members, pages),
    insertLikes(posts, members),
    insertComments(posts, members),
    setNotifying('ENABLE'),
    insertNotifications(),
    insertMedia(),
    ...insertPlatform(members),
    // Explicit ANALYZE, so that the measurements do not depend on when autovacuum runs.
    'VACUUM (ANALYZE)',
  ]) {
    await client.query(text);
  }
}

/** A time within {@link MAX_AGE_DAYS}; larger `i` of `n` gives a later time, so that times have the order of ids. */
const moment = (i: string, n: number) =>
  `now() - interval '${MAX_AGE_DAYS} days' * (1 - ${i}::float8 / ${n}) - interval '1 second'`;

/** Selects a text from a list by a number that is not correlated with the id's last digit. */
const pick = (texts: readonly string[], i: string, stride: number) =>
  `(ARRAY[${texts.map((text) => `'${text}'`).join(', ')}])[1 + (${i} / ${stride} + ${i}) % ${texts.length}]`;

const FIRST_NAMES = [
  'Aarav',
  'Ananya',
  'Kabir',
  'Nafisa',
  'Tenzin',
  'Harpreet',
  'Isha',
  'Ritwik',
  'Zoya',
  'Lal',
];
const LAST_NAMES = [
  'Kumar',
  'Verma',
  'Ansari',
  'Das',
  'Dorji',
  'Gill',
  'Nair',
  'Rao',
  'Singh',
  'Thakur',
  'Yadav',
];
const COLLEGES = [
  'Lucknow University',
  'Hariyali Institute of Technology',
  'Gomti College of Arts',
  'Awadh School of Business',
];

const insertMembers = (n: number) => `
  INSERT INTO member (name, email, email_key, phone, title, college_name, college_year, course_name, avatar_path, terms_version, created_at)
  SELECT ${pick(FIRST_NAMES, 'i', 7)} || ' ' || ${pick(LAST_NAMES, 'i', 70)}, 'member' || i || '@example.in', 'member' || i || '@example.in',
         (6000000000 + i * 39)::text, 'Student', ${pick(COLLEGES, 'i', 3)}, 2024 + i % 5, 'B.Tech.',
         'media/' || md5('avatar' || i) || '.webp', '2025-04-18', ${moment('i', n)}
    FROM generate_series(1, ${n}) i`;

const insertCredentials = () =>
  `INSERT INTO member_credential (member_id, password_hash) SELECT id, repeat('x', 97) FROM member`;

const insertSessions = () => `
  INSERT INTO session (id, kind, member_id, device, expires_at)
  SELECT gen_random_uuid(), 'member', m.id, 'Mozilla/5.0', now() + interval '20 days'
    FROM member m, generate_series(1, 2)`;

const insertPages = (n: number, members: number) => `
  INSERT INTO page (creator_id, title, description, category, image_path, created_at, updated_at)
  SELECT 1 + i * 7 % ${members}, 'Page ' || i, 'What people of page ' || i || ' do together', ${pick(PAGE_CATEGORIES, 'i', 5)},
         CASE WHEN i % ${PAGES_PER_MISSING_PICTURE} <> 0 THEN 'media/' || md5('page' || i) || '.webp' END,
         ${moment('i', n)}, ${moment('i', n)}
    FROM generate_series(1, ${n}) i`;

const insertFollows = (pages: number) => `
  INSERT INTO follow (page_id, member_id)
  SELECT 1 + floor(random() * ${pages})::int, m.id
    FROM member m, generate_series(1, ${FOLLOWS_PER_MEMBER})
  ON CONFLICT DO NOTHING`;

const insertPosts = (n: number, members: number, pages: number) => `
  INSERT INTO post (author_id, page_id, content, images, created_at)
  SELECT 1 + floor(random() * ${members})::int, CASE WHEN i % 3 = 0 THEN 1 + floor(random() * ${pages})::int END,
         '<p>' || repeat('What happened on campus today, number ' || i || '. ', 3 + i % 10) || '</p>',
         CASE WHEN i % ${POSTS_PER_PICTURE} = 0 THEN jsonb_build_array(jsonb_build_object(
           'url', 'media/' || md5('post' || i) || '.webp', 'width', 1600, 'height', 1200, 'alt', 'Our stall')) ELSE '[]' END,
         ${moment('i', n)}
    FROM generate_series(1, ${n}) i`;

// Squared, so that some posts are popular and most are not.
const insertLikes = (posts: number, members: number) => `
  INSERT INTO post_like (post_id, member_id)
  SELECT 1 + floor(random() * random() * ${posts})::int, 1 + floor(random() * ${members})::int
    FROM generate_series(1, ${posts})
  ON CONFLICT DO NOTHING`;

const insertComments = (posts: number, members: number) => `
  INSERT INTO comment (post_id, author_id, body)
  SELECT 1 + floor(random() * random() * ${posts})::int, 1 + floor(random() * ${members})::int, 'Well said, number ' || i
    FROM generate_series(1, ${posts}) i`;

const setNotifying = (state: 'ENABLE' | 'DISABLE') =>
  ['post_like', 'comment', 'follow', 'post']
    .map((table) => `ALTER TABLE ${table} ${state} TRIGGER ${table}_a_notified`)
    .join('; ');

const insertNotifications = () => `
  INSERT INTO notification (member_id, kind, post_id, page_id, since)
  SELECT p.author_id, 'like', p.id, NULL::bigint, min(l.created_at)
    FROM post_like l JOIN post p ON p.id = l.post_id WHERE p.author_id <> l.member_id GROUP BY p.id
   UNION ALL
  SELECT p.author_id, 'comment', p.id, NULL, min(c.created_at)
    FROM comment c JOIN post p ON p.id = c.post_id WHERE p.author_id <> c.author_id GROUP BY p.id
   UNION ALL
  SELECT g.creator_id, 'follow', NULL, g.id, min(f.created_at)
    FROM follow f JOIN page g ON g.id = f.page_id WHERE g.creator_id <> f.member_id GROUP BY g.id
   UNION ALL
  SELECT g.creator_id, 'ownPage', NULL, g.id, min(p.created_at)
    FROM post p JOIN page g ON g.id = p.page_id WHERE g.creator_id <> p.author_id GROUP BY g.id`;

const insertMedia = () => `
  INSERT INTO media (path, uploader_id, post_id)
  SELECT images -> 0 ->> 'url', author_id, id FROM post WHERE images <> '[]'`;

const insertPlatform = (members: number) => [
  `INSERT INTO idempotency_key (member_id, call, key, fingerprint, record_id)
   SELECT id, 'feeds/create', gen_random_uuid()::text, repeat('f', 64), id FROM member`,
  `INSERT INTO limit_count (key, hits, expires_at)
   SELECT 'LIKE:' || md5(i::text), 1, now() + interval '1 hour' FROM generate_series(1, ${members}) i`,
  // The table is emptied every minute, so it is always short.
  `INSERT INTO media_outbox (path) SELECT 'media/' || md5('gone' || i) || '.webp' FROM generate_series(1, 20) i`,
  `INSERT INTO password_reset (token_hash, member_id, expires_at)
   SELECT sha256(id::text::bytea), id, now() + interval '1 hour' FROM member`,
  `INSERT INTO audit_event (at, actor_kind, actor_id, action, member_id)
   SELECT ${moment('i', members)}, 'member', i, 'signed_in', i FROM generate_series(1, ${members}) i`,
  `INSERT INTO audit_event (at, actor_kind, actor_id, action, member_id)
   SELECT ${moment('i', 500)}, 'administrator', 1 + i % 3, 'member_suspended', i FROM generate_series(1, 500) i`,
];
