import { randomUUID } from 'node:crypto';
import { ModulesContainer } from '@nestjs/core';
import pg from 'pg';
import { DataSource, Repository } from 'typeorm';
import { populate } from '../../../packages/bench/data/population.js';
import { BEGINNING, OLDEST } from '../../src/common/newest-first-cursor.js';
import { DEFAULT_LIMIT } from '../../src/common/pagination.dto.js';
import { AccountLifeRepository } from '../../src/modules/account/account-life.repository.js';
import { AccountPurgeRepository } from '../../src/modules/account/account-purge.repository.js';
import { AdministratorSetupRepository } from '../../src/modules/admin/administrators/administrator-setup.repository.js';
import { GuardianConsentsRepository } from '../../src/modules/account/age/guardian-consents.repository.js';
import { AgeRepository } from '../../src/modules/account/age/age.repository.js';
import { AdministratorsRepository } from '../../src/modules/admin/administrators/administrators.repository.js';
import { MeasuresRepository } from '../../src/modules/review/measures.repository.js';
import { AdminRemovalsRepository } from '../../src/modules/admin/removals/admin-removals.repository.js';
import { LastChangeRepository } from '../../src/modules/admin/audit/last-change.repository.js';
import { AdminUserStatusRepository } from '../../src/modules/admin/users/admin-user-status.repository.js';
import { MEMBER_SORTS, ORDERS } from '../../src/modules/admin/users/admin-users.dto.js';
import { CredentialsRepository } from '../../src/modules/auth/credentials.repository.js';
import { MailTokensRepository } from '../../src/modules/auth/mail-tokens.repository.js';
import { MemberCredential } from '../../src/modules/auth/member-credential.entity.js';
import { PasswordResetsRepository } from '../../src/modules/auth/password-resets.repository.js';
import { PushRepository } from '../../src/modules/notifications/push/push.repository.js';
import { PagesRepository } from '../../src/modules/pages/pages.repository.js';
import { ProjectsRepository } from '../../src/modules/projects/projects.repository.js';
import { MAX_SAVED } from '../../src/modules/saved/saved.repository.js';
import { EmailKeysRepository } from '../../src/modules/profile/email-keys.repository.js';
import { MembersRepository } from '../../src/modules/profile/members.repository.js';
import { ADMINISTRATORS_ACTS } from '../../src/platform/audit/audit-actions.js';
import { toAuditRow } from '../../src/platform/audit/audit-event.js';
import { AuditRepository } from '../../src/platform/audit/audit.repository.js';
import { JOBS } from '../../src/platform/jobs/job-list.js';
import { JobsRepository } from '../../src/platform/jobs/jobs.repository.js';
import { MailOutboxRepository } from '../../src/platform/mail/mail-outbox.repository.js';
import { PageActsRepository } from '../../src/modules/page-staff/page-acts.repository.js';
import { SessionsRepository } from '../../src/platform/sessions/sessions.repository.js';
import { SettingsRepository } from '../../src/platform/settings/settings.repository.js';
import { connected } from '../../src/platform/sql/connection.js';
import { REPORTING_POOL } from '../../src/platform/sql/pool-options.js';
import { Sql, type Transaction } from '../../src/platform/sql/sql.js';
import { knownStatements, type Statement } from '../../src/platform/sql/statement.js';
import { startApp, type TestApp } from '../support/app.js';
import {
  faultsOf,
  isParallel,
  planOf,
  readTables,
  rowsRead,
  type Tables,
  type Value,
} from '../support/plans.js';

/** The name of a statement per LIMIT, at the usual length of a page. */
const ofPage = (name: string) => `${name}_${DEFAULT_LIMIT}`;
/** The parameters of a list that grows, of its first page. */
const NEWEST = [BEGINNING.at, BEGINNING.id];

/** A comment on the second post with 499 replies. */
const THREAD = 900_000_000;

/** Tables with at least this many rows must not be read completely. */
const LARGE = 1_000;

