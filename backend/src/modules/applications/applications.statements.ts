import { statement } from '../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS } from '../profile/profile.mapper.js';
import { IS_OPEN, IS_READABLE, IS_SEEN, OPENING_COLUMNS, OPENING_JOINS } from '../../common/opening-sql.js';

/** The members whom the viewer ($2; null for one who conceals nobody) blocked, or who blocked them. */
const BLOCKED = 'ARRAY(SELECT w.id FROM concealed_from($2::bigint) w WHERE w.blocks)';
/** The condition that the opening (`o`, or none) of an application (`a`) is there for both sides. */
const IS_THERE = `(o.id IS NOT NULL AND NOT o.hidden AND o.poster_id <> ALL (${BLOCKED}) AND a.member_id <> ALL (${BLOCKED}))`;

/**
 * Locks the member $1, and the opening $3 against its closing; no row if they do not see it. $2 the member if they conceal somebody.
 */
export const OPENING_FOR_APPLYING = statement(
  'application_opening',
  `WITH applicant AS MATERIALIZED (SELECT id FROM member WHERE id = $1::bigint FOR KEY SHARE)
   SELECT o.kind, o.title, g.title AS "pageTitle", t.title AS "projectTitle", o.questions, o.poster_id AS "posterId", o.state,
          ${IS_OPEN} AS "isOpen", (o.closed_at AT TIME ZONE 'Asia/Kolkata')::date::text AS "closedOn", o.closes_on::text AS "closesOn"
     FROM opening o ${OPENING_JOINS}
    WHERE o.id = $3::bigint AND ${IS_SEEN} AND ${IS_READABLE} AND (SELECT count(*) FROM applicant) >= 0
      FOR SHARE OF o`,
);
/** The application of $2 for the opening $1, locked. */
export const APPLICATION_SENT = statement(
  'application_sent',
  `SELECT id, state, attempts FROM application WHERE opening_id = $1::bigint AND member_id = $2::bigint FOR UPDATE`,
);
/** A new application; no row if the member has sent one in another window meanwhile. */
export const APPLICATION_INSERT = statement(
  'application_insert',
  `WITH sent AS (
     INSERT INTO application (opening_id, member_id, kind, title, organisation, note, answers, links, share_email, share_phone)
     VALUES ($1::bigint, $2::bigint, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9::boolean, $10::boolean)
     ON CONFLICT ON CONSTRAINT application_opening_member_key DO NOTHING
     RETURNING id
   ), noted AS (
     INSERT INTO application_event (application_id, author, state) SELECT id, 'applicant', 'applied' FROM sent
   )
   SELECT id FROM sent`,
);
/** Sends the locked, withdrawn application $1 once more. */
export const APPLICATION_RENEW = statement(
  'application_renew',
  `WITH sent AS (
     UPDATE application
        SET kind = $2, title = $3, organisation = $4, note = $5, answers = $6::jsonb, links = $7::jsonb, share_email = $8::boolean,
            share_phone = $9::boolean, state = 'applied', attempts = attempts + 1, seen_at = NULL, answered_at = NULL, managed_at = NULL,
            ended_at = NULL, new_for_applicant = false, new_for_manager = true, created_at = now(), updated_at = now()
      WHERE id = $1::bigint
     RETURNING id
   )
   INSERT INTO application_event (application_id, author, state) SELECT id, 'applicant', 'applied' FROM sent`,
);

