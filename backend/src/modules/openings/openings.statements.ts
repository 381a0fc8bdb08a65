import {
  IS_OPEN,
  IS_READABLE,
  IS_SEEN,
  OPENING_COLUMNS,
  OPENING_JOINS,
  TODAY,
} from '../../common/opening-sql.js';
import { statement, statementPerLimit, type StatementOfAnyLimit } from '../../platform/sql/statement.js';
import type { OpeningSort } from './opening-requests.dto.js';

/** Openings that a list goes back; others are found by filters. */
const MAX_LISTED_OPENINGS = 500;

type ListStatement = StatementOfAnyLimit<'opening_list_newest'>;
type ListName =
  | `opening_list_${OpeningSort}`
  | `opening_list_found_${OpeningSort}`
  | `opening_list_of_page_${OpeningSort}`
  | `opening_list_of_project_${OpeningSort}`;

/** Each in the order of its index. */
const ORDERS = { newest: ['opened_at', 'DESC'], closing: ['closes_on', 'ASC'] } as const;
/** The text $9, in lower case, escaped for LIKE. OFFSET 0 keeps the planner from comparing every text. */
const FOUND = `(SELECT * FROM opening WHERE search_text LIKE '%' || $9::text || '%' OFFSET 0)`;
const OF_KIND = 'o.kind = $4::text';
const of = (place: 'page_id' | 'project_id') =>
  `o.${place} = $10::bigint AND ($4::text IS NULL OR o.kind = $4) AND ($9::text = '' OR o.search_text LIKE '%' || $9 || '%')`;

/**
 * The filters. The planner expects that next to nothing passes four of them, and would read and sort all openings of a kind; of a CASE it
 * expects half, and reads 500 in the order of the index.
 */
const PASSES = `CASE WHEN ($5::text IS NULL OR o.field = $5) AND ($6::text IS NULL OR o.mode = $6)
                AND ($7::text IS NULL OR lower(o.city) LIKE $7 || '%')
                AND ($8::boolean IS NULL OR (coalesce(o.stipend_max, 0) > 0) = $8) THEN true ELSE false END`;

/**
 * One page of openings for which one can apply, with their number. $1 viewer, $2 the viewer if they conceal somebody, $3 offset, $4 kind,
 * $5 field, $6 mode, $7 the beginning of the city, in lower case and escaped for LIKE, $8 whether with a stipend: null for all. One row
 * with a null id if the page is empty.
 */
function listStatement(
  name: ListName,
  sort: OpeningSort,
  source: string,
  condition: string,
): (limit: number) => ListStatement {
  const [column, direction] = ORDERS[sort];
  return statementPerLimit(
    name,
    (limit) => `WITH found AS MATERIALIZED (
       SELECT o.id, o.${column} AS position FROM ${source} o
        WHERE ${condition} AND ${IS_OPEN} AND ${IS_SEEN} AND ${PASSES}
        ORDER BY o.${column} ${direction}, o.id ${direction} LIMIT ${MAX_LISTED_OPENINGS}
     ), ids AS MATERIALIZED (
       SELECT id, position FROM found ORDER BY position ${direction}, id ${direction} LIMIT ${limit} OFFSET $3::bigint
     )
     SELECT c.total, l.*
       FROM (SELECT count(*)::int AS total FROM found) c
       LEFT JOIN LATERAL (
         SELECT ${OPENING_COLUMNS} FROM ids JOIN opening o ON o.id = ids.id ${OPENING_JOINS}
       ) l ON true
      ORDER BY l."${sort === 'newest' ? 'openedAt' : 'closesOn'}" ${direction}, l.id ${direction}`,
  );
}

const LISTS = {
  kind: {
    newest: listStatement('opening_list_newest', 'newest', 'opening', OF_KIND),
    closing: listStatement('opening_list_closing', 'closing', 'opening', OF_KIND),
  },
  found: {
    newest: listStatement('opening_list_found_newest', 'newest', FOUND, OF_KIND),
    closing: listStatement('opening_list_found_closing', 'closing', FOUND, OF_KIND),
  },
  page: {
    newest: listStatement('opening_list_of_page_newest', 'newest', 'opening', of('page_id')),
    closing: listStatement('opening_list_of_page_closing', 'closing', 'opening', of('page_id')),
  },
  project: {
    newest: listStatement('opening_list_of_project_newest', 'newest', 'opening', of('project_id')),
    closing: listStatement('opening_list_of_project_closing', 'closing', 'opening', of('project_id')),
  },
} as const;