let app: TestApp;
/** A connection configured like those of the request pool. */
let hot: pg.PoolClient;
/** One configured like those of the administrators' pool, where plans depend on the values. */
let reporting: pg.Client;
let tables: Tables;
beforeAll(async () => {
  app = await startApp();
  const { pool } = connected(app.nest.get(DataSource));
  const connectionString = process.env.DATABASE_URL;
  const filling = new pg.Client({ connectionString });
  await filling.connect();
  await populate(filling, { members: 40_000, posts: 200_000 });
  await filling.query(`
    INSERT INTO member_relation (member_id, other_id, kind)
    SELECT 7, n, CASE WHEN n % 2 = 0 THEN 'block' ELSE 'mute' END FROM generate_series(1001, 1200) n;
    UPDATE follow SET bell_since = now() - interval '1 week' WHERE member_id % 10 = 7;
    ALTER TABLE comment_mention DISABLE TRIGGER USER;
    INSERT INTO comment_mention (comment_id, member_id, post_id, label)
    SELECT c.id, (c.id * 7) % 40000 + 1, c.post_id, 'a' FROM comment c WHERE c.id % 5 = 0;
    ALTER TABLE comment_mention ENABLE TRIGGER USER;
    ALTER TABLE comment DISABLE TRIGGER USER;
    INSERT INTO comment (id, post_id, author_id, body, parent_id) OVERRIDING SYSTEM VALUE
    SELECT ${THREAD} + n, 2, n + 2000, 'a', CASE WHEN n > 0 THEN ${THREAD} END FROM generate_series(0, 499) n;
    ALTER TABLE comment ENABLE TRIGGER USER;
    ALTER TABLE post_mention DISABLE TRIGGER USER;
    INSERT INTO post_mention (post_id, member_id, label)
    SELECT p.id, (p.id * 7) % 40000 + 1, 'a' FROM post p WHERE p.id % 5 = 0;
    ALTER TABLE post_mention ENABLE TRIGGER USER;
    ALTER TABLE post DISABLE TRIGGER USER;
    UPDATE post SET kind = 'question', title = 'Question number ' || id,
           answer_id = CASE WHEN id % 200 = 0 THEN (SELECT min(c.id) FROM comment c WHERE c.post_id = post.id) END
     WHERE id % 100 = 0;
    ALTER TABLE post ENABLE TRIGGER USER;
    INSERT INTO accepted_answer (post_id, comment_id) SELECT id, answer_id FROM post WHERE answer_id IS NOT NULL;
    INSERT INTO poll (post_id, multiple, closes_at, started, told, voters)
    SELECT n * 100 + 10, true, now() + interval '1 day', true, false, 10000 FROM generate_series(0, 99) n;
    INSERT INTO poll_option (id, post_id, place, text, votes) OVERRIDING SYSTEM VALUE
    SELECT q.post_id * 10 + n, q.post_id, n, 'Option ' || n, 5000 FROM poll q, generate_series(1, 6) n;
    UPDATE post SET has_poll = true WHERE id IN (SELECT post_id FROM poll);
    INSERT INTO poll_vote (post_id, member_id, option_id)
    SELECT q.post_id, n, q.post_id * 10 + 1 FROM poll q, generate_series(1, CASE WHEN q.post_id = 10 THEN 10000 ELSE 200 END) n;
    SELECT seal_feed_blocks(256, 1000000, '1 minute');
    INSERT INTO saved_post (member_id, post_id)
    SELECT n % 40000 + 1, (n * 13) % 200000 + 1 FROM generate_series(1, 200000) n ON CONFLICT DO NOTHING;
    INSERT INTO saved_post (member_id, post_id)
    SELECT 9, n * 17 FROM generate_series(1, ${MAX_SAVED}) n ON CONFLICT DO NOTHING;
    INSERT INTO topic (key, label) SELECT 'topic' || n, 'Topic' || n FROM generate_series(1, 20000) n;
    INSERT INTO post_topic (post_id, key, created_at)
    SELECT p.id, 'topic' || CASE WHEN k = 0 THEN 1 ELSE p.id % 20000 + 1 END, p.created_at
      FROM post p, generate_series(0, 1) k ON CONFLICT DO NOTHING;
    INSERT INTO page_pin (page_id, post_id, until)
    SELECT page_id, id, now() + interval '1 week'
      FROM (SELECT page_id, id, row_number() OVER (PARTITION BY page_id ORDER BY id) AS n FROM post WHERE page_id IS NOT NULL) p
     WHERE n <= 3;
    INSERT INTO page_role (page_id, member_id)
    SELECT page_id, member_id
      FROM (SELECT page_id, member_id, row_number() OVER (PARTITION BY page_id ORDER BY member_id) AS n FROM follow) f WHERE n <= 10;
    INSERT INTO page_act (page_id, actor_id, act, member_id)
    SELECT g.id, g.creator_id, 'moderator_added', (g.id * 7 + n) % 40000 + 1 FROM page g, generate_series(1, 50) n;
    INSERT INTO page_act (page_id, actor_id, act, member_id)
    SELECT 3, 3, 'moderator_added', n % 40000 + 1 FROM generate_series(1, 5000) n;
    INSERT INTO page_ban (page_id, member_id, by_id, reason)
    SELECT 3, n, 3, 'Advertises' FROM generate_series(10001, 11000) n;
    INSERT INTO page_ban (page_id, member_id, by_id, reason)
    SELECT g.id, (g.id * 7 + n) % 40000 + 1, g.creator_id, 'Advertises' FROM page g, generate_series(1, 20) n WHERE g.id <> 3;
    INSERT INTO page_transfer (page_id, to_id, expires_at)
    SELECT page_id, min(member_id), now() + interval '6 days' FROM follow WHERE page_id <> 3 GROUP BY page_id
    UNION ALL SELECT 3, max(member_id), now() + interval '5 days' FROM follow WHERE page_id = 3 HAVING count(*) > 0;
    ANALYZE page_role, page_act, page_ban, page_transfer;
    ALTER TABLE opening DISABLE TRIGGER USER;
    INSERT INTO opening (kind, page_id, poster_id, title, field, about, mode, hours_week, weeks, closes_on, places, state, opened_at)
    SELECT 'volunteering', g.id, g.creator_id, 'Work for somebody', 'other', 'What there is to do', 'remote', 4, 4, '2040-01-01', 9, 'open', now()
      FROM page g WHERE g.id <= 400;
    ALTER TABLE opening ENABLE TRIGGER USER;
    ALTER TABLE application DISABLE TRIGGER USER;
    INSERT INTO application (opening_id, member_id, kind, title, organisation, note, state, ended_at)
    SELECT o.id, (o.id * 97 + n * 11) % 40000 + 1, o.kind, o.title, 'Page', 'I would like to', 'completed', now()
      FROM opening o, generate_series(1, 50) n;
    ALTER TABLE application ENABLE TRIGGER USER;
    ALTER TABLE record DISABLE TRIGGER USER;
    INSERT INTO record (serial, application_id, page_id, issuer_id, member_id, kind, holder_name, page_title, issuer_name, role, done,
                        worked_from, worked_to, state, credential, code, key_id, issued_at, accepted_at)
    SELECT 'record-' || a.id, a.id, o.page_id, o.poster_id, a.member_id, 'volunteering', m.name, 'Page ' || o.page_id, 'Issuer', 'Helper no. ' || a.id,
           'What was done, by hand', '2026-06-01', '2026-06-02', 'accepted', repeat('a', 1500), repeat('a', 400), 'key',
           now() - a.id * interval '1 minute', now()
      FROM application a JOIN opening o ON o.id = a.opening_id JOIN member m ON m.id = a.member_id;
    ALTER TABLE record ENABLE TRIGGER USER;
    ANALYZE opening, application, record;
    ANALYZE topic, post_topic, poll, poll_option, poll_vote, member_relation, follow, comment_mention, post_mention, page_pin, feed_block, feed_block_group;`);
  // So that reading an index is enough, as usual.
  await filling.query('VACUUM (ANALYZE) saved_post, post, record');
  tables = await readTables(filling, LARGE);
  await filling.end();
  hot = await pool.connect();
  reporting = new pg.Client({ connectionString, ...REPORTING_POOL });
  await reporting.connect();
}, 900_000);
afterAll(async () => {
  hot.release();
  await reporting.end();
  await app.close();
});

function named(name: string): Statement {
  const found = knownStatements().find((statement) => statement.name === name);
  if (!found) throw new Error(`There is no statement ${name}; it was renamed or removed`);
  return found;
}

const newAdministrator = {
  userName: 'registrar',
  passwordHash: 'a',
  role: 'administrator',
  email: null,
} as const;

/** As a parameter of a statement. */
const ACTS = `{${ADMINISTRATORS_ACTS.join(',')}}`;

