import { IS_MENTIONED } from '../../common/mention-sql.js';
import { pageOfCase } from '../../common/removal.js';
import { statement, type Statement } from '../../platform/sql/statement.js';
import { OWN_POLL } from '../feeds/polls/polls.mapper.js';

/** Rows per read: few enough to keep in memory for many members at the same time. */
export const BATCH = 200;

/** When administrators removed a row, and their note to the author; null if they did not remove it. */
const removal = (row: string) => `
            CASE WHEN ${row}.withheld = 'removed' THEN ${row}.withheld_at END AS "removedAt",
            ${row}.withheld_note AS "removalNote"`;

/** Whether a page was not deleted by its creator, or there is none. Its rows stay until a job deletes them. */
const isThere = (page: string) => `${page}.withheld IS DISTINCT FROM 'deleted'`;

/** The members whom a row of the member mentions. */
const mentions = (table: 'post' | 'comment', row: string) => `
            (SELECT coalesce(jsonb_agg(jsonb_build_object('memberId', x.member_id::text, 'name', x.label) ORDER BY x.member_id), '[]')
               FROM ${table}_mention x WHERE x.${table}_id = ${row}.id AND ${IS_MENTIONED}) AS mentions`;

/**
 * The lists of an export, by the name of their file. $1 member, $2 `key` of the last row of the previous batch (keyset
 * pagination). The file does not contain `key`.
 */