/** One application for one of its sides: $1 viewer, $2 the viewer if they conceal somebody, $3 id. Contacts only until it ends. */
export const APPLICATION_BY_ID = statement(
  'application_by_id',
  `SELECT a.id, a.title, a.organisation, a.kind, a.opening_id AS "openingId", o.poster_id AS "posterId", a.state, a.ended_at AS "endedAt",
          ${IS_THERE} AS "isThere",
          EXISTS (SELECT FROM application_event e
                   WHERE e.application_id = a.id AND e.body IS NOT NULL
                     AND e.author = CASE WHEN a.member_id = $1::bigint THEN 'manager' ELSE 'applicant' END) AS "hasMessage",
          a.new_for_applicant AS "newForApplicant", a.new_for_manager AS "newForManager", a.created_at AS "createdAt",
          a.updated_at AS "updatedAt", a.seen_at AS "seenAt", a.answered_at AS "answeredAt", a.note, a.answers, a.links,
          a.member_id AS "applicantId", r.serial AS "recordSerial", r.state AS "recordState", CASE WHEN a.share_email THEN m.email END AS email,
          CASE WHEN a.share_phone THEN m.phone END AS phone, ${MEMBER_CARD_COLUMNS}
     FROM application a JOIN member m ON m.id = a.member_id LEFT JOIN opening o ON o.id = a.opening_id
     LEFT JOIN record r ON r.application_id = a.id
    WHERE a.id = $3::bigint
      AND (a.member_id = $1::bigint OR (o.poster_id = $1::bigint AND NOT a.hidden AND ${IS_THERE}))`,
  { notNull: ['isThere'] },
);
/** The last events of the application $1, $2 of them, oldest first. */
export const EVENTS = statement(
  'application_events',
  `SELECT * FROM (
     SELECT id, author, state, body, created_at AS "createdAt" FROM application_event
      WHERE application_id = $1::bigint ORDER BY id DESC LIMIT $2
   ) e ORDER BY id`,
);
/** A manager ($2) or the applicant has seen the application $1. */
export const MARK_SEEN = statement(
  'application_mark_seen',
  `UPDATE application
      SET seen_at = CASE WHEN $2::boolean THEN coalesce(seen_at, now()) ELSE seen_at END,
          new_for_manager = new_for_manager AND NOT $2, new_for_applicant = new_for_applicant AND $2
    WHERE id = $1::bigint AND CASE WHEN $2 THEN seen_at IS NULL OR new_for_manager ELSE new_for_applicant END`,
);

/** Locks who accepts ($1), and the project $2 whose team they join; no row if one of them is hidden. */
export const TEAM_FOR_ACCEPTING = statement(
  'application_team',
  `WITH joiner AS MATERIALIZED (
     SELECT id FROM member WHERE id = $1::bigint AND deleted_at IS NULL AND NOT content_withheld FOR KEY SHARE
   )
   SELECT t.id FROM project t WHERE t.id = $2::bigint AND NOT t.hidden AND (SELECT count(*) FROM joiner) > 0 FOR NO KEY UPDATE OF t`,
);
/** The project of the opening of the application $1; null unless it is a role. */
export const PROJECT_OF = statement(
  'application_project',
  `SELECT o.project_id AS "projectId" FROM application a JOIN opening o ON o.id = a.opening_id WHERE a.id = $1::bigint`,
);
/**
 * Locks the application $1 for the member $2, who acts on it; how many events it has. The member comes first, because the event names
 * them, and then the opening: its purge locks the counter before the application.
 */
export const APPLICATION_LOCK = statement(
  'application_lock',
  `WITH actor AS MATERIALIZED (
     SELECT FROM member WHERE id = $2::bigint FOR KEY SHARE
   ), parent AS MATERIALIZED (
     SELECT FROM opening WHERE id = (SELECT opening_id FROM application WHERE id = $1::bigint) AND (SELECT count(*) FROM actor) >= 0
        FOR KEY SHARE
   )
   SELECT a.state, a.opening_id AS "openingId", a.title,
          (SELECT count(*)::int FROM application_event e WHERE e.application_id = a.id) AS events
     FROM application a WHERE a.id = $1::bigint AND (SELECT count(*) FROM parent) >= 0 FOR UPDATE OF a`,
);
/** Locks the counter of the opening $1, so that those who accept take turns. */
export const LOCK_PLACES = statement(
  'application_lock_places',
  `SELECT opening_id AS id FROM opening_counter WHERE opening_id = $1::bigint FOR NO KEY UPDATE`,
);
/** Places of the opening $1, and how many are taken. Run it once its counter is locked. */
export const PLACES = statement(
  'application_places',
  `SELECT o.places, (SELECT count(*)::int FROM application a WHERE a.opening_id = o.id AND a.state IN ('accepted', 'completed')) AS taken
     FROM opening o WHERE o.id = $1::bigint`,
);
/**
 * Notes what $2 (the member $6) did about the locked application $1: the new state $3, or null, and what they said ($4). $5: whether that
 * ends it.
 */