/** Statements of the administrators' pool, with typical values. */
const REPORTS: [name: string, values: Value[]][] = [
  ['admin_users_stats', []],
  ...MEMBER_SORTS.flatMap((sort) =>
    ORDERS.flatMap((order): [string, Value[]][] => [
      ...['listed', 'active', 'suspended', 'deleted'].map((status): [string, Value[]] => [
        `admin_users_all_${sort}_${order}`,
        [10, 0, status],
      ]),
      [`admin_users_found_${sort}_${order}`, [10, 0, 'listed', 'member4711', 'member4711', '']],
      ...(sort === 'email'
        ? []
        : [
            [`admin_users_named_${sort}_${order}`, [10, 0, 'listed', 'member4711', '']] satisfies [
              string,
              Value[],
            ],
          ]),
    ]),
  ),
  ['admin_users_all_createdAt_desc', [10, 39_990, 'listed']],
  ['admin_users_found_createdAt_desc', [10, 0, 'listed', '6000183729', '6000183729', '']],
  ['admin_users_found_createdAt_desc', [10, 0, 'listed', 'nobody is called so', 'nobody is called so', '']],
  [
    'admin_users_found_createdAt_desc',
    [10, 0, 'suspended', 'nobody is called so', 'nobody is called so', ''],
  ],
  ['admin_users_found_createdAt_desc', [10, 0, 'listed', '', '', 'no such college']],
  ['admin_users_found_college_asc', [10, 0, 'active', 'anan', 'anan', 'no such college']],
  ['admin_user_member', [7]],
  ['admin_user_counts', [7]],
  ['admin_user_audit', [7]],
  ['admin_user_decisions', [7, ACTS]],
  ['admin_audit_page', [null, null, null, null, null, 10, 0]],
  ['admin_audit_page', ['{sign_in_failed}', null, null, '2026-01-01', '2026-12-31', 10, 0]],
  ['admin_audit_page', [null, 1, null, '2026-01-01', '2026-12-31', 10, 0]],
  ['admin_audit_page', [null, null, 7, null, null, 10, 0]],
  ['admin_audit_count', [null, null, null, '2026-01-01', '2026-12-31']],
  ['admin_audit_count', ['{sign_in_failed}', null, null, null, null]],
  ['admin_audit_count', [null, 1, null, null, null]],
  ['admin_audit_count', [null, null, 7, null, null]],
  ['admin_audit_page', [ACTS, null, null, null, null, 10, 0]],
  ['admin_audit_count', [ACTS, null, null, null, null]],
  ['admin_audit_found_page', [null, null, null, null, null, 10, 0, 'member4711', 'member4711']],
  [
    'admin_audit_found_page',
    [ACTS, null, null, null, null, 10, 0, 'nobody is called so', 'nobody is called so'],
  ],
  ['admin_audit_found_count', [null, null, null, null, null, 'member4711', 'member4711']],
  ['admin_audit_account_days', [ACTS, null, null, null, '2026-01-01T00:00:00Z']],
  ['admin_users_timeline', ['2026-01-01', '2026-12-31']],
  ['admin_users_export', ['', '', 'infinity', 0, 'listed', '']],
  ['admin_users_export', ['', '', '2026-01-01', 20_000, 'listed', '']],
  ['admin_users_export', ['', '', 'infinity', 0, 'suspended', '']],
  ['admin_users_export', ['', '', 'infinity', 0, 'deleted', '']],
  ['admin_users_export', ['member4711', 'member4711', 'infinity', 0, 'listed', '']],
  ['admin_users_export', ['', '', 'infinity', 0, 'listed', 'no such college']],
  ['admin_posts_all', [10, 0]],
  ['admin_posts_all', [10, 100_000]],
  ['admin_posts_found', [10, 0, 'member4711']],
  ['admin_posts_found', [10, 0, 'nobody writes so']],
  ['admin_posts_of_member', [7]],
  ['admin_pages_all', [10, 0]],
  ['admin_pages_found', [10, 0, 'nobody writes so']],
  ['admin_pages_of_member', [7]],
  ['admin_posts_one', [10, 0, 7]],
  ['admin_pages_one', [10, 0, 7]],
  ['admin_comments_one', [10, 0, 7]],
  ['admin_posts_removed', [10, 0, '', null]],
  ['admin_pages_removed', [10, 0, '', null]],
  ['admin_comments_removed', [10, 0, '', null, null]],
  ['session_count_live', [1_800, 1_800]],
  ['admin_comments_all', [10, 0]],
  ['admin_comments_found', [10, 0, 'member4711']],
  ['admin_comments_found', [10, 0, 'nobody writes so']],
  ['admin_comments_of_post', [10, 0, '', 1]],
  ['admin_records_all', [10, 0]],
  ['admin_records_in_state', [10, 0, 'accepted']],
  ['admin_records_in_state', [10, 0, 'revoked']],
  ['admin_records_found', [10, 0, 'no such holder', null]],
  ['admin_records_found', [10, 0, 'helper no. 4711', 'accepted']],
  ['export_records', [7, 0]],
  ['export_issued_records', [7, 0]],
  ['popular_posts', []],
  ['export_profile', [7]],
  ['export_account', [7]],
  ['export_posts', [7, 0]],
  ['export_comments', [7, 0]],
  ['export_likes', [7, 0]],
  ['export_votes', [7, 0]],
  ['export_pages', [7, 0]],
  ['export_page_transfers', [7, 0]],
  ['export_follows', [7, 0]],
  ['export_relations', [7, 0]],
  ['export_notifications', [7, 0]],
  ['export_muted_posts', [7, 0]],
  ['export_saved_posts', [7, 0]],
  ['export_mentions_in_posts', [7, 0]],
  ['export_mentions_in_comments', [7, 0]],
  ['export_notified_devices', [7, 0]],
  ['export_pictures', [7, '']],
  ['export_reports', [7, 0]],
  ['export_decisions', [7, 0]],
];

/**
 * There is no tally of all comments, so an administrator's list counts them: from an index if rows are long, from the
 * table if they are as short as here.
 */
