import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../common/identity.js';
import type { PageWindow } from '../../../common/pagination.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import { Sql } from '../../../platform/sql/sql.js';
import type { FeedPage } from '../feeds.repository.js';
import { POPULAR_POSTS, POPULAR_SET, popularPage } from './popular.statements.js';

@Injectable()
export class PopularRepository {
  constructor(
    private readonly sql: Sql,
    private readonly reporting: ReportingSql,
  ) {}

  /** Chooses and orders the posts of "This week" anew, without taking a connection from members for the reading. */
  async rank(): Promise<void> {
    const ranked = await this.reporting.query(POPULAR_POSTS, []);
    await this.sql.query(POPULAR_SET, [ranked.map(({ id }) => id)]);
  }

  /** Posts of "This week" in their order, without those of members whom the viewer conceals. */
  async page({ accountId, conceals }: Viewer, { limit, offset }: PageWindow): Promise<FeedPage> {
    const values = [[accountId], offset, conceals ? accountId : null];
    const rows = await this.sql.query(popularPage(limit), values);
    return { posts: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }
}