export const ACT = statement(
  'application_act',
  `WITH changed AS (
     UPDATE application
        SET state = coalesce($3, state), updated_at = now(), ended_at = CASE WHEN $5::boolean THEN now() ELSE ended_at END,
            managed_at = CASE WHEN $2 = 'manager' THEN now() ELSE managed_at END,
            answered_at = CASE WHEN $2 = 'manager' THEN coalesce(answered_at, now()) ELSE answered_at END,
            new_for_applicant = new_for_applicant OR $2 = 'manager', new_for_manager = new_for_manager OR $2 = 'applicant'
      WHERE id = $1::bigint
     RETURNING id
   )
   INSERT INTO application_event (application_id, author, state, body, manager_id)
   SELECT id, $2::text, $3::text, $4::text, CASE WHEN $2 = 'manager' THEN $6::bigint END FROM changed
   RETURNING id`,
);

/** A page of the applications for the opening $3 that the manager $1 sees, unanswered ones first, each oldest first: $4 state or null, $5 limit, $6 offset. */
export const APPLICANTS = statement(
  'application_applicants',
  `WITH found AS MATERIALIZED (
     SELECT a.id, a.state = 'applied' AS waits FROM application a
      WHERE a.opening_id = $3::bigint AND NOT a.hidden AND a.member_id <> $1::bigint AND a.member_id <> ALL (${BLOCKED})
        AND ($4::text IS NULL OR a.state = $4)
   )
   SELECT c.total, l.*
     FROM (SELECT count(*)::int AS total FROM found) c
     LEFT JOIN LATERAL (
       SELECT a.id, a.state, a.new_for_manager AS "isNew", a.created_at AS "createdAt", a.updated_at AS "updatedAt",
              ${MEMBER_CARD_COLUMNS}
         FROM (SELECT id FROM found ORDER BY waits DESC, id LIMIT $5 OFFSET $6) f
         JOIN application a ON a.id = f.id JOIN member m ON m.id = a.member_id
     ) l ON true
    ORDER BY (l.state = 'applied') DESC, l.id`,
);
/** How many of those are in each state. */
export const APPLICANT_COUNTS = statement(
  'application_applicant_counts',
  `SELECT a.state, count(*)::int AS total FROM application a
    WHERE a.opening_id = $3::bigint AND NOT a.hidden AND a.member_id <> $1::bigint AND a.member_id <> ALL (${BLOCKED})
    GROUP BY a.state`,
);

/**
 * The applications of $1, those with the latest event first, in the columns of their board: $3 one column or null for each, $4 so
 * many of each, $5 after so many, $6 kind or null.
 */