const COUNTED: Record<string, RegExp> = {
  // All acts of a week, once in ten minutes: of these few weeks most are of the last one. The posts of that week are put into order.
  popular_posts: /^(reads the whole table (post_like|comment|member)|sorts about \d{4} rows)$/,
  admin_comments_all: /^reads the whole table comment$/,
  session_count_live: /^reads the whole table session$/,
  // PostgreSQL expects half a percent of all texts to have a word that is not frequent; a few do.
  admin_posts_found: /^sorts about 1?\d{3} rows$/,
  admin_comments_found: /^sorts about [1-4]?\d{3} rows$/,
};

/**
 * What each statement actually reads with 200,000 posts, including triggers and functions: with the deepest pages, and
 * with the post that has the most likes and comments.
 */
const READS: [name: string, values: Value[], most: number][] = [
  [ofPage('feed_everybody'), ['{7}', 0], 60],
  [ofPage('feed_everybody'), ['{7}', 10_000], 60],
  // Pages far back, and the last: the rows that are passed over are only read in the index.
  [ofPage('feed_deep'), ['{7}', 100_000], 60],
  [ofPage('feed_deep'), ['{7}', 199_990], 60],
  [ofPage('feed_deep'), ['{7}', 1_000_000], 10],
  // Member 7 conceals 200 members with five posts each.
  [ofPage('feed_deep_concealing'), ['{7}', 190_000, 7], 500],
  [ofPage('feed_page'), ['{7}', 0, 3], 60],
  [ofPage('feed_member'), ['{7}', 0, 3], 60],
  // Whom member 7 conceals, and fifty places.
  [ofPage('feed_popular'), ['{7}', 0, null], 200],
  [ofPage('feed_popular'), ['{7}', 0, 7], 600],
  // Of every page's pins three are read, and whom member 7 conceals.
  ['page_pins', ['{7}', 3, null], 30],
  ['page_pins', ['{7}', 3, 7], 430],
  ['page_pins', ['{7}', 1_000_000, null], 20],
  // Every post has the topic topic1: 500 of them are read, and whom member 7 conceals.
  [ofPage('feed_topic'), ['{7}', 0, 'topic1', null], 1_200],
  [ofPage('feed_topic'), ['{7}', 0, 'topic1', 7], 2_000],
  [ofPage('feed_topic'), ['{7}', 0, 'topic4711', null], 80],
  [ofPage('feed_topic'), ['{7}', 0, 'none', null], 10],
  ['topics_found', [null, 'topic1'], 6_000],
  ['topics_found', [7, ''], 6_000],
  ['topics_found', [null, 'none'], 2_500],
  ['topics_suggested', [null, 'topic1'], 6_000],
  ['topics_suggested', [7, ''], 6_000],
  ['topics_batch_end', [1_000], 600],
  ['topics_batch', [1_000, 1_500], 600],
  // Eleven run it, and fifty acts of 5,050 are shown, with two members each, and all are counted.
  ['page_staff_list', [3], 80],
  ['page_staff_role', [3, 5], 10],
  ['page_staff_lock_member', [3], 10],
  ['page_staff_lock_banned', [3], 10],
  ['page_ban_add', [3, 20_001, 3, 'Why'], 20],
  ['page_ban_lift', [3, 1_000_000], 10],
  ['page_ban_state', [3, 5], 10],
  ['page_bans', [3, 50, 0], 5_500],
  // Two looks at who runs the page, eleven each.
  ['page_removal_post', [1, 5], 60],
  ['page_removal_comment', [1, 5], 60],
  ['page_staff_lock_page', [3], 5],
  ['page_staff_count', [3], 20],
  ['page_staff_add', [3, 1_000_000], 10],
  ['page_staff_remove', [3, 5], 10],
  ['page_acts', [3, 50, 0], 5_500],
  ['page_transfer_waiting', [3], 10],
  ['page_transfer_offer', [3, 1_000_000], 10],
  ['page_transfer_end', [3], 10],
  ['page_transfer_expire', [], 10],
  ['page_transfer_tell', [3, 5, 'transfer'], 20],
  ['page_transfer_untell', [3, 5], 10],
  ['page_transfer_lock_party', [3], 10],
  ['page_transfer_lock_page', [3], 5],
  ['page_transfer_owner', [3], 5],
  ['page_transfer_of_mail', [5, '2040-01-01', 'handed over'], 150],
  ['page_transfer_of_mail', [5, '2040-01-01', 'taken over'], 150],
  ['page_pin_page', [1], 5],
  ['page_pin_lock', [3], 5],
  ['page_pin_add', [3, 1, '2040-01-01'], 30],
  ['page_pin_end', [3, 1], 10],
  // Member 7 conceals 200 members: each is read once, and the counter or the posts of each.
  [ofPage('feed_everybody_concealing'), ['{7}', 0, null, 7], 500],
  [ofPage('feed_page_concealing'), ['{7}', 0, 3, 7], 500],
  [ofPage('feed_member_concealing'), ['{7}', 0, 3, 7], 300],
  // Member 7 follows and created about ten pages; the second reads what 200 members wrote there.
  [ofPage('feed_following'), ['{7}', 0, 7], 400],
  [ofPage('feed_following_concealing'), ['{7}', 0, 7], 1000],
  // Of 200,000 posts a hundredth are questions, half of them answered. A list counts up to 500.
  [ofPage('feed_titled_all'), ['{7}', 0, 'question', 8], 700],
  [ofPage('feed_titled_unanswered'), ['{7}', 490, 'question', 8], 700],
  [ofPage('feed_titled_mine'), ['{7}', 0, 'question', 3], 100],
  [ofPage('feed_titled_all_found'), ['{7}', 0, 'question', 8, '4200', '4200'], 400],
  ['answer_of_post', [100, null], 10],
  ['answer_of_post', [100, 7], 220],
  ['public_article', [100], 5],
  ['post_by_id', ['{7}', 1, null], 10],
  ['post_by_id', ['{7}', 1, 7], 220],
  ['like_page_concealing', [1, 11, 0, ...NEWEST, 7], 500],
  ['like_faces', ['{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20}'], 400],
  ['like_faces_concealing', ['{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20}', 7], 900],
  ['comment_page_concealing', [1, 11, 0, ...NEWEST, 7], 750],
  ['relation_page', [7, 10, 0], 450],
  // Member 7 conceals 200 members and saved a few posts. Member 9 saved as many as one may: they are counted once, and only
  // the posts of one page are read again.
  ['saved_post_page', [7, 10, 0], 420],
  ['saved_post_page', [9, 10, 0], MAX_SAVED + 300],
  ['saved_post_add', [9, 5], 10],
  ['saved_post_end', [9, 17], 10],
  // Member 7 has notifications of about ten posts and about ten bells, and conceals 200 members.
  ['notification_page', [7, 10, 0], 600],
  ['notification_badge', [7], 300],
  ['notification_read_some', [7, '{1,2,3}', '{3}'], 100],
  ['notification_read_all', [7], 1000],
  ['notification_forget_old', [0], 20_000],
  // Of two members one has a badge that was not told, which is counted. Five new posts, by authors in a few relations.
  ['live_unread', ['{7,8}', '{NULL,""}'], 600],
  ['live_posts', ['{7,8}', '{}'], 300],
  ['live_since', ['{7,8}', '{199990,199990}', '{false,true}'], 900],
  ['live_counts_of', ['{7,8}', '{1,2}', 'f'], 700],
  ['live_counts', ['{1,2}', '{0,0}', '{0,0}'], 20],
  ['live_gone', ['{1,2}'], 20],
  // Whom member 7 conceals is read three times, and nobody else's acts.
  ['posts_seen', [7, '{1,2,3,4,5,6,7,8,9,10}'], 900],
  // One notification; or the newest post on one page, and its first 101 acts.
  ['push_told', [7, 1, null], 100],
  ['push_told', [7, null, 3], 300],
  // Ten, and in some runs eleven.
  [
    'post_insert',
    [7, 3, '<p>a</p>', '[]', '{}', '{}', 'post', null, 'f', 'feeds/create', null, 'print', null, 'f'],
    12,
  ],
  // Each mentioned member is locked, looked up and told, after a look at what they mute and block.
  ['mention_reachable', [7, '{8,9,10}'], 30],
  [
    'post_insert',
    [
      7,
      3,
      '<p>@a @b</p>',
      '[]',
      '{8,9}',
      '{a,b}',
      'post',
      null,
      'f',
      'feeds/create',
      'key',
      'print',
      null,
      'f',
    ],
    80,
  ],
  ['post_mention_set', [1, '{8,9}', '{a,b}'], 60],
  ['comment_update_mentioning', [1, '@a @b', null, '{8,9}', '{a,b}'], 60],
  ['post_delete', [1], 300],
  ['content_withhold', ['post', 1, null], 20],
  ['content_withhold', ['comment', 1, null], 20],
  ['removals_page', [7, 10, 0], 10],
  // Of 10,000 who voted, one; and each viewer's votes alone.
  ['poll_vote', [10, 7, '{102,103}'], 40],
  ['poll_of', [10, 7], 12],
  ['poll_clear', [10], 5],
  ['poll_close', [10], 5],
  ['poll_end', [], 10],
  ['poll_forget_votes', [], 10_100],
  ['like_toggle', [1, '{7}', 't'], 10],
  // Seven for each member, and never the post's other likes.
  ['like_toggle', [1, '{7,8,9,10,11}', 'f'], 36],
  ['like_page', [1, 11, 0, ...NEWEST], 60],
  ['comment_page', [1, 11, 0, ...NEWEST], 60],
  // Up to 21 members are told, each after a look at what they mute and block.
  // Whom it tells, and how many times the author told them that day.
  ['comment_insert', [1, 7, 'a', '{}', '{}', 'comments/create', null, 'print'], 130],
  ['comment_insert', [1, 7, '@a @b', '{8,9}', '{a,b}', 'comments/create', 'key', 'print'], 180],
  ['comment_by_id', [1, 7], 60],
  // Ten comments and two replies to one of them, and how many replies each has.
  ['comment_threads', [2, 11, 0, ...NEWEST], 700],
  ['comment_threads_concealing', [2, 11, 0, ...NEWEST, 7], 1_500],
  ['comment_replies', [2, 11, 0, OLDEST.at, OLDEST.id, THREAD], 600],
  ['comment_replies_concealing', [2, 11, 0, OLDEST.at, OLDEST.id, THREAD, 7], 1_000],
  ['comment_parent', [THREAD, null], 10],
  ['comment_parent', [THREAD, 7], 220],
  // The replies are counted, and whom it tells is looked for among the latest 200.
  ['comment_insert_reply', [2, 7, 'a', '{}', '{}', 'comments/create', null, 'print', THREAD], 1_300],
  ['comment_delete', [1], 10],
  [ofPage('page_list_all'), [7, 0], 60],
  [ofPage('page_list_all_active'), [7, 0], 60],
  [ofPage('page_list_all_active'), [7, 100], 300],
  [ofPage('page_list_following_active'), [7, 0], 300],
  [ofPage('page_list_postable_active'), [7, 0], 300],
  // Of a member who conceals nobody, and of one who conceals 200.
  ['page_suggestions', [8], 60],
  ['page_suggestions', [7], 300],
  ['page_by_id', [7, 3], 10],
  // A name that 4,000 of the 40,000 members have, a name of nobody, some pages and some posts.
  ['search_people', [7, "'kabir':*", 'kabir', 10, 0], 5_500],
  ['search_people', [7, "'xyz':*", 'xyz', 10, 0], 10],
  ['search_pages', [10, "'page' & '11':*", 0], 10],
  ['search_posts', [7, "'4711'", 10, 0], 60],
  ['search_suggestions', [7, "'kab':*", 1], 5_500],
  ['search_index_posts', [100_000], 1_200],
  ['follow_toggle', [3, 7], 10],
  // Of 20,000 records a member has one or two. Member 7 conceals 200 members.
  ['record_by_serial', ['record-4711'], 10],
  ['record_of_application', [4711], 5],
  ['record_list', [8, null, 9, 10, 0], 20],
  ['record_list', [7, 7, 9, 10, 0], 450],
  ['record_parties', [4711], 30],
  ['record_issuer', ['record-4711'], 10],
  ['record_lock', ['record-4711'], 5],
  ['record_accept', ['record-4711', 'a', 'b', 'c'], 5],
  ['record_revoke', ['record-4711', 'Wrong dates', 'page'], 5],
  ['record_revoker', ['record-4711'], 10],
  ['record_delete', ['record-4711'], 5],
];

