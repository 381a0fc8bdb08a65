import type { StatementRows } from '../../../platform/sql/generated.js';
import { statement, type Statement } from '../../../platform/sql/statement.js';
import { MEMBER_SORTS, ORDERS, type MemberSort, type Order } from './admin-users.dto.js';

const COLUMNS = `
  m.id, m.name, m.email, m.phone, m.created_at AS "createdAt",
  m.suspended_at AS "suspendedAt", m.deleted_at AS "deletedAt", m.avatar_path AS "avatarPath",
  m.college_name AS "collegeName", m.course_name AS "courseName"`;

/** The same expressions as in the indexes of the migration Console. */
const KEYS: Record<MemberSort, string> = {
  name: 'lower(m.name)',
  email: 'lower(m.email)',
  college: 'lower(m.college_name)',
  course: 'lower(m.course_name)',
  createdAt: 'm.created_at',
};

/**
 * Whether a member is in the list, by a parameter: active, suspended, deleted, or `listed` for all but the deleted. The
 * administrators' pool plans for the actual values, so that only one plain condition remains, which an index covers.
 */
export const hasStatus = (parameter: string): string => `(
    ${parameter} = 'listed' AND m.deleted_at IS NULL OR
    ${parameter} = 'active' AND m.deleted_at IS NULL AND m.suspended_at IS NULL OR
    ${parameter} = 'suspended' AND m.deleted_at IS NULL AND m.suspended_at IS NOT NULL OR
    ${parameter} = 'deleted' AND m.deleted_at IS NOT NULL)`;

/**
 * Whether a search finds a member, by the parameters of `memberPattern` and `emailPattern`, or by words of name and
 * college; an empty one finds everybody.
 */
export const isFound = (pattern: string, email: string): string =>
  `(${pattern} = '' OR m.search_text LIKE '%' || ${pattern} || '%' OR m.email_key LIKE '%' || ${email} || '%'
    OR member_words(m.name, m.college_name) @@ name_query(${pattern}))`;

/**
 * Whether the name of a member's college has a text, by the parameter of `collegePattern`; an empty one finds everybody.
 * The trigram index covers more than the college, so its finds are filtered. `member_by_college_idx` is in the order of
 * the names, and finds no text within them.
 */
export const isAtCollege = (pattern: string): string =>
  `(${pattern} = '' OR m.search_text LIKE '%' || ${pattern} || '%'
    AND lower(m.college_name) LIKE '%' || ${pattern} || '%')`;

/**
 * The same for moderators, in whose search an address finds nobody: words of name and college, the last one by its beginning, in
 * the search as it was typed; and a text within the college's name. `search_text` is not read: it has addresses.
 */
const isFoundByName = (search: string, college: string): string =>
  `(${search} = '' OR member_words(m.name, m.college_name) @@ name_query(searchable(${search})))
   AND (${college} = '' OR lower(m.college_name) LIKE '%' || ${college} || '%')`;

/** Number of members with the status: from the tally, less the few who are suspended or deleted. */
const TOTAL = `
  SELECT CASE $3::text
    WHEN 'suspended' THEN (SELECT count(*)::int FROM member WHERE deleted_at IS NULL AND suspended_at IS NOT NULL)
    WHEN 'deleted' THEN (SELECT count(*)::int FROM member WHERE deleted_at IS NOT NULL)
    WHEN 'active' THEN (SELECT sum(value)::int FROM tally WHERE name = 'members')
      - (SELECT count(*)::int FROM member WHERE deleted_at IS NULL AND suspended_at IS NOT NULL)
    ELSE (SELECT sum(value)::int FROM tally WHERE name = 'members') END AS total`;

/** All members with a status. One row with a null id if the page is empty, so that the total is always returned. */
const all = (key: string, order: Order): string => `
  SELECT t.total, u.*
    FROM (${TOTAL}) t
    LEFT JOIN LATERAL (
      SELECT ${COLUMNS}, ${key} AS key FROM member m WHERE ${hasStatus('$3::text')}
       ORDER BY ${key} ${order}, m.id ${order} LIMIT $1 OFFSET $2
    ) u ON true
   ORDER BY u.key ${order}, u.id ${order}`;

/** The matches are computed once, through the trigram index, for the page and for the total. */
const found = (key: string, order: Order, matches: string): string => `
  WITH matches AS MATERIALIZED (
    SELECT m.id, ${key} AS key FROM member m WHERE ${hasStatus('$3::text')} AND ${matches}
  )
  SELECT t.total, u.*
    FROM (SELECT count(*)::int AS total FROM matches) t
    LEFT JOIN LATERAL (
      SELECT ${COLUMNS}, page.key
        FROM (SELECT id, key FROM matches ORDER BY key ${order}, id ${order} LIMIT $1 OFFSET $2) page
        JOIN member m ON m.id = page.id
    ) u ON true
   ORDER BY u.key ${order}, u.id ${order}`;

type ListName =
  | `admin_users_${'all' | 'found'}_${MemberSort}_${Order}`
  | `admin_users_named_${Exclude<MemberSort, 'email'>}_${Order}`;
type ListStatement = Statement<StatementRows[ListName]>;

const made = new Map<string, ListStatement>();
for (const sort of MEMBER_SORTS) {
  for (const order of ORDERS) {
    const make = (name: ListName, text: string) => made.set(name, statement(name, text));
    make(`admin_users_all_${sort}_${order}`, all(KEYS[sort], order));
    make(
      `admin_users_found_${sort}_${order}`,
      found(KEYS[sort], order, `${isFound('$4', '$5')} AND ${isAtCollege('$6')}`),
    );
    if (sort === 'email') continue;
    make(
      `admin_users_named_${sort}_${order}`,
      found(KEYS[sort], order, isFoundByName('$4::text', '$5::text')),
    );
  }
}

/**
 * The statement for a page of members: limit, offset, status; `found`, if it is filtered by text, the two patterns of the
 * search and that of the college; `named`, the same for moderators, the search and the pattern of the college.
 * @throws Error when there is none
 */
export function listStatement(
  sort: MemberSort,
  order: Order,
  which: 'all' | 'found' | 'named',
): ListStatement {
  const found = made.get(`admin_users_${which}_${sort}_${order}`);
  if (!found) throw new Error(`Members cannot be listed by ${sort} ${order}`);
  return found;
}
