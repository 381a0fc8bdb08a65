import { excerptOfSql } from '../../../common/excerpt.js';
import { statement } from '../../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS } from '../../profile/profile.mapper.js';
import { PARENT_COLUMNS, parentJoins } from './parent-comment-sql.js';
import { found, IS_NAMED, list, NAMED_IDS, REMOVAL_TIMES, removed } from './admin-content.statements.js';

const COLUMNS = `
  c.id, c.body, c.created_at AS "createdAt", ${MEMBER_CARD_COLUMNS},
  p.id AS "postId", ${excerptOfSql('coalesce(p.title, visible_text(p.content))')} AS "postExcerpt", pm.id AS "postAuthorId", pm.name AS "postAuthorName",
  ${PARENT_COLUMNS}`;
/** Comments with the text ($3), letter for letter or by their words. */
const HAS_TEXT = `(lower(c.body) LIKE '%' || $3 || '%' OR name_words(c.body) @@ name_query($3))`;
const WITH_POST = `
  comment c JOIN member m ON m.id = c.author_id JOIN post p ON p.id = c.post_id JOIN member pm ON pm.id = p.author_id`;
const SOURCES = `${WITH_POST} ${parentJoins('c')}`;
/** A comment with an author has a text. */
const TEXTS = ['body'] as const;
const VISIBLE = `comment c JOIN post p ON p.id = c.post_id WHERE NOT c.hidden AND NOT p.hidden`;

// Comments of a hidden post are not marked hidden themselves, so they are excluded here.
const TOTAL = `
  SELECT (SELECT count(*) FROM comment WHERE NOT hidden)::int
       - (SELECT coalesce(sum(k.comments), 0) FROM post p JOIN post_counter k ON k.post_id = p.id WHERE p.hidden)::int AS total`;

export const COMMENTS_ALL = statement(
  'admin_comments_all',
  list(TOTAL, `SELECT c.id, c.created_at FROM ${VISIBLE}`, COLUMNS, SOURCES, 'c.id'),
  { notNull: TEXTS },
);
/** $3 the text in lower case, escaped for LIKE. Each kind of match has its own index. */
export const COMMENTS_FOUND = statement(
  'admin_comments_found',
  found(
    `SELECT c.id, c.created_at FROM ${VISIBLE} AND ${HAS_TEXT}
      UNION
     SELECT c.id, c.created_at FROM ${VISIBLE} AND c.author_id = ANY (${NAMED_IDS})`,
    COLUMNS,
    SOURCES,
    'c.id',
  ),
  { notNull: TEXTS },
);
/** $3 the id of the comment. */
export const COMMENTS_ONE = statement(
  'admin_comments_one',
  found(`SELECT c.id, c.created_at FROM ${VISIBLE} AND c.id = $3`, COLUMNS, SOURCES, 'c.id'),
  { notNull: TEXTS },
);
/** Comments of one post: $3 the text, $4 the post. */
export const COMMENTS_OF_POST = statement(
  'admin_comments_of_post',
  found(
    `SELECT c.id, c.created_at FROM comment c JOIN post p ON p.id = c.post_id JOIN member m ON m.id = c.author_id
      WHERE c.post_id = $4 AND NOT c.hidden AND NOT p.hidden
        AND (${HAS_TEXT} OR ${IS_NAMED})`,
    COLUMNS,
    SOURCES,
    'c.id',
  ),
  { notNull: TEXTS },
);
export const COMMENTS_REMOVED = statement(
  'admin_comments_removed',
  removed(
    'comment',
    `SELECT c.id, c.withheld_at FROM ${WITH_POST}
      WHERE c.withheld = 'removed' AND m.deleted_at IS NULL AND pm.deleted_at IS NULL
        AND ($4::bigint IS NULL OR c.id = $4) AND ($5::bigint IS NULL OR c.post_id = $5)
        AND (${HAS_TEXT} OR ${IS_NAMED})`,
    COLUMNS,
    SOURCES,
    'c',
  ),
  { notNull: [...REMOVAL_TIMES, ...TEXTS] },
);