const REMOVABLE = ['post', 'page', 'comment'] as const;
const MEMBER = {
  name: 'A new member',
  email: 'new@example.in',
  phone: '9000000000',
  collegeName: null,
  collegeYear: null,
  courseName: null,
  termsVersion: '2025-04-18',
};
const newMember = (tx: Transaction) => of(MembersRepository).insert(MEMBER, tx);
const PAGE = { title: 'a', description: 'a', category: 'Club', imagePath: null } as const;
const JOB = { ...JOBS.sendMail, run: () => Promise.resolve() };
const SESSION = {
  id: randomUUID(),
  kind: 'member',
  accountId: '1',
  device: 'a browser',
  expiresAt: new Date('2040-01-01'),
} as const;
const MAIL = {
  ...{ id: '1', kind: 'nothing', recipient: 'nobody@example.in', memberId: null, isTooOld: false },
  ...{ createdAt: new Date(), tries: 0, onlyOnce: false },
};
const PUSH = {
  ...{ id: '1', subscriptionId: '1', memberId: '1', notificationId: '1', pageId: null, tries: 0 },
  ...{ endpoint: 'https://push.example/1', p256dh: 'a', auth: 'a' },
};
const MAIL_TOKEN = { memberId: '1', purpose: 'confirm email', value: 'member1@example.in' } as const;

