import { AFTER_LIFE_LOCK, LIFE_LOCK } from '../../platform/sql/account-life-lock.js';
import { statement, statementPerLimit, type StatementOfAnyLimit } from '../../platform/sql/statement.js';

/** Projects that a list goes back; older ones are found by searching. */
const MAX_LISTED_PROJECTS = 500;

/** Whom a viewer ($2; null for one who conceals nobody) and another one blocked, in either direction. */
const BLOCKED = 'SELECT w.id FROM concealed_from($2::bigint) w WHERE w.blocks';
/** The condition that a project (`p`) is not hidden, and its owner and the viewer blocked neither the other. */
const IS_SEEN = `NOT p.hidden AND p.owner_id <> ALL (ARRAY(${BLOCKED}))`;
/** The condition that somebody on the team (`t` of the project `p`) is seen by the viewer ($1): the owner sees all. */
const IS_SEEN_ON_TEAM = `NOT t.hidden AND (p.owner_id = $1::bigint OR t.member_id <> ALL (ARRAY(${BLOCKED})))`;

/** The columns of a project for its viewer: $1, and $2 if they conceal somebody, else null. */
const PROJECT_COLUMNS = `
  p.id, p.title, p.summary, p.status, p.skills, p.images, p.is_public AS "isPublic", p.owner_id AS "ownerId",
  m.name AS "ownerName", p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.revision,
  (SELECT count(*)::int FROM project_member t WHERE t.project_id = p.id AND ${IS_SEEN_ON_TEAM}) AS people,
  EXISTS (SELECT FROM project_member t WHERE t.project_id = p.id AND t.member_id = $1::bigint) AS "isMember"`;
const PROJECT_JOINS = 'JOIN member m ON m.id = p.owner_id';

type ListStatement = StatementOfAnyLimit<'project_list'>;

/** Projects of the member $5, which the index of the team has. */
const OF_MEMBER =
  'AND p.id IN (SELECT t.project_id FROM project_member t WHERE t.member_id = $5::bigint AND NOT t.hidden)';
/** The text $5 or $6, in lower case, escaped for LIKE. OFFSET 0 keeps the planner from comparing every project. */
const foundBy = (parameter: string) =>
  `(SELECT * FROM project WHERE search_text LIKE '%' || ${parameter}::text || '%' OFFSET 0)`;

/**
 * One page of projects, edited last first, with their number. $1 viewer, $2 the viewer if they conceal somebody, $3 offset, $4 status
 * or null. One row with a null id if the page is empty.
 */
function listStatement(
  name: 'project_list' | 'project_list_found' | 'project_list_of_member' | 'project_list_of_member_found',
  source: string,
  condition: string,
): (limit: number) => ListStatement {
  return statementPerLimit(
    name,
    (limit) => `WITH found AS MATERIALIZED (
       SELECT p.id, p.updated_at FROM ${source} p
        WHERE ${IS_SEEN} AND ($4::text IS NULL OR p.status = $4) ${condition}
        ORDER BY p.updated_at DESC, p.id DESC LIMIT ${MAX_LISTED_PROJECTS}
     ), ids AS MATERIALIZED (
       SELECT id, updated_at FROM found ORDER BY updated_at DESC, id DESC LIMIT ${limit} OFFSET $3::bigint
     )
     SELECT c.total, l.*
       FROM (SELECT count(*)::int AS total FROM found) c
       LEFT JOIN LATERAL (
         SELECT ${PROJECT_COLUMNS} FROM ids JOIN project p ON p.id = ids.id ${PROJECT_JOINS}
       ) l ON true
      ORDER BY l."updatedAt" DESC, l.id DESC`,
  );
}

const ALL = listStatement('project_list', 'project', '');
const FOUND = listStatement('project_list_found', foundBy('$5'), '');
const OF_MEMBER_ALL = listStatement('project_list_of_member', 'project', OF_MEMBER);
const OF_MEMBER_FOUND = listStatement('project_list_of_member_found', foundBy('$6'), OF_MEMBER);

/**
 * The statement of a list and its parameters after the fourth.
 * @param limit validated: a whole number, 1–50
 * @param memberId whose projects; null for everybody's
 * @param search in lower case, escaped for LIKE; empty for all
 */
export function projectList(
  limit: number,
  memberId: string | null,
  search: string,
): [ListStatement, string[]] {
  if (memberId === null) return search === '' ? [ALL(limit), []] : [FOUND(limit), [search]];
  return search === '' ? [OF_MEMBER_ALL(limit), [memberId]] : [OF_MEMBER_FOUND(limit), [memberId, search]];
}

/** One project: $1 viewer, $2 the viewer if they conceal somebody, $3 id. */
export const PROJECT_BY_ID = statement(
  'project_by_id',
  `SELECT ${PROJECT_COLUMNS}, p.about, p.links, p.started_on::text AS "startedOn", p.finished_on::text AS "finishedOn",
          CASE WHEN p.owner_id = $1::bigint THEN p.join_code END AS "joinCode"
     FROM project p ${PROJECT_JOINS} WHERE p.id = $3::bigint AND ${IS_SEEN}`,
);

