import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import type { Removal } from '../../common/removal.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import type { PageCategory } from '../../common/page-category.js';
import { pageList, type PageListRequest } from './page-list.statements.js';
import {
  PAGE_BY_ID,
  PAGE_DELETE,
  PAGE_FOR_UPDATE,
  PAGE_INSERT,
  PAGE_REMOVAL,
  PAGE_RELATION,
  PAGE_UPDATE,
  TOGGLE_FOLLOW,
} from './pages.statements.js';

/** A member's relation to a page. */
export interface PageRelation {
  readonly isCreator: boolean;
  readonly isFollower: boolean;
}

/** The fields that a page's form sets. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly category: PageCategory;
  readonly imagePath: string | null;
}

/** A page with its counters, for one viewer. */
export interface PageRow extends PageContent {
  readonly id: string;
  readonly creatorId: string;
  readonly creatorName: string;
  readonly creatorAvatar: string | null;
  readonly activeAt: Date;
  readonly revision: number;
  readonly followers: number;
  readonly posts: number;
  readonly isFollowing: boolean;
}

/** The current state on which a change of a page is based. */
export type PresentPage = Pick<PageRow, 'category' | 'imagePath' | 'revision'>;

@Injectable()
export class PagesRepository {
  constructor(private readonly sql: Sql) {}

  async list(
    viewerId: string,
    request: PageListRequest,
    window: PageWindow,
  ): Promise<{ pages: PageRow[]; total: number }> {
    const rows = await this.sql.query<{ total: number } & (PageRow | { id: null })>(
      ...pageList(request, viewerId, window),
    );
    return { pages: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /** Null when there is no such page. */
  async byId(viewerId: string, id: string, runner: SqlRunner = this.sql): Promise<PageRow | null> {
    const [row] = await runner.query<PageRow>(PAGE_BY_ID, [viewerId, id]);
    return row ?? null;
  }

  /** Null when there is no such page. */
  async relationOf(pageId: string, memberId: string): Promise<PageRelation | null> {
    const [row] = await this.sql.query<PageRelation>(PAGE_RELATION, [pageId, memberId]);
    return row ?? null;
  }

  /** What the page's creator may know about its removal; null for others, and if it was not removed. */
  async removalFor(memberId: string, id: string): Promise<Removal | null> {
    const [row] = await this.sql.query<Removal>(PAGE_REMOVAL, [id, memberId]);
    return row ?? null;
  }

  /** Returns the new page's id. A trigger creates its counter row. */
  async insert(creatorId: string, page: PageContent, tx: SqlRunner): Promise<string> {
    const values = [creatorId, page.title, page.description, page.category, page.imagePath];
    const [row] = await tx.query<{ id: string }>(PAGE_INSERT, values);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return row.id;
  }

  /** Locks the page against concurrent changes; null if it has been deleted meanwhile. */
  async forUpdate(id: string, tx: SqlRunner): Promise<PresentPage | null> {
    const [row] = await tx.query<PresentPage>(PAGE_FOR_UPDATE, [id]);
    return row ?? null;
  }

  async update(id: string, page: PageContent, tx: SqlRunner): Promise<void> {
    await tx.query(PAGE_UPDATE, [id, page.title, page.description, page.category, page.imagePath]);
  }

  /** Posts and follows are deleted by cascade; triggers update the counters. */
  async delete(id: string): Promise<void> {
    await this.sql.query(PAGE_DELETE, [id]);
  }

  /**
   * One round trip; the database function locks the (page, member) pair. A foreign-key violation means that there is no
   * such page.
   */
  async toggleFollow(pageId: string, memberId: string): Promise<{ followers: number; isFollowing: boolean }> {
    const [row] = await this.sql.query<{ followers: number; isFollowing: boolean }>(TOGGLE_FOLLOW, [
      pageId,
      memberId,
    ]);
    if (!row) throw new Error('toggle_follow answered no row');
    return row;
  }

  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
