import { statement } from '../../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS } from '../../profile/profile.mapper.js';
import { found, IS_NAMED, list, NAMED_IDS, REMOVAL_TIMES, removed } from './admin-content.statements.js';

const COLUMNS = `
  p.id, p.title, p.summary, p.about, p.status, p.skills, p.links, p.images, p.is_public AS "isPublic", p.created_at AS "createdAt",
  p.updated_at AS "updatedAt", (SELECT count(*)::int FROM project_member t WHERE t.project_id = p.id AND NOT t.hidden) AS people,
  ${MEMBER_CARD_COLUMNS}`;
const SOURCES = 'project p JOIN member m ON m.id = p.owner_id';
const VISIBLE = 'SELECT p.id, p.created_at FROM project p WHERE NOT p.hidden';
const HAS_TEXT = `p.search_text LIKE '%' || $3 || '%'`;

export const PROJECTS_ALL = statement(
  'admin_projects_all',
  list('SELECT count(*)::int AS total FROM project WHERE NOT hidden', VISIBLE, COLUMNS, SOURCES, 'p.id'),
);
/** $3 the text in lower case, escaped for LIKE. Each kind of match has its own index. */
export const PROJECTS_FOUND = statement(
  'admin_projects_found',
  found(
    `${VISIBLE} AND ${HAS_TEXT} UNION ${VISIBLE} AND p.owner_id = ANY (${NAMED_IDS})`,
    COLUMNS,
    SOURCES,
    'p.id',
  ),
);
/** $3 the id of the project. */
export const PROJECTS_ONE = statement(
  'admin_projects_one',
  found(`${VISIBLE} AND p.id = $3`, COLUMNS, SOURCES, 'p.id'),
);
export const PROJECTS_REMOVED = statement(
  'admin_projects_removed',
  removed(
    'project',
    `SELECT p.id, p.withheld_at FROM ${SOURCES}
      WHERE p.withheld = 'removed' AND m.deleted_at IS NULL AND ($4::bigint IS NULL OR p.id = $4)
        AND (${HAS_TEXT} OR ${IS_NAMED})`,
    COLUMNS,
    SOURCES,
    'p',
  ),
  { notNull: REMOVAL_TIMES },
);
