import { Injectable } from '@nestjs/common';
import { VisitorSql } from '../../platform/sql/own-pools.js';
import { statement } from '../../platform/sql/statement.js';
import type { PlacedImage } from '../../platform/media/placed-image.js';

/** The article $1, if its author lets everybody with the link read it. The check constraint requires the title. */
const PUBLIC_ARTICLE = statement(
  'public_article',
  `SELECT p.id, p.title, p.content, p.images, p.created_at AS "createdAt", p.edited_at AS "editedAt", m.name AS author,
          g.title AS page
     FROM post p JOIN member m ON m.id = p.author_id LEFT JOIN page g ON g.id = p.page_id
    WHERE p.id = $1 AND p.kind = 'article' AND p.is_public AND NOT p.hidden`,
  { notNull: ['title'] },
);

/** An article as visitors read it. */
export interface PublicArticleRow {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly images: PlacedImage[];
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  /** Full name. */
  readonly author: string;
  /** Title of its page. */
  readonly page: string | null;
}

@Injectable()
export class ArticlesRepository {
  constructor(private readonly sql: VisitorSql) {}

  /** Null when there is no such article, or it is not public. */
  async publicArticle(id: string): Promise<PublicArticleRow | null> {
    const [row] = await this.sql.query(PUBLIC_ARTICLE, [id]);
    return row ?? null;
  }
}
