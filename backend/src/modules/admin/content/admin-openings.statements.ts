import { statement } from '../../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS } from '../../profile/profile.mapper.js';
import { found, IS_NAMED, list, NAMED_IDS, REMOVAL_TIMES, removed } from './admin-content.statements.js';

const COLUMNS = `
  o.id, o.kind, o.title, o.field, o.about, o.mode, o.city, o.hours_week AS "hoursWeek", o.weeks, o.schedule, o.starts_on::text AS "startsOn",
  o.closes_on::text AS "closesOn", o.places, o.stipend_min AS "stipendMin", o.stipend_max AS "stipendMax", o.questions, o.state,
  o.reason AS refusal, o.created_at AS "createdAt", n.applications, o.page_id AS "pageId", o.project_id AS "projectId",
  coalesce(g.title, t.title) AS organisation, ${MEMBER_CARD_COLUMNS}`;
const SOURCES = `opening o JOIN opening_counter n ON n.opening_id = o.id JOIN member m ON m.id = o.poster_id
  LEFT JOIN page g ON g.id = o.page_id LEFT JOIN project t ON t.id = o.project_id`;
const VISIBLE = 'SELECT o.id, o.created_at FROM opening o WHERE NOT o.hidden';
const HAS_TEXT = `o.search_text LIKE '%' || $3 || '%'`;

export const OPENINGS_ALL = statement(
  'admin_openings_all',
  list('SELECT count(*)::int AS total FROM opening WHERE NOT hidden', VISIBLE, COLUMNS, SOURCES, 'o.id'),
);
/** $3 the text in lower case, escaped for LIKE. Each kind of match has its own index. */
export const OPENINGS_FOUND = statement(
  'admin_openings_found',
  found(
    `${VISIBLE} AND ${HAS_TEXT} UNION ${VISIBLE} AND o.poster_id = ANY (${NAMED_IDS})`,
    COLUMNS,
    SOURCES,
    'o.id',
  ),
);
/** $3 the id of the opening. */
export const OPENINGS_ONE = statement(
  'admin_openings_one',
  found(`${VISIBLE} AND o.id = $3`, COLUMNS, SOURCES, 'o.id'),
);
export const OPENINGS_REMOVED = statement(
  'admin_openings_removed',
  removed(
    'opening',
    `SELECT o.id, o.withheld_at FROM opening o JOIN member m ON m.id = o.poster_id
      WHERE o.withheld = 'removed' AND m.deleted_at IS NULL AND ($4::bigint IS NULL OR o.id = $4)
        AND (${HAS_TEXT} OR ${IS_NAMED})`,
    COLUMNS,
    SOURCES,
    'o',
  ),
  { notNull: REMOVAL_TIMES },
);