/**
 * The methods of the repositories that query through TypeORM. Each is called once in a transaction that is rolled back,
 * so that the plans of queries built by TypeORM are checked like those of statements.
 */
const BUILT: Record<string, (tx: Transaction) => Promise<unknown>> = {
  'AccountLifeRepository.hide': async (tx) => of(AccountLifeRepository).hide(await newMember(tx), tx),
  'AccountLifeRepository.isThere': (tx) => of(AccountLifeRepository).isThere('1', tx),
  'AccountLifeRepository.isTooYoung': (tx) => of(AccountLifeRepository).isTooYoung('1', tx),
  'AccountLifeRepository.noteTooYoung': (tx) => of(AccountLifeRepository).noteTooYoung('1', tx),
  'AgeRepository.band': () => of(AgeRepository).band('1'),
  'AgeRepository.setBand': (tx) => of(AgeRepository).setBand('1', 'adult', tx),
  'AgeRepository.consentDueAt': () => of(AgeRepository).consentDueAt('1'),
  'AgeRepository.endDue': (tx) => of(AgeRepository).endDue('1', tx),
  'AgeRepository.nameOfMinor': () => of(AgeRepository).nameOfMinor('1'),
  'GuardianConsentsRepository.of': () => of(GuardianConsentsRepository).of('1'),
  'GuardianConsentsRepository.ask': (tx) => of(GuardianConsentsRepository).ask('1', Buffer.from('a'), tx),
  'GuardianConsentsRepository.renew': () =>
    of(GuardianConsentsRepository).renew('1', Buffer.from('a'), Buffer.from('a')),
  'GuardianConsentsRepository.byToken': () => of(GuardianConsentsRepository).byToken(Buffer.from('a')),
  'GuardianConsentsRepository.answer': (tx) =>
    of(GuardianConsentsRepository).answer('1', { state: 'refused' }, tx),
  'GuardianConsentsRepository.record': (tx) => of(GuardianConsentsRepository).record('1', tx),
  'GuardianConsentsRepository.forget': (tx) => of(GuardianConsentsRepository).forget('1', tx),
  'AccountPurgeRepository.next': () => of(AccountPurgeRepository).next(),
  'AccountPurgeRepository.removeMember': async (tx) =>
    of(AccountPurgeRepository).removeMember(await newMember(tx), tx),
  'AdminRemovalsRepository.state': async (tx) => {
    for (const kind of REMOVABLE) await of(AdminRemovalsRepository).state(kind, '1', tx);
  },
  'AdminRemovalsRepository.withheldAt': async (tx) => {
    for (const kind of REMOVABLE) await of(AdminRemovalsRepository).withheldAt(kind, '1', tx);
  },
  'AdminRemovalsRepository.show': async (tx) => {
    const ids = { post: '1', page: await of(PagesRepository).insert('1', PAGE, tx), comment: '1' };
    for (const kind of REMOVABLE) {
      await of(MeasuresRepository).withhold(kind, ids[kind], null, tx);
      await of(AdminRemovalsRepository).show(kind, ids[kind], tx);
    }
  },
  'AdminUserStatusRepository.lock': (tx) => of(AdminUserStatusRepository).lock('1', tx),
  'AdminUserStatusRepository.get': (tx) => of(AdminUserStatusRepository).get('1', tx),
  'AdministratorsRepository.byUserName': () => of(AdministratorsRepository).byUserName('registrar'),
  'AdministratorsRepository.byId': () => of(AdministratorsRepository).byId('1'),
  'AdministratorsRepository.byEmail': () => of(AdministratorsRepository).byEmail('a@example.in'),
  'AdministratorsRepository.lockIfUnchanged': (tx) =>
    of(AdministratorsRepository).lockIfUnchanged({ id: '1', passwordHash: 'a' }, tx),
  'AdministratorsRepository.changePassword': (tx) =>
    of(AdministratorsRepository).changePassword({ id: '1', passwordHash: 'a' }, 'b', tx),
  'AdministratorsRepository.setPassword': (tx) =>
    of(AdministratorsRepository).setPassword('registrar', 'b', tx),
  'AdministratorsRepository.insert': (tx) => of(AdministratorsRepository).insert(newAdministrator, tx),
  'AdministratorsRepository.count': () => of(AdministratorsRepository).count(),
  'AdministratorsRepository.lockAdministrator': (tx) =>
    of(AdministratorsRepository).lockAdministrator({ id: '1', passwordHash: 'a' }, tx),
  'AdministratorsRepository.taken': (tx) => of(AdministratorsRepository).taken('registrar', tx),
  'AdministratorsRepository.exists': (tx) => of(AdministratorsRepository).exists('1', tx),
  'AdministratorsRepository.isLast': (tx) => of(AdministratorsRepository).isLast('1', tx),
  'AdministratorsRepository.setRole': (tx) => of(AdministratorsRepository).setRole('1', 'moderator', tx),
  'AdministratorsRepository.forgetPassword': (tx) => of(AdministratorsRepository).forgetPassword('1', tx),
  'AdministratorsRepository.remove': (tx) => of(AdministratorsRepository).remove('1', tx),
  'AdministratorSetupRepository.find': () => of(AdministratorSetupRepository).find(Buffer.from('a')),
  'AdministratorSetupRepository.withoutPassword': () =>
    of(AdministratorSetupRepository).withoutPassword('registrar@example.in'),
  'AdministratorSetupRepository.setPassword': (tx) =>
    of(AdministratorSetupRepository).setPassword('1', 'a', tx),
  'AdministratorSetupRepository.use': (tx) => of(AdministratorSetupRepository).use(Buffer.from('a'), tx),
  'AdministratorSetupRepository.end': (tx) => of(AdministratorSetupRepository).end('1', tx),
  'LastChangeRepository.find': async (tx) => {
    await of(LastChangeRepository).find('1', ['member_suspended', 'member_reinstated'], null, tx);
    await of(LastChangeRepository).find(
      '1',
      ['post_removed', 'post_restored'],
      { kind: 'post', id: '1' },
      tx,
    );
  },
  'AuditRepository.insert': (tx) =>
    of(AuditRepository).insert(toAuditRow({ action: 'members_exported', actor: 'system' }), tx),
  'CredentialsRepository.insert': async (tx) => {
    // Every member has one.
    await tx.manager.delete(MemberCredential, { memberId: '1' });
    await of(CredentialsRepository).insert('1', 'a', tx);
  },
  'CredentialsRepository.byEmail': () => of(CredentialsRepository).byEmail('member1@example.in'),
  'CredentialsRepository.byPhone': () => of(CredentialsRepository).byPhone('6000000039'),
  'CredentialsRepository.ofMember': () => of(CredentialsRepository).ofMember('1'),
  'CredentialsRepository.lockIfUnchanged': (tx) =>
    of(CredentialsRepository).lockIfUnchanged({ memberId: '1', passwordHash: 'a' }, tx),
  'CredentialsRepository.change': (tx) =>
    of(CredentialsRepository).change({ memberId: '1', passwordHash: 'a' }, 'b', tx),
  'CredentialsRepository.renew': () =>
    of(CredentialsRepository).renew({ memberId: '1', passwordHash: 'a' }, 'b'),
  'EmailKeysRepository.missing': (tx) => of(EmailKeysRepository).missing(tx),
  'JobsRepository.due': () => of(JobsRepository).due([JOB]),
  'JobsRepository.end': () => of(JobsRepository).end(JOB, null),
  'JobsRepository.status': () => of(JobsRepository).status([JOB]),
  'MailOutboxRepository.add': (tx) => of(MailOutboxRepository).add('nothing', 'nobody@example.in', null, tx),
  'MailOutboxRepository.addOnlyOnce': (tx) =>
    of(MailOutboxRepository).addOnlyOnce('nothing', [{ recipient: 'nobody@example.in', memberId: '1' }], tx),
  'MailOutboxRepository.lengthOnlyOnce': () => of(MailOutboxRepository).lengthOnlyOnce(),
  'MailOutboxRepository.done': () => of(MailOutboxRepository).done(MAIL),
  'MailOutboxRepository.postpone': async () => {
    await of(MailOutboxRepository).postpone(MAIL);
    await of(MailOutboxRepository).postpone({ ...MAIL, onlyOnce: true });
  },
  'MailOutboxRepository.length': () => of(MailOutboxRepository).length(),
  'MailTokensRepository.insert': (tx) =>
    of(MailTokensRepository).insert(Buffer.from('token'), MAIL_TOKEN, tx),
  'MailTokensRepository.renew': () => of(MailTokensRepository).renew(MAIL_TOKEN, Buffer.from('other')),
  'MailTokensRepository.find': () => of(MailTokensRepository).find(Buffer.from('token')),
  'MailTokensRepository.findOf': () => of(MailTokensRepository).findOf('1', 'change email'),
  'MailTokensRepository.use': (tx) => of(MailTokensRepository).use(Buffer.from('token'), tx),
  'MailTokensRepository.end': (tx) => of(MailTokensRepository).end('1', 'confirm email', tx),
  'MembersRepository.address': () => of(MembersRepository).address('1'),
  'MembersRepository.lockAddress': (tx) => of(MembersRepository).lockAddress('1', tx),
  'MembersRepository.confirmAddress': (tx) => of(MembersRepository).confirmAddress('1', tx),
  'MembersRepository.changeAddress': (tx) => of(MembersRepository).changeAddress('1', 'new@example.in', tx),
  'MembersRepository.isAddressTaken': () => of(MembersRepository).isAddressTaken('member1@example.in', '2'),
  'MembersRepository.insert': (tx) => of(MembersRepository).insert(MEMBER, tx),
  'PagesRepository.removalFor': () => of(PagesRepository).removalFor('1', '1'),
  'ProjectsRepository.removalFor': () => of(ProjectsRepository).removalFor('1', '1'),
  'PagesRepository.insert': (tx) => of(PagesRepository).insert('1', PAGE, tx),
  'PagesRepository.forUpdate': (tx) => of(PagesRepository).forUpdate('1', tx),
  'PagesRepository.setBell': () => of(PagesRepository).setBell('1', '1', true),
  'PagesRepository.update': (tx) => of(PagesRepository).update('1', PAGE, tx),
  'PasswordResetsRepository.insert': (tx) =>
    of(PasswordResetsRepository).insert(Buffer.from('token'), '1', tx),
  'PasswordResetsRepository.end': (tx) => of(PasswordResetsRepository).end('1', tx),
  'PasswordResetsRepository.find': () => of(PasswordResetsRepository).find(Buffer.from('token')),
  'PasswordResetsRepository.use': (tx) => of(PasswordResetsRepository).use(Buffer.from('token'), tx),
  'PushRepository.remove': () => of(PushRepository).remove('1', 'https://push.example/1'),
  'PushRepository.has': () => of(PushRepository).has('1', 'https://push.example/1'),
  'PushRepository.setWorks': async () => {
    await of(PushRepository).setWorks(PUSH, true);
    await of(PushRepository).setWorks(PUSH, false);
  },
  'PushRepository.forgetDevice': () => of(PushRepository).forgetDevice(PUSH),
  'PushRepository.forgetDeadDevice': () => of(PushRepository).forgetDeadDevice(PUSH),
  'PushRepository.countDevices': () => of(PushRepository).countDevices(),
  'PushRepository.countWaiting': () => of(PushRepository).countWaiting(),
  'PageActsRepository.insert': (tx) =>
    of(PageActsRepository).insert(
      { pageId: '3', actorId: '3', act: 'banned', memberId: '5', reason: 'Why' },
      tx,
    ),
  'SessionsRepository.insert': (tx) => of(SessionsRepository).insert(SESSION, tx),
  'SessionsRepository.end': () => of(SessionsRepository).end(SESSION.id),
  'SessionsRepository.endOwn': (tx) => of(SessionsRepository).endOwn(SESSION.id, 'member', '1', tx),
  'SettingsRepository.read': () => of(SettingsRepository).read('maintenance'),
  'SettingsRepository.write': (tx) => of(SettingsRepository).write('maintenance', {}, tx),
};

