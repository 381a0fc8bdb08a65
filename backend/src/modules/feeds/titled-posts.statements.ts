import { statementPerLimit, type StatementOfAnyLimit } from '../../platform/sql/statement.js';
import { NEWEST_FIRST, POST_COLUMNS, POST_JOINS } from './feeds.statements.js';

/** Questions or articles that a list goes back; older ones are found by searching. */
const MAX_TITLED_POSTS = 500;

/** Which questions or articles a list has. */
export const TITLED_FILTERS = ['all', 'unanswered', 'mine'] as const;
export type TitledFilter = (typeof TITLED_FILTERS)[number];

/** Of the kind $3, for the viewer $4. Each has an index of its own. */
const FILTERS: Record<TitledFilter, string> = {
  all: `kind = $3::varchar AND kind <> 'post'`,
  unanswered: `kind = 'question' AND kind = $3::varchar AND answer_id IS NULL`,
  mine: `kind = $3::varchar AND author_id = $4::bigint`,
};
/**
 * Those whose title has the typed text ($5, escaped for LIKE), or is like it ($6): in lower case, by trigrams. `OFFSET 0` keeps the
 * planner from comparing every title, newest first, until 500 are found: of a rare word they never are.
 */
const TITLED_LIKE_TYPED = `(
         SELECT * FROM post
          WHERE title IS NOT NULL AND (lower(title) LIKE '%' || $5 || '%' OR lower(title) % $6::text OR lower(title) %> $6::text)
         OFFSET 0) post`;
const LIKENESS = 'greatest(similarity(lower(title), $6::text), word_similarity($6::text, lower(title)))';

type TitledStatement = StatementOfAnyLimit<'feed_titled_all'>;

/**
 * One page of questions or articles, newest first, or those most like a typed text first, with their number. $1 viewers, $2 offset, $3
 * kind, $4 viewer. One row with a null id if the page is empty. Whom the viewer conceals is left out.
 */
function titledStatements(filter: TitledFilter, searches: boolean): (limit: number) => TitledStatement {
  return statementPerLimit(
    searches ? (`feed_titled_${filter}_found` as const) : (`feed_titled_${filter}` as const),
    (limit) => `WITH found AS MATERIALIZED (
       SELECT id, created_at, ${searches ? LIKENESS : '0'} AS likeness FROM ${searches ? TITLED_LIKE_TYPED : 'post'}
        WHERE ${FILTERS[filter]} AND NOT hidden
          AND author_id <> ALL (ARRAY(SELECT w.id FROM concealed_from($4::bigint) w))
        ${NEWEST_FIRST} LIMIT ${MAX_TITLED_POSTS}
     ), ids AS MATERIALIZED (
       SELECT id, row_number() OVER (ORDER BY likeness DESC, created_at DESC, id DESC) AS place FROM found
        ORDER BY place LIMIT ${limit} OFFSET $2::bigint
     )
     SELECT t.total, f.*
       FROM (SELECT count(*)::int AS total FROM found) t
       LEFT JOIN LATERAL (
         SELECT ids.place, ${POST_COLUMNS} FROM ids JOIN post p ON p.id = ids.id ${POST_JOINS}
       ) f ON true
      ORDER BY f.place`,
    { replica: true },
  );
}

const lists = (searches: boolean): Record<TitledFilter, (limit: number) => TitledStatement> => ({
  all: titledStatements('all', searches),
  unanswered: titledStatements('unanswered', searches),
  mine: titledStatements('mine', searches),
});
const NEWEST = lists(false);
const FOUND = lists(true);

/**
 * The statement of a list.
 * @param limit has been validated: a whole number, 1–50
 * @param searches whether it takes the typed text as $5 and $6
 */
export function titledPage(filter: TitledFilter, limit: number, searches: boolean): TitledStatement {
  return (searches ? FOUND : NEWEST)[filter](limit);
}
