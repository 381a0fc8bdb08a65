import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { PageWindow } from '../../common/pagination.js';
import type { Removal } from '../../common/removal.js';
import { Sql, type SqlRunner, type Transaction } from '../../platform/sql/sql.js';
import { Follow } from './follow.entity.js';
import { pageList, type PageListRequest } from './page-list.statements.js';
import { Page } from './page.entity.js';
import {
  PAGE_BY_ID,
  PAGE_DELETE,
  PAGE_RELATION,
  PAGE_SUGGESTIONS,
  PAGES_BY_IDS,
  TOGGLE_FOLLOW,
} from './pages.statements.js';

/** A member's relation to a page. */
export interface PageRelation {
  readonly isCreator: boolean;
  readonly isFollower: boolean;
  /** Whether they may take no part in it: neither follow it nor write there. */
  readonly isBanned: boolean;
}

/**
 * Bells of a member. The list of notifications and the badge look at the newest posts of every page with a bell
 * (docs/decisions/0085-page-bell.md).
 */
export const MAX_BELLS = 500;
/** The bells of the follow's member, counted up to {@link MAX_BELLS}. */
const BELLS = `(SELECT count(*) FROM (
  SELECT FROM follow b WHERE b.member_id = :memberId AND b.bell_since IS NOT NULL LIMIT ${MAX_BELLS}) counted)`;

/** The fields that a page's form sets. */
export type PageContent = Readonly<Pick<Page, 'title' | 'description' | 'category' | 'imagePath'>>;

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

/** A page for its own screen. */
export interface PageDetailsRow extends PageRow {
  /** Whether the viewer is notified of new posts on it. */
  readonly bell: boolean;
}

/** The current state on which a change of a page is based. */
export type PresentPage = Pick<PageRow, 'category' | 'imagePath' | 'revision'>;

@Injectable()
export class PagesRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(Page) private readonly pages: Repository<Page>,
    @InjectRepository(Follow) private readonly follows: Repository<Follow>,
  ) {}

  async list(
    viewerId: string,
    request: PageListRequest,
    window: PageWindow,
  ): Promise<{ pages: PageRow[]; total: number }> {
    const rows = await this.sql.query(...pageList(request, viewerId, window));
    return { pages: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  suggestions(viewerId: string): Promise<PageRow[]> {
    return this.sql.query(PAGE_SUGGESTIONS, [viewerId]);
  }

  /** Null when there is no such page. */
  async byId(viewerId: string, id: string, runner: SqlRunner = this.sql): Promise<PageDetailsRow | null> {
    const [row] = await runner.query(PAGE_BY_ID, [viewerId, id]);
    return row ?? null;
  }

  /** Several pages in any order, without those that do not exist. */
  byIds(viewerId: string, ids: readonly string[]): Promise<PageRow[]> {
    return this.sql.query(PAGES_BY_IDS, [viewerId, ids]);
  }

  /** Null when there is no such page. */
  async relationOf(pageId: string, memberId: string): Promise<PageRelation | null> {
    const [row] = await this.sql.query(PAGE_RELATION, [pageId, memberId]);
    return row ?? null;
  }

  /** What the page's creator may know about its removal; null for others, and if it was not removed. */
  async removalFor(memberId: string, id: string): Promise<Removal | null> {
    const page = await this.pages.findOne({
      where: { id, creatorId: memberId, withheld: 'removed' },
      select: { id: true, withheldAt: true, withheldNote: true },
    });
    return page?.withheldAt ? { at: page.withheldAt, note: page.withheldNote } : null;
  }

  /** Returns the new page's id. A trigger creates its counter row. */
  async insert(creatorId: string, page: PageContent, tx: Transaction): Promise<string> {
    const row: Partial<Page> = { ...page, creatorId };
    // TypeORM adds the columns that the database generates.
    await this.inTransaction(tx).insert(row);
    if (row.id === undefined) throw new Error('INSERT … RETURNING answered no row');
    return row.id;
  }

  /** Locks the page against concurrent changes; null if it has been deleted meanwhile. */
  async forUpdate(id: string, tx: Transaction): Promise<PresentPage | null> {
    return this.inTransaction(tx).findOne({
      where: { id, hidden: false },
      select: { id: true, category: true, imagePath: true, revision: true },
      lock: { mode: 'for_no_key_update' },
    });
  }

  async update(id: string, page: PageContent, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).update({ id }, { ...page, updatedAt: () => 'now()' });
  }

  /** The page and its posts are hidden for good, and their pictures removed; a job deletes the rows. */
  async delete(id: string): Promise<void> {
    await this.sql.query(PAGE_DELETE, [id]);
  }

  /**
   * One round trip; the database function locks the (page, member) pair. Throws a foreign-key violation when there is
   * no such page, `isBlocked` when the page's creator or the member blocked the other, and `isBanned`.
   */
  async toggleFollow(pageId: string, memberId: string): Promise<{ followers: number; isFollowing: boolean }> {
    const [row] = await this.sql.query(TOGGLE_FOLLOW, [pageId, memberId]);
    if (!row) throw new Error('toggle_follow answered no row');
    return row;
  }

  /**
   * Sets the bell of a follower, or takes it away. One that is set stays as it is, with what it tells of. Calls at the same time
   * may exceed {@link MAX_BELLS} by as many as there are.
   * @returns false when the member does not follow the page, or has {@link MAX_BELLS} others
   */
  async setBell(pageId: string, memberId: string, on: boolean): Promise<boolean> {
    const bellSince = on ? () => 'coalesce(bell_since, now())' : null;
    const update = this.follows.createQueryBuilder().update().set({ bellSince }).where({ pageId, memberId });
    if (on) update.andWhere(`(bell_since IS NOT NULL OR ${BELLS} < ${MAX_BELLS})`, { memberId });
    const { affected } = await update.execute();
    return affected === 1;
  }

  private inTransaction(tx: Transaction): Repository<Page> {
    return tx.manager.withRepository(this.pages);
  }
}
