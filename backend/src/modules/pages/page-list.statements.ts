import type { PageCategory } from '../../common/page-category.js';
import { statementPerLimit, type Statement } from '../../platform/sql/statement.js';
import type { PageSort } from './page-sort.js';
import { PAGE_COLUMNS, PAGE_JOINS } from './pages.statements.js';

/** Everybody's pages, or those that the viewer created. */
type PageScope = 'all' | 'own';

/** Which pages are wanted, in which order. */
export interface PageListRequest {
  readonly scope: PageScope;
  readonly sort: PageSort;
  readonly category?: PageCategory;
  /** In lower case, escaped for LIKE: title or description holds it. */
  readonly search?: string;
}

/** Pages with the same time stand in the order of their ids. */
const ORDER: Record<PageSort, string> = {
  newest: 'p.created_at DESC, p.id DESC',
  activity: 'c.active_at DESC, c.page_id DESC',
};
const LISTED_BY: Record<PageSort, string> = { newest: 'p.created_at', activity: 'c.active_at' };

/** What nobody may see is in no list, and in no total. */
const SCOPES: Record<PageScope, { readonly where: string; readonly total: string }> = {
  all: { where: 'NOT p.hidden', total: `SELECT sum(value)::int FROM tally WHERE name = 'pages'` },
  // Nobody creates so many pages that counting theirs would cost anything.
  own: {
    where: 'NOT p.hidden AND p.creator_id = $1::bigint',
    total: 'SELECT count(*)::int FROM page WHERE NOT hidden AND creator_id = $1::bigint',
  },
};

/** The lists without a filter: the index answers the page wanted, and the total is known beforehand. */
function wholeList(scope: PageScope, sort: PageSort): (limit: number) => Statement {
  const { where, total } = SCOPES[scope];
  const source = sort === 'newest' ? 'page p' : 'page_counter c JOIN page p ON p.id = c.page_id';
  return statementPerLimit(
    `page_list_${scope}${sort === 'newest' ? '' : '_active'}`,
    (limit) => `WITH ids AS MATERIALIZED (
       SELECT p.id FROM ${source} WHERE ${where} ORDER BY ${ORDER[sort]} LIMIT ${limit} OFFSET $2::bigint
     )
     SELECT t.total, l.*
       FROM (SELECT (${total}) AS total) t
       LEFT JOIN LATERAL (
         SELECT ${LISTED_BY[sort]} AS listed_by, ${PAGE_COLUMNS} FROM ids JOIN page p ON p.id = ids.id ${PAGE_JOINS}
       ) l ON true
      ORDER BY l.listed_by DESC, l.id DESC`,
  );
}

/** What is filtered by: $3 is the category, or the text, and then $4 the category or null. */
const FILTERS = {
  category: 'p.category = $3::text',
  // The text by itself, so that its index can be used.
  search: `p.search_text LIKE '%' || $3::text || '%' AND ($4::text IS NULL OR p.category = $4::text)`,
};

/**
 * The lists with a filter. What matches must be counted for the total, so it is found once, by id and time alone; the
 * rest is read for the page wanted.
 */
function filteredList(
  scope: PageScope,
  sort: PageSort,
  filter: keyof typeof FILTERS,
): (limit: number) => Statement {
  return statementPerLimit(
    `page_list_${scope}${sort === 'newest' ? '' : '_active'}_by_${filter}`,
    (limit) => `WITH matches AS MATERIALIZED (
       SELECT p.id, ${LISTED_BY[sort]} AS listed_by
         FROM page p ${sort === 'newest' ? '' : 'JOIN page_counter c ON c.page_id = p.id'}
        WHERE ${SCOPES[scope].where} AND ${FILTERS[filter]}
     ), ids AS MATERIALIZED (
       SELECT id, listed_by FROM matches ORDER BY listed_by DESC, id DESC LIMIT ${limit} OFFSET $2::bigint
     )
     SELECT t.total, l.*
       FROM (SELECT count(*)::int AS total FROM matches) t
       LEFT JOIN LATERAL (
         SELECT ids.listed_by, ${PAGE_COLUMNS} FROM ids JOIN page p ON p.id = ids.id ${PAGE_JOINS}
       ) l ON true
      ORDER BY l.listed_by DESC, l.id DESC`,
  );
}

const listsOf = (scope: PageScope, sort: PageSort) => ({
  whole: wholeList(scope, sort),
  category: filteredList(scope, sort, 'category'),
  search: filteredList(scope, sort, 'search'),
});
const LISTS = {
  all: { newest: listsOf('all', 'newest'), activity: listsOf('all', 'activity') },
  own: { newest: listsOf('own', 'newest'), activity: listsOf('own', 'activity') },
};

/**
 * The statement of a list and what it is asked with: one page with the total of the whole list. One row with null id when
 * it is empty.
 * @param limit has been validated: a whole number, 1–50
 */
export function pageList(
  { scope, sort, category, search }: PageListRequest,
  viewerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): [Statement, (string | number | null)[]] {
  const lists = LISTS[scope][sort];
  if (search !== undefined) {
    return [lists.search(limit), [viewerId, offset, search, category ?? null]];
  }
  if (category !== undefined) return [lists.category(limit), [viewerId, offset, category]];
  return [lists.whole(limit), [viewerId, offset]];
}