/** Their methods that run only statements, or no query. */
const NOT_BUILT = [
  'AccountLifeRepository.show',
  'AccountPurgeRepository.removeSome',
  'AdministratorSetupRepository.insert',
  'AdministratorsRepository.page',
  'AdministratorsRepository.takeTurn',
  'EmailKeysRepository.set',
  'EmailKeysRepository.settle',
  'EmailKeysRepository.clashes',
  'MembersRepository.taken',
  'PagesRepository.list',
  'PagesRepository.suggestions',
  'PagesRepository.byId',
  'PagesRepository.byIds',
  'PagesRepository.relationOf',
  'PagesRepository.delete',
  'PagesRepository.toggleFollow',
  'ProjectsRepository.list',
  'ProjectsRepository.byId',
  'ProjectsRepository.team',
  'ProjectsRepository.relationOf',
  'ProjectsRepository.insert',
  'ProjectsRepository.forUpdate',
  'ProjectsRepository.update',
  'ProjectsRepository.hold',
  'ProjectsRepository.ownerForDeletion',
  'ProjectsRepository.delete',
  'PushRepository.add',
  'PushRepository.queueForBells',
  'PushRepository.claim',
  'PushRepository.postpone',
  'PushRepository.pushed',
  'PushRepository.quiet',
  'PushRepository.forgetOld',
  'PushRepository.forgetUnsent',
  'GuardianConsentsRepository.expire',
  'GuardianConsentsRepository.setDue',
  'MailTokensRepository.forgetExpired',
  'PageActsRepository.page',
  'PasswordResetsRepository.forgetExpired',
  'SessionsRepository.endAll',
  'SessionsRepository.list',
  'SessionsRepository.touch',
  'SessionsRepository.lockMemberStatus',
  'SessionsRepository.memberStatus',
  'SessionsRepository.trim',
  'SessionsRepository.forgetExpired',
  'JobsRepository.start',
  'MailOutboxRepository.claim',
  'SettingsRepository.lock',
];