/** The team of a project, with the same parameters: the owner first, then in the order in which they joined. */
export const PROJECT_TEAM = statement(
  'project_team',
  `SELECT t.member_id AS id, m.name, m.avatar_path AS "avatarPath", t.role, t.joined_at AS "joinedAt",
          t.member_id = p.owner_id AS "isOwner"
     FROM project p JOIN project_member t ON t.project_id = p.id JOIN member m ON m.id = t.member_id
    WHERE p.id = $3::bigint AND ${IS_SEEN_ON_TEAM}
    ORDER BY t.member_id = p.owner_id DESC, t.joined_at, t.member_id`,
  { notNull: ['isOwner'] },
);

/** Whose a project ($3) is, and whether the viewer belongs to its team; no row if they do not see it. */
export const PROJECT_RELATION = statement(
  'project_relation',
  `SELECT p.owner_id AS "ownerId",
          EXISTS (SELECT FROM project_member t WHERE t.project_id = p.id AND t.member_id = $1::bigint) AS "isMember"
     FROM project p WHERE p.id = $3::bigint AND ${IS_SEEN}`,
);

/** A new project of $1, of which they are the owner on its team. */
export const PROJECT_INSERT = statement(
  'project_insert',
  `WITH p AS (
     INSERT INTO project (owner_id, title, summary, about, status, skills, links, images, started_on, finished_on, is_public, join_code)
     VALUES ($1, $2, $3, $4, $5, $6::text[], $7::jsonb, $8::jsonb, $9::date, $10::date, $11, $12)
     RETURNING id, owner_id
   ), t AS (
     INSERT INTO project_member (project_id, member_id, role) SELECT id, owner_id, 'Owner' FROM p
   )
   SELECT id FROM p`,
);

/** Locks a project against other changes; no row if it is hidden. */
export const PROJECT_FOR_UPDATE = statement(
  'project_for_update',
  `SELECT images, revision, owner_id AS "ownerId" FROM project WHERE id = $1 AND NOT hidden FOR NO KEY UPDATE`,
);

/** Locks a project ($1) that an update is about against its deletion; no row if it is hidden. */
export const PROJECT_HOLD = statement(
  'project_hold',
  `SELECT id FROM project WHERE id = $1 AND NOT hidden FOR KEY SHARE`,
);

export const PROJECT_UPDATE = statement(
  'project_update',
  `UPDATE project SET title = $2, summary = $3, about = $4, status = $5, skills = $6::text[], links = $7::jsonb, images = $8::jsonb,
          started_on = $9::date, finished_on = $10::date, is_public = $11
    WHERE id = $1`,
);

export const PROJECT_SET_CODE = statement(
  'project_set_code',
  `UPDATE project SET join_code = $3 WHERE id = $1 AND owner_id = $2 AND NOT hidden RETURNING id`,
);

/** The owner of a project ($1) who may delete it: $2 also deletes what is removed of theirs. */
export const PROJECT_OWNER_FOR_DELETION = statement(
  'project_owner_for_deletion',
  `SELECT owner_id AS "ownerId" FROM project
    WHERE id = $1 AND (NOT hidden OR (withheld IS NOT NULL AND owner_id = $2))`,
);

/** Locks in the order of docs/build/lock-order.md; its posts stay. */
export const PROJECT_DELETE = statement(
  'project_delete',
  `WITH ${LIFE_LOCK}, gone AS MATERIALIZED (
     SELECT id FROM project WHERE id = $1 AND ${AFTER_LIFE_LOCK} FOR UPDATE
   ), updates AS MATERIALIZED (
     SELECT id FROM post WHERE project_id IN (SELECT id FROM gone) ORDER BY id FOR NO KEY UPDATE
   )
   DELETE FROM project WHERE id IN (SELECT id FROM gone) AND (SELECT count(*) FROM updates) >= 0`,
);

/** Locks who joins, and then the project ($3), so that those who join take turns; the code, and how many its team has. */
export const PROJECT_FOR_JOINING = statement(
  'project_for_joining',
  `WITH joiner AS MATERIALIZED (
     SELECT id FROM member WHERE id = $1::bigint FOR KEY SHARE
   )
   SELECT p.join_code AS "joinCode" FROM project p
    WHERE p.id = $3::bigint AND ${IS_SEEN} AND (SELECT count(*) FROM joiner) >= 0 FOR NO KEY UPDATE OF p`,
);

/** How many belong to the team of a project ($1), those away included, and whether $2 does. Run it once the project is locked. */
export const TEAM_SIZE = statement(
  'project_team_size',
  `SELECT count(*)::int AS people, coalesce(bool_or(member_id = $2::bigint), false) AS "isMember"
     FROM project_member WHERE project_id = $1`,
);

export const TEAM_ADD = statement(
  'project_team_add',
  `INSERT INTO project_member (project_id, member_id, role) VALUES ($1, $2, $3)`,
);

/** Takes $2 off the team of a project ($1), unless they own it. */
export const TEAM_REMOVE = statement(
  'project_team_remove',
  `DELETE FROM project_member t USING project p
    WHERE t.project_id = $1 AND t.member_id = $2 AND p.id = t.project_id AND p.owner_id <> t.member_id
   RETURNING t.member_id AS id`,
);
