import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

const STANDING = statement(
  'page_standing',
  `SELECT creator_id = $2::bigint AS "isCreator",
          EXISTS (SELECT FROM follow WHERE page_id = page.id AND member_id = $2::bigint) AS "isFollower"
     FROM page WHERE id = $1`,
);

/** How a member stands to a page. */
export interface PageStanding {
  readonly isCreator: boolean;
  readonly isFollower: boolean;
}

@Injectable()
export class PagesRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when there is no such page. */
  async standing(pageId: string, memberId: string): Promise<PageStanding | null> {
    const [row] = await this.sql.query<PageStanding>(STANDING, [pageId, memberId]);
    return row ?? null;
  }
}