export const LISTS = {
  posts: list(
    'posts',
    `SELECT p.id AS key, p.id, p.created_at AS "createdAt", p.edited_at AS "editedAt", p.page_id AS "pageId", g.title AS "pageTitle",
            p.project_id AS "projectId", p.kind, p.title, p.is_public AS "isPublic", p.answer_id AS "answerId", p.content, p.images, c.likes, c.comments, ${mentions('post', 'p')}, ${OWN_POLL},
            ARRAY(SELECT x.key FROM post_topic x WHERE x.post_id = p.id ORDER BY x.key) AS topics, ${removal('p')}
       FROM post p JOIN post_counter c ON c.post_id = p.id LEFT JOIN page g ON g.id = p.page_id
      WHERE p.author_id = $1 AND p.id > $2::bigint AND ${isThere('g')}`,
  ),
  comments: list(
    'comments',
    `SELECT id AS key, id, created_at AS "createdAt", edited_at AS "editedAt", post_id AS "postId", parent_id AS "parentId", body AS comment,
            EXISTS (SELECT FROM accepted_answer a WHERE a.comment_id = comment.id) AS "isAcceptedAnswer",
            ${mentions('comment', 'comment')}, ${removal('comment')}
       FROM comment WHERE author_id = $1 AND id > $2::bigint`,
  ),
  likes: list(
    'likes',
    `SELECT post_id AS key, post_id AS "postId", created_at AS "createdAt"
       FROM post_like WHERE member_id = $1 AND post_id > $2::bigint`,
  ),
  votes: list(
    'votes',
    `SELECT v.post_id AS key, v.post_id AS "postId", array_agg(o.text ORDER BY o.place) AS options
       FROM poll_vote v JOIN poll_option o ON o.id = v.option_id WHERE v.member_id = $1 AND v.post_id > $2::bigint GROUP BY v.post_id`,
  ),
  pages: list(
    'pages',
    `SELECT p.id AS key, p.id, p.title, p.description, p.category, p.image_path AS picture,
            p.created_at AS "createdAt", p.updated_at AS "updatedAt", c.followers, c.posts,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('postId', x.post_id::text, 'pinnedAt', x.pinned_at, 'until', x.until)
                                       ORDER BY x.pinned_at), '[]')
               FROM page_pin x WHERE x.page_id = p.id AND x.until > now()) AS "pinnedPosts", ${removal('p')}
       FROM page p JOIN page_counter c ON c.page_id = p.id WHERE p.creator_id = $1 AND p.id > $2::bigint AND ${isThere('p')}`,
  ),
  projects: list(
    'projects',
    `SELECT p.id AS key, p.id, p.title, p.summary, p.about, p.status, p.skills, p.links, p.images, p.started_on::text AS "startedOn",
            p.finished_on::text AS "finishedOn", p.is_public AS "isPublic", p.created_at AS "createdAt", p.updated_at AS "updatedAt",
            ${removal('p')}
       FROM project p WHERE p.owner_id = $1 AND p.id > $2::bigint`,
  ),
  teams: list(
    'teams',
    `SELECT t.project_id AS key, t.project_id AS "projectId", p.title AS "projectTitle", t.role, t.joined_at AS "joinedAt"
       FROM project_member t JOIN project p ON p.id = t.project_id WHERE t.member_id = $1 AND t.project_id > $2::bigint`,
  ),
  openings: list(
    'openings',
    `SELECT o.id AS key, o.id, o.kind, o.page_id AS "pageId", o.project_id AS "projectId", o.title, o.field, o.about, o.mode, o.city,
            o.hours_week AS "hoursWeek", o.weeks, o.schedule, o.starts_on::text AS "startsOn", o.closes_on::text AS "closesOn", o.places,
            o.stipend_min AS "stipendMin", o.stipend_max AS "stipendMax", o.questions, o.state, o.reason, o.created_at AS "createdAt",
            o.opened_at AS "openedAt", o.closed_at AS "closedAt", ${removal('o')}
       FROM opening o WHERE o.poster_id = $1 AND o.id > $2::bigint`,
  ),
  applications: list(
    'applications',
    `SELECT a.id AS key, a.id, a.opening_id AS "openingId", a.kind, a.title, a.organisation, a.note, a.answers, a.links,
            a.share_email AS "sharesEmail", a.share_phone AS "sharesPhone", a.state, a.created_at AS "createdAt", a.seen_at AS "seenAt",
            a.answered_at AS "answeredAt", a.ended_at AS "endedAt"
       FROM application a WHERE a.member_id = $1 AND a.id > $2::bigint`,
  ),
  applicationMessages: list(
    'application_messages',
    `SELECT e.id AS key, e.application_id AS "applicationId", e.author AS "as", e.body AS message, e.created_at AS "createdAt"
       FROM application a JOIN application_event e ON e.application_id = a.id
      WHERE a.member_id = $1 AND e.author = 'applicant' AND e.body IS NOT NULL AND e.id > $2::bigint
      UNION ALL
     SELECT e.id, e.application_id, e.author, e.body, e.created_at
       FROM application_event e WHERE e.manager_id = $1 AND e.body IS NOT NULL AND e.id > $2::bigint`,
  ),
  records: list(
    'records',
    `SELECT r.application_id AS key, r.serial, r.kind, r.holder_name AS holder, r.page_id AS "pageId", r.page_title AS page,
            r.issuer_name AS issuer, r.role, r.done, r.hours, r.worked_from::text AS "from", r.worked_to::text AS "to", r.state, r.reason,
            r.issued_at AS "issuedAt", r.accepted_at AS "acceptedAt", r.revoked_at AS "revokedAt"
       FROM record r WHERE r.member_id = $1 AND r.application_id > $2::bigint`,
  ),
  issuedRecords: list(
    'issued_records',
    `SELECT r.application_id AS key, r.serial, r.kind, r.page_id AS "pageId", r.role, r.done, r.hours, r.worked_from::text AS "from",
            r.worked_to::text AS "to", r.state, r.reason, r.issued_at AS "issuedAt"
       FROM record r WHERE r.issuer_id = $1 AND r.application_id > $2::bigint`,
  ),
  savedOpenings: list(
    'saved_openings',
    `SELECT s.opening_id AS key, s.opening_id AS "openingId", o.title AS "openingTitle", s.saved_at AS "savedAt"
       FROM opening_save s JOIN opening o ON o.id = s.opening_id WHERE s.member_id = $1 AND s.opening_id > $2::bigint`,
  ),
  follows: list(
    'follows',
    `SELECT f.page_id AS key, f.page_id AS "pageId", p.title AS "pageTitle", f.created_at AS "createdAt",
            f.bell_since AS "bellSince"
       FROM follow f JOIN page p ON p.id = f.page_id
      WHERE f.member_id = $1 AND f.page_id > $2::bigint AND ${isThere('p')}`,
  ),
  pageRoles: list(
    'page_roles',
    `SELECT r.page_id AS key, r.page_id AS "pageId", p.title AS "pageTitle", r.since
       FROM page_role r JOIN page p ON p.id = r.page_id
      WHERE r.member_id = $1 AND r.page_id > $2::bigint AND ${isThere('p')}`,
  ),
  pageTransfers: list(
    'page_transfers',
    `SELECT t.page_id AS key, t.page_id AS "pageId", p.title AS "pageTitle", p.creator_id = $1 AS "isOwn",
            CASE WHEN p.creator_id = $1 THEN t.to_id END AS "toId", t.expires_at AS "expiresAt"
       FROM (SELECT page_id FROM page_transfer WHERE to_id = $1
              UNION SELECT t.page_id FROM page p JOIN page_transfer t ON t.page_id = p.id WHERE p.creator_id = $1) own
       JOIN page_transfer t ON t.page_id = own.page_id JOIN page p ON p.id = t.page_id
      WHERE t.page_id > $2::bigint AND ${isThere('p')}`,
  ),
  pageBans: list(
    'page_bans',
    `SELECT b.page_id AS key, b.page_id AS "pageId", p.title AS "pageTitle", b.reason, b.since
       FROM page_ban b JOIN page p ON p.id = b.page_id
      WHERE b.member_id = $1 AND b.page_id > $2::bigint AND ${isThere('p')}`,
  ),
  pageActs: list(
    'page_acts',
    `SELECT a.id AS key, a.page_id AS "pageId", p.title AS "pageTitle", a.act, a.reason, a.member_id AS "memberId", a.at
       FROM page_act a JOIN page p ON p.id = a.page_id
      WHERE a.actor_id = $1 AND a.id > $2::bigint AND ${isThere('p')}`,
  ),
  relations: list(
    'relations',
    `SELECT r.other_id AS key, r.other_id AS "memberId", (SELECT name FROM member WHERE id = r.other_id) AS name,
            r.kind AS relation, r.created_at AS since
       FROM member_relation r WHERE r.member_id = $1 AND r.other_id > $2::bigint`,
  ),
  notifications: list(
    'notifications',
    `SELECT id AS key, kind, at, since, read_at AS "readAt", post_id AS "postId", comment_id AS "commentId", page_id AS "pageId",
            opening_id AS "openingId", application_id AS "applicationId"
       FROM notification WHERE member_id = $1 AND id > $2::bigint`,
  ),
  mutedPosts: list(
    'muted_posts',
    `SELECT post_id AS key, post_id AS "postId" FROM post_mute WHERE member_id = $1 AND post_id > $2::bigint`,
  ),
  savedPosts: list(
    'saved_posts',
    `SELECT post_id AS key, post_id AS "postId", created_at AS "savedAt"
       FROM saved_post WHERE member_id = $1 AND post_id > $2::bigint`,
  ),
  mentionsInPosts: list(
    'mentions_in_posts',
    `SELECT post_id AS key, post_id AS "postId", label AS name, created_at AS since,
            withdrawn_at AS "withdrawnAt"
       FROM post_mention WHERE member_id = $1 AND post_id > $2::bigint`,
  ),
  mentionsInComments: list(
    'mentions_in_comments',
    `SELECT comment_id AS key, comment_id AS "commentId", post_id AS "postId", label AS name, created_at AS since,
            withdrawn_at AS "withdrawnAt"
       FROM comment_mention WHERE member_id = $1 AND comment_id > $2::bigint`,
  ),
  reports: list(
    'reports',
    `SELECT r.id AS key, c.target_kind AS kind, c.target_id AS id, r.reason, r.text, r.at,
            CASE WHEN r.told_at IS NOT NULL THEN c.outcome = 'violation' AND c.state NOT IN ('overturned', 'undone') END AS "hasActed"
       FROM report r JOIN review_case c ON c.id = r.case_id WHERE r.reporter_id = $1 AND r.id > $2::bigint`,
  ),
  decisions: list(
    'decisions',
    `SELECT c.id AS key, c.target_kind AS kind, c.target_id AS id, c.snapshot AS content, c.outcome, c.rule, c.removed, c.measure,
            c.hides_all AS "hidesAll", c.until, c.note, ${pageOfCase()} AS "byPage", c.decided_at AS at, c.state, a.text AS appeal, a.reply
       FROM review_case c LEFT JOIN appeal a ON a.case_id = c.id
      WHERE c.member_id = $1 AND c.told_at IS NOT NULL AND c.outcome IN ('violation', 'send_help') AND c.id > $2::bigint`,
  ),
  // Their keys are left out: with them anybody could send to these devices.
  notifiedDevices: list(
    'notified_devices',
    `SELECT id AS key, endpoint AS address, created_at AS since
       FROM push_subscription WHERE member_id = $1 AND id > $2::bigint`,
  ),
} satisfies Record<string, Statement>;
export type ExportedList = keyof typeof LISTS;
export const EXPORTED_LISTS = Object.keys(LISTS) as ExportedList[];

function list(
  name:
    | 'posts'
    | 'comments'
    | 'likes'
    | 'votes'
    | 'pages'
    | 'projects'
    | 'teams'
    | 'openings'
    | 'applications'
    | 'application_messages'
    | 'saved_openings'
    | 'records'
    | 'issued_records'
    | 'follows'
    | 'page_roles'
    | 'page_acts'
    | 'page_bans'
    | 'page_transfers'
    | 'relations'
    | 'notifications'
    | 'muted_posts'
    | 'reports'
    | 'decisions'
    | 'saved_posts'
    | 'mentions_in_posts'
    | 'mentions_in_comments'
    | 'notified_devices',
  rows: string,
): Statement<{ readonly key: string } & ExportedRow> {
  return statement(`export_${name}`, `SELECT * FROM (${rows}) r ORDER BY key LIMIT ${BATCH}`);
}

/** A row of a list, as written to its file. */
export type ExportedRow = Readonly<Record<string, unknown>>;
