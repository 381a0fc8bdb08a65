import { Injectable } from '@nestjs/common';
import type { PageCategory } from '../../common/page-category.js';
import type { PageWindow } from '../../common/pagination.js';
import { escapeLike } from '../../platform/sql/like.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { ReportingSql } from '../../platform/sql/own-pools.js';
import type { Statement } from '../../platform/sql/statement.js';
import type { PostImage } from '../feeds/post.entity.js';
import type { MemberCardRow } from '../profile/profile.mapper.js';
import {
  PAGE_REMOVE,
  PAGES_ALL,
  PAGES_FOUND,
  PAGES_OF_MEMBER,
  POST_REMOVE,
  POSTS_ALL,
  POSTS_FOUND,
  POSTS_OF_MEMBER,
} from './admin-content.statements.js';

export interface AdminPostRow extends MemberCardRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly content: string;
  readonly images: PostImage[];
  readonly likes: number;
  readonly comments: number;
  readonly pageId: string | null;
  readonly pageTitle: string | null;
  readonly pageImage: string | null;
}

export interface AdminPageRow extends MemberCardRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: PageCategory;
  readonly imagePath: string | null;
  readonly createdAt: Date;
  readonly activeAt: Date;
  readonly followers: number;
  readonly posts: number;
}

@Injectable()
export class AdminContentRepository {
  constructor(
    private readonly sql: Sql,
    private readonly reporting: ReportingSql,
  ) {}

  /** @param search matched as it stands, without regard to case; empty finds everything */
  posts(search: string, window: PageWindow): Promise<{ rows: AdminPostRow[]; total: number }> {
    return this.list<AdminPostRow>(POSTS_ALL, POSTS_FOUND, search, window);
  }

  /** @param search matched as it stands, without regard to case; empty finds everything */
  pages(search: string, window: PageWindow): Promise<{ rows: AdminPageRow[]; total: number }> {
    return this.list<AdminPageRow>(PAGES_ALL, PAGES_FOUND, search, window);
  }

  /** The ten newest. */
  postsOf(memberId: string): Promise<AdminPostRow[]> {
    return this.reporting.query<AdminPostRow>(POSTS_OF_MEMBER, [memberId]);
  }

  /** The fifty newest. */
  pagesOf(memberId: string): Promise<AdminPageRow[]> {
    return this.reporting.query<AdminPageRow>(PAGES_OF_MEMBER, [memberId]);
  }

  /** Answers whose post it was, or null when there is none. What hangs on it goes by cascade, counters follow by trigger. */
  removePost(id: string, tx: SqlRunner): Promise<string | null> {
    return this.remove(POST_REMOVE, id, tx);
  }

  /** Answers whose page it was, or null when there is none. */
  removePage(id: string, tx: SqlRunner): Promise<string | null> {
    return this.remove(PAGE_REMOVE, id, tx);
  }

  transaction<Result>(work: (tx: SqlRunner) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }

  private async list<Row extends { id: string }>(
    all: Statement,
    found: Statement,
    search: string,
    { limit, offset }: PageWindow,
  ): Promise<{ rows: Row[]; total: number }> {
    type Answer = { total: number } & (Row | { id: null });
    const rows =
      search === ''
        ? await this.reporting.query<Answer>(all, [limit, offset])
        : await this.reporting.query<Answer>(found, [limit, offset, escapeLike(search.toLowerCase())]);
    return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  private async remove(removal: Statement, id: string, tx: SqlRunner): Promise<string | null> {
    const [row] = await tx.query<{ memberId: string }>(removal, [id]);
    return row?.memberId ?? null;
  }
}