/** Whose openings a list has; null for everybody's. */
export type OpeningPlace = { readonly of: 'page' | 'project'; readonly id: string } | null;

/**
 * The statement of a list and its parameters after the eighth.
 * @param limit validated: a whole number, 1–50
 * @param search in lower case, escaped for LIKE; empty for all
 */
export function openingList(
  limit: number,
  sort: OpeningSort,
  place: OpeningPlace,
  search: string,
): [ListStatement, string[]] {
  if (place !== null) return [LISTS[place.of][sort](limit), [search, place.id]];
  return search === '' ? [LISTS.kind[sort](limit), []] : [LISTS.found[sort](limit), [search]];
}

/** A page of the openings of $1 in every state, newest first, with their number: $2 limit, $3 offset, $4 kind or null. */
export const OPENINGS_OWN = statement(
  'opening_own',
  `SELECT c.total, l.*
     FROM (SELECT count(*)::int AS total FROM opening
            WHERE poster_id = $1::bigint AND NOT hidden AND ($4::text IS NULL OR kind = $4)) c
     LEFT JOIN LATERAL (
       SELECT ${OPENING_COLUMNS}, o.reason, n.applications, n.waiting
         FROM (SELECT * FROM opening WHERE poster_id = $1::bigint AND NOT hidden AND ($4::text IS NULL OR kind = $4)
                ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3) o
         JOIN opening_counter n ON n.opening_id = o.id ${OPENING_JOINS}
     ) l ON true
    ORDER BY l."createdAt" DESC, l.id DESC`,
);

/** One opening: $1 viewer, $2 the viewer if they conceal somebody, $3 id. */
export const OPENING_BY_ID = statement(
  'opening_by_id',
  `SELECT ${OPENING_COLUMNS}, o.about, o.questions, o.reason, o.revision, n.applications, n.waiting
     FROM opening o JOIN opening_counter n ON n.opening_id = o.id ${OPENING_JOINS}
    WHERE o.id = $3::bigint AND ${IS_SEEN} AND ${IS_READABLE}`,
);

/** The application of $1 for the opening $2. */
export const OWN_APPLICATION = statement(
  'opening_own_application',
  `SELECT a.id, a.state, a.created_at AS "createdAt", a.seen_at AS "seenAt",
          a.state = 'withdrawn' AND a.attempts = 1 AND ${IS_OPEN} AND NOT o.hidden AS "canApplyAgain"
     FROM application a JOIN opening o ON o.id = a.opening_id
    WHERE a.opening_id = $2::bigint AND a.member_id = $1::bigint`,
  { notNull: ['canApplyAgain'] },
);

/** How applications for the openings of the page $1, or the project $2, were answered; the figures count from five applications on. */
export const ANSWERING = statement(
  'opening_answering',
  `SELECT count(*)::int AS applications, count(a.answered_at)::int AS answered,
          ceil(extract(epoch FROM percentile_disc(0.5) WITHIN GROUP (ORDER BY a.answered_at - a.created_at)) / 86400)::int AS days
     FROM opening o JOIN application a ON a.opening_id = o.id
    WHERE (o.page_id = $1::bigint OR o.project_id = $2::bigint) AND a.state <> 'withdrawn'
      AND a.created_at < now() - interval '14 days'`,
);

/** Why the opening $2 of $1 is not there; no row if nobody removed it. */
export const OPENING_REMOVAL = statement(
  'opening_removal',
  `SELECT withheld_at AS at, withheld_note AS note FROM opening
    WHERE id = $2::bigint AND poster_id = $1::bigint AND withheld = 'removed'`,
  { notNull: ['at'] },
);

/**
 * Locks the member $1 and the page $2 for an opening of it, so that both are as they are read until it is there; no row if the
 * page is hidden.
 */
export const PAGE_FOR_OPENING = statement(
  'opening_page',
  `WITH poster AS MATERIALIZED (SELECT id FROM member WHERE id = $1::bigint FOR SHARE)
   SELECT g.creator_id AS "ownerId" FROM page g
    WHERE g.id = $2::bigint AND NOT g.hidden AND (SELECT count(*) FROM poster) >= 0 FOR KEY SHARE OF g`,
);
/** The same for a project. */
export const PROJECT_FOR_OPENING = statement(
  'opening_project',
  `WITH poster AS MATERIALIZED (SELECT id FROM member WHERE id = $1::bigint FOR SHARE)
   SELECT t.owner_id AS "ownerId" FROM project t
    WHERE t.id = $2::bigint AND NOT t.hidden AND (SELECT count(*) FROM poster) >= 0 FOR KEY SHARE OF t`,
);

