import type { PageCategory } from '../../common/page-category.js';
import { statementPerLimit, type StatementOfAnyLimit } from '../../platform/sql/statement.js';
import type { PageSort } from './page-sort.js';
import { PAGE_COLUMNS, PAGE_JOINS } from './pages.statements.js';

/** All pages, those that the viewer created, follows, or may post on: created or followed ones. */
export type PageScope = 'all' | 'own' | 'following' | 'postable';

/** Filter and order of a list of pages. */
export interface PageListRequest {
  readonly scope: PageScope;
  readonly sort: PageSort;
  readonly category?: PageCategory;
  /** Text contained in title or description, or by its words; in lower case, escaped for LIKE. */
  readonly search?: string;
}

/** Pages with the same time are ordered by id. */
const ORDER: Record<PageSort, string> = {
  newest: 'p.created_at DESC, p.id DESC',
  activity: 'c.active_at DESC, c.page_id DESC',
};
const LISTED_BY: Record<PageSort, string> = { newest: 'p.created_at', activity: 'c.active_at' };

/** A member follows few pages, so finding and counting them is cheap. */
const FOLLOWED = 'SELECT page_id FROM follow WHERE member_id = $1::bigint';
/** The pages for which `canPostOnPage` is true. */
const POSTABLE = `SELECT id FROM page WHERE creator_id = $1::bigint
       UNION ${FOLLOWED}`;

/** These pages, without hidden ones. */
const listedIn = (ids: string) => ({
  where: `NOT p.hidden AND p.id IN (${ids})`,
  total: `SELECT count(*)::int FROM page p WHERE NOT p.hidden AND p.id IN (${ids})`,
});

/** Hidden pages are in no list and no total. */
const SCOPES: Record<PageScope, { readonly where: string; readonly total: string }> = {
  all: { where: 'NOT p.hidden', total: `SELECT sum(value)::int FROM tally WHERE name = 'pages'` },
  // A member creates so few pages that counting them is cheap.
  own: {
    where: 'NOT p.hidden AND p.creator_id = $1::bigint',
    total: 'SELECT count(*)::int FROM page WHERE NOT hidden AND creator_id = $1::bigint',
  },
  following: listedIn(FOLLOWED),
  postable: listedIn(POSTABLE),
};

/** All lists have the same columns; they differ only in how the total is counted. */
type ListStatement = StatementOfAnyLimit<'page_list_all'>;

/** The lists without a filter: the index returns the requested page, and the total comes from a counter. */
function wholeList(scope: PageScope, sort: PageSort): (limit: number) => ListStatement {
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

/** The filters: $3 is the category; or $3 is the text and $4 the category or null. */
const FILTERS = {
  category: 'p.category = $3::text',
  // The text condition separately, so that its index can be used.
  search: `(p.search_text LIKE '%' || $3::text || '%' OR page_words(p.title, p.description) @@ name_query($3::text)) AND ($4::text IS NULL OR p.category = $4::text)`,
};

/**
 * The lists with a filter. Matches must be counted for the total, so they are found once, with only id and time; other
 * columns are read only for the requested page.
 */
function filteredList(
  scope: PageScope,
  sort: PageSort,
  filter: keyof typeof FILTERS,
): (limit: number) => ListStatement {
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
  following: { newest: listsOf('following', 'newest'), activity: listsOf('following', 'activity') },
  postable: { newest: listsOf('postable', 'newest'), activity: listsOf('postable', 'activity') },
};

/**
 * The statement of a list and its parameters: one page with the total of the whole list. One row with a null id if the
 * page is empty.
 * @param limit validated: a whole number, 1–50
 */
export function pageList(
  { scope, sort, category, search }: PageListRequest,
  viewerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): [ListStatement, (string | number | null)[]] {
  const lists = LISTS[scope][sort];
  if (search !== undefined) {
    return [lists.search(limit), [viewerId, offset, search, category ?? null]];
  }
  if (category !== undefined) return [lists.category(limit), [viewerId, offset, category]];
  return [lists.whole(limit), [viewerId, offset]];
}
