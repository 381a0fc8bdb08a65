import { Injectable } from '@nestjs/common';
import type { PageCategory } from '../../../common/page-category.js';
import type { PostKind } from '../../../common/post-kind.js';
import type { PageWindow } from '../../../common/pagination.js';
import { escapeLike } from '../../../platform/sql/like-pattern.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import type { SqlRunner } from '../../../platform/sql/sql.js';
import type { Statement } from '../../../platform/sql/statement.js';
import type { PlacedImage } from '../../../platform/media/placed-image.js';
import type { MemberCardRow } from '../../profile/profile.mapper.js';
import { PAGES_OF_MEMBER, POSTS_OF_MEMBER } from './admin-content.statements.js';

/** Only in lists of removed content. */
export interface RemovalRow {
  readonly removedAt: Date;
  readonly restorableUntil: Date;
  readonly note: string | null;
  readonly reason: string | null;
  readonly removedBy: string | null;
  readonly isByPage: boolean | null;
}

export interface AdminPostRow extends MemberCardRow, Partial<RemovalRow> {
  readonly id: string;
  readonly createdAt: Date;
  readonly kind: PostKind;
  readonly title: string | null;
  readonly content: string;
  readonly images: PlacedImage[];
  readonly pollOptions: string[];
  readonly likes: number;
  readonly comments: number;
  readonly pageId: string | null;
  readonly pageTitle: string | null;
  readonly pageImage: string | null;
}

export interface AdminPageRow extends MemberCardRow, Partial<RemovalRow> {
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
  constructor(private readonly reporting: ReportingSql) {}

  /** The member's ten newest posts. */
  postsOf(memberId: string): Promise<AdminPostRow[]> {
    return this.reporting.query(POSTS_OF_MEMBER, [memberId]);
  }

  /** The member's fifty newest pages. */
  pagesOf(memberId: string): Promise<AdminPageRow[]> {
    return this.reporting.query(PAGES_OF_MEMBER, [memberId]);
  }
}

/** A search text as a LIKE pattern for the lists' statements. */
export function pattern(search: string): string {
  return escapeLike(search.toLowerCase());
}

/** A row of a list, or a row with only the total. */
export type ListRow<Row> = { readonly total: number | null } & (Row | { readonly id: null });

/** Rows and total of a statement that returns one row with a null id for an empty page. */
export async function readList<Row extends { id: string }>(
  runner: SqlRunner,
  statement: Statement<ListRow<Row>>,
  { limit, offset }: PageWindow,
  values: unknown[] = [],
): Promise<{ rows: Row[]; total: number }> {
  const rows = await runner.query(statement, [limit, offset, ...values]);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}