export const BOARD = statement(
  'application_board',
  `SELECT * FROM (
     SELECT b.*, count(*) OVER (PARTITION BY b."column")::int AS total,
            row_number() OVER (PARTITION BY b."column" ORDER BY b."updatedAt" DESC, b.id DESC) AS place
       FROM (
         SELECT a.id, a.title, a.organisation, a.kind, a.opening_id AS "openingId", a.state, a.ended_at AS "endedAt",
                ${IS_THERE} AS "isThere", a.new_for_applicant AS "newForApplicant", a.created_at AS "createdAt",
                a.updated_at AS "updatedAt", a.seen_at AS "seenAt", a.answered_at AS "answeredAt",
                CASE WHEN a.ended_at IS NOT NULL OR NOT ${IS_THERE} THEN 'closed'
                     WHEN a.state IN ('offered', 'accepted') THEN 'offer' ELSE a.state END AS "column"
           FROM application a LEFT JOIN opening o ON o.id = a.opening_id
          WHERE a.member_id = $1::bigint AND ($6::text IS NULL OR a.kind = $6)
       ) b
   ) p
    WHERE ($3::text IS NULL OR p."column" = $3) AND p.place > $5::bigint AND p.place <= $4::bigint + $5
    ORDER BY p."updatedAt" DESC, p.id DESC`,
  { notNull: ['isThere'] },
);
/** A page of the openings that $1 saved and has not applied for since, saved last first: $3 limit, $4 offset, $5 kind or null. */
export const SAVED = statement(
  'application_saved_openings',
  `WITH found AS MATERIALIZED (
     SELECT o.id, s.saved_at FROM opening_save s JOIN opening o ON o.id = s.opening_id
      WHERE s.member_id = $1::bigint AND ${IS_SEEN} AND ${IS_READABLE} AND ($5::text IS NULL OR o.kind = $5)
        AND NOT EXISTS (SELECT FROM application a
                         WHERE a.opening_id = o.id AND a.member_id = $1::bigint AND a.created_at >= s.saved_at)
   ), ids AS MATERIALIZED (
     SELECT id, saved_at FROM found ORDER BY saved_at DESC, id DESC LIMIT $3 OFFSET $4
   )
   SELECT c.total, l.*
     FROM (SELECT count(*)::int AS total FROM found) c
     LEFT JOIN LATERAL (
       SELECT ids.saved_at AS "savedAt", ${OPENING_COLUMNS} FROM ids JOIN opening o ON o.id = ids.id ${OPENING_JOINS}
     ) l ON true
    ORDER BY l."savedAt" DESC, l.id DESC`,
);
/** What is new for $1, as an applicant and as a manager, of each kind of openings that has any. */
export const NEWS = statement(
  'application_news',
  `SELECT n.kind, count(*) FILTER (WHERE NOT n."isManager")::int AS answers, count(*) FILTER (WHERE n."isManager")::int AS applicants
     FROM (
       SELECT a.kind, false AS "isManager" FROM application a WHERE a.member_id = $1::bigint AND a.new_for_applicant
       UNION ALL
       SELECT o.kind, true FROM opening o JOIN application a ON a.opening_id = o.id
        WHERE o.poster_id = $1::bigint AND NOT o.hidden AND a.new_for_manager AND NOT a.hidden
     ) n
    GROUP BY n.kind ORDER BY n.kind`,
);

/**
 * Some applications that came to nothing: the opening closed 30 days ago, and no manager did anything about them in 30 days. It locks in
 * the order of docs/build/lock-order.md.
 */
export const END_UNANSWERED = statement(
  'application_end_unanswered',
  `WITH due AS MATERIALIZED (
     SELECT a.id, a.opening_id FROM application a JOIN opening o ON o.id = a.opening_id
      WHERE a.state IN ('applied', 'interview')
        AND coalesce(o.closed_at, (o.closes_on + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') < now() - interval '30 days'
        AND (a.managed_at IS NULL OR a.managed_at < now() - interval '30 days')
      ORDER BY a.id LIMIT 200 FOR KEY SHARE OF o SKIP LOCKED FOR UPDATE OF a SKIP LOCKED
   ), counters AS MATERIALIZED (
     SELECT opening_id FROM opening_counter WHERE opening_id IN (SELECT opening_id FROM due) ORDER BY opening_id FOR NO KEY UPDATE
   ), ended AS (
     UPDATE application SET state = 'unanswered', ended_at = now(), updated_at = now(), new_for_applicant = true, new_for_manager = false
      WHERE id IN (SELECT id FROM due) AND (SELECT count(*) FROM counters) >= 0
   ), noted AS (
     INSERT INTO application_event (application_id, author, state) SELECT id, 'system', 'unanswered' FROM due
   )
   SELECT count(*)::int AS count FROM due`,
);
/** Empties the texts of some applications that ended 180 days ago. */
export const FORGET_TEXTS = statement(
  'application_forget_texts',
  `WITH old AS MATERIALIZED (
     SELECT id FROM application WHERE ended_at < now() - interval '180 days' AND note <> ''
      ORDER BY ended_at LIMIT 200 FOR UPDATE SKIP LOCKED
   ), blanked AS (
     UPDATE application_event SET body = NULL WHERE application_id IN (SELECT id FROM old) AND body IS NOT NULL
   ), emptied AS (
     UPDATE application SET note = '', answers = '[]', links = '[]', share_email = false, share_phone = false
      WHERE id IN (SELECT id FROM old)
   )
   SELECT count(*)::int AS count FROM old`,
);