/** Source code of their methods. */
const HELPERS = ['constructor', 'contentById', 'inTransaction', 'ofActiveOrRestorable'];

function of<Provider>(type: new (...parts: never[]) => Provider): Provider {
  return app.nest.get(type, { strict: false });
}

/** The SQL that TypeORM builds for a call; its writes are rolled back. */
async function builtBy(call: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  const { subscribers } = app.nest.get(DataSource);
  const built: string[] = [];
  const listener = { beforeQuery: ({ query }: { query: string }) => void built.push(query) };
  subscribers.push(listener);
  const undo = new Error('Undo');
  try {
    await app.nest.get(Sql).transaction(async (tx) => {
      await call(tx);
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  } finally {
    subscribers.splice(subscribers.indexOf(listener), 1);
  }
  return built;
}

/** Every method of the providers that TypeORM's repositories are injected into. */
function methodsOnTypeorm(): string[] {
  const providers = [...app.nest.get(ModulesContainer).values()].flatMap((module) => [
    ...module.providers.values(),
  ]);
  const classes = new Set(providers.map(({ metatype }) => metatype));
  return [...classes].flatMap((type) => {
    if (typeof type !== 'function') return [];
    const injected = (Reflect.getMetadata('design:paramtypes', type) ?? []) as unknown[];
    if (!injected.includes(Repository)) return [];
    return Object.getOwnPropertyNames(type.prototype)
      .filter((method) => !HELPERS.includes(method))
      .map((method) => `${type.name}.${method}`);
  });
}

describe('with 200,000 posts', () => {
  it('the tables that grow with the campus are large', () => {
    const grown = ['member', 'session', 'follow', 'post', 'post_counter', 'post_like', 'comment', 'media'];
    const more = ['saved_post', 'application', 'record'];
    expect([...tables.large]).toEqual(expect.arrayContaining([...grown, ...more]));
  });

  // Runs first: other tests write and roll back, and an index-only scan would have to check the rows they left.
  it.each(READS)('%s of %j reads few rows', async (name, values, most) => {
    expect(await rowsRead(hot, named(name), values, tables)).toBeLessThanOrEqual(most);
  });

  // From the statements themselves, so that none can be missing.
  const hotNames = knownStatements()
    .map(({ name }) => name)
    .filter((name) => !REPORTS.some(([report]) => report === name));

  it.each(hotNames)('%s finds its rows by index', async (name) => {
    const plan = await planOf(hot, named(name));
    expect(faultsOf(plan, tables)).toEqual([]);
    expect(isParallel(plan)).toBe(false);
  });

  it.each(Object.entries(BUILT))(
    'the SQL that TypeORM builds for %s finds its rows by index',
    async (_, call) => {
      const built = await builtBy(call);
      expect(built).not.toEqual([]);
      for (const text of built) {
        const plan = await planOf(hot, { name: 'built', text, replica: false });
        expect({ text, faults: faultsOf(plan, tables) }).toEqual({ text, faults: [] });
      }
    },
  );

  it('every method that queries through TypeORM is tested', () => {
    expect([...Object.keys(BUILT), ...NOT_BUILT].sort()).toEqual(methodsOnTypeorm().sort());
  });

  it('notices a missing index', async () => {
    await hot.query('BEGIN');
    await hot.query('DROP INDEX post_visible_newest_idx');
    const faults = faultsOf(await planOf(hot, named(ofPage('feed_everybody'))), tables);
    await hot.query('ROLLBACK');
    expect(faults).toContainEqual(expect.stringMatching(/^sorts about/));
  });

  it.each(REPORTS)('%s of %j finds its rows by index', async (name, values) => {
    const faults = faultsOf(await planOf(reporting, named(name), values), tables);
    expect(faults.filter((fault) => !COUNTED[name]?.test(fault))).toEqual([]);
  });
});
