import { Injectable } from '@nestjs/common';
import { concealedIds, figuresSeen } from '../../common/concealment.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import type { PostRow } from './feeds.repository.js';

/**
 * What a viewer ($1) who conceals somebody sees of posts ($2): how many likes and comments, whose mentions are plain text, and whether
 * the accepted answer is left out like other comments.
 * Viewers who conceal nobody never run it.
 */
const SEEN = statement(
  'posts_seen',
  `SELECT p.id, ${figuresSeen('$1::bigint', concealedIds('$1::bigint', 'w.blocks'), concealedIds('$1::bigint'))},
          ARRAY(SELECT x.member_id FROM post_mention x
                 WHERE x.post_id = p.id AND x.member_id = ANY (${concealedIds('$1::bigint')})) AS unnamed,
          p.answer_id IS NOT NULL AND g.creator_id IS DISTINCT FROM $1 AND EXISTS (
            SELECT FROM comment k WHERE k.id = p.answer_id AND k.author_id <> p.author_id
               AND k.author_id = ANY (${concealedIds('$1::bigint')})) AS "isAnswerConcealed"
     FROM post p JOIN post_counter c ON c.post_id = p.id LEFT JOIN page g ON g.id = p.page_id
    WHERE p.id = ANY ($2::bigint[])`,
  { notNull: ['likes', 'comments'] },
);

@Injectable()
export class SeenPostsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Posts as a viewer who conceals somebody sees them: their figures equal the lists of likes and comments, and who is concealed is not
   * named by a mention.
   * @param runner an open transaction, if it wrote the posts
   */
  async of(
    viewerId: string,
    posts: readonly PostRow[],
    runner: SqlRunner = this.sql,
  ): Promise<readonly PostRow[]> {
    if (posts.length === 0) return posts;
    const rows = await runner.query(SEEN, [viewerId, posts.map(({ id }) => id)]);
    const seen = new Map(rows.map((row) => [row.id, row]));
    return posts.map((post) => {
      const { likes, comments, unnamed, isAnswerConcealed } = seen.get(post.id) ?? {
        ...post,
        ...{ unnamed: [], isAnswerConcealed: false },
      };
      const mentions = post.mentions?.filter((entry) => !unnamed.some((id) => entry.startsWith(`${id} `)));
      const answerId = isAnswerConcealed ? null : post.answerId;
      return { ...post, likes, comments, answerId, mentions: mentions ?? null };
    });
  }

  /** How many likes of a post such a viewer sees now; null if there is no such post. */
  async likesOf(viewerId: string, postId: string): Promise<number | null> {
    const [row] = await this.sql.query(SEEN, [viewerId, [postId]]);
    return row?.likes ?? null;
  }
}