/** A new opening of $1; $19: its state. */
export const OPENING_INSERT = statement(
  'opening_insert',
  `INSERT INTO opening (poster_id, title, field, about, mode, city, hours_week, weeks, starts_on, closes_on, places, stipend_min,
                        stipend_max, questions, schedule, kind, page_id, project_id, state, opened_at)
   VALUES ($1::bigint, $2, $3, $4, $5, $6, $7, $8, $9::date, $10::date, $11, $12, $13, $14::jsonb, $15, $16, $17::bigint, $18::bigint, $19::text,
           CASE WHEN $19::text = 'open' THEN now() END)
   RETURNING id`,
);

/** Locks an opening against other changes; no row if it is hidden. */
export const OPENING_FOR_UPDATE = statement(
  'opening_for_update',
  `SELECT o.kind, o.title, o.field, o.about, o.mode, o.city, o.hours_week AS "hoursWeek", o.weeks, o.schedule, o.starts_on::text AS "startsOn",
          o.closes_on::text AS "closesOn", o.places, o.stipend_min AS "stipendMin", o.stipend_max AS "stipendMax", o.questions,
          o.state, o.closes_on < ${TODAY} AS "isPast", o.poster_id AS "posterId", o.revision
     FROM opening o WHERE o.id = $1::bigint AND NOT o.hidden FOR NO KEY UPDATE`,
);

/** Changes the locked opening $1. $16: its state; $17: whether a new round begins, in which it is open from now on or from its approval. */
export const OPENING_UPDATE = statement(
  'opening_update',
  `UPDATE opening SET title = $2, field = $3, about = $4, mode = $5, city = $6, hours_week = $7, weeks = $8, starts_on = $9::date,
          closes_on = $10::date, places = $11, stipend_min = $12, stipend_max = $13, questions = $14::jsonb, schedule = $15, state = $16::text, reason = NULL, closed_at = NULL,
          opened_at = CASE WHEN NOT $17::boolean THEN opened_at WHEN $16::text = 'open' THEN now() END
    WHERE id = $1::bigint`,
);

export const OPENING_CLOSE = statement(
  'opening_close',
  `UPDATE opening SET state = 'closed', reason = NULL, closed_at = now() WHERE id = $1::bigint`,
);

/** Whose an opening ($1) is that $2 could delete or see, also if it is removed and theirs; no row if there is none. */
export const OPENING_OWNER = statement(
  'opening_owner',
  `SELECT o.poster_id AS "posterId" FROM opening o
    WHERE o.id = $1::bigint AND ((NOT o.hidden AND (o.poster_id = $2::bigint OR o.opened_at IS NOT NULL)) OR (o.withheld IS NOT NULL AND o.poster_id = $2::bigint))`,
);
/** Locks an opening ($1) and its counter, so that nobody applies meanwhile; whether anybody ever has. */
export const OPENING_FOR_DELETION = statement(
  'opening_for_deletion',
  `SELECT n.applications FROM opening o JOIN opening_counter n ON n.opening_id = o.id
    WHERE o.id = $1::bigint FOR UPDATE OF o`,
);
export const OPENING_DELETE = statement('opening_delete', `DELETE FROM opening WHERE id = $1::bigint`);

/** Takes the opening $3 off the board of the viewer; no row if it was not on it. */
export const OPENING_UNSAVE = statement(
  'opening_unsave',
  `DELETE FROM opening_save WHERE member_id = $1::bigint AND opening_id = $2::bigint RETURNING opening_id AS id`,
);
/** Saves the opening $3 for the viewer; no row if they do not see it. */
export const OPENING_SAVE = statement(
  'opening_save',
  `INSERT INTO opening_save AS s (member_id, opening_id)
   SELECT $1::bigint, o.id FROM opening o WHERE o.id = $3::bigint AND ${IS_SEEN} AND ${IS_READABLE}
   ON CONFLICT (member_id, opening_id) DO UPDATE SET saved_at = s.saved_at
   RETURNING s.opening_id AS id`,
);
