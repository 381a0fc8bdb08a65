import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../../common/pagination.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import type { MemberCardRow } from '../../profile/profile.mapper.js';
import {
  COMMENTS_ALL,
  COMMENTS_FOUND,
  COMMENTS_OF_POST,
  COMMENTS_ONE,
  COMMENTS_REMOVED,
} from './admin-comments.statements.js';
import { pattern, readList, type RemovalRow } from './admin-content.repository.js';

export interface AdminCommentRow extends MemberCardRow, Partial<RemovalRow> {
  readonly id: string;
  readonly body: string;
  readonly createdAt: Date;
  readonly postId: string;
  readonly postExcerpt: string;
  readonly postAuthorId: string;
  readonly postAuthorName: string;
  readonly parentId: string | null;
  readonly parentName: string | null;
  readonly parentText: string | null;
}

/** Filters of a list of comments. */
export interface CommentFilter {
  /** Matched literally and case-insensitively; empty finds everything. */
  readonly search: string;
  /** Only comments of this post. */
  readonly postId: string | null;
  /** Only this comment, whatever the search; null for all. */
  readonly id: string | null;
  /** Removed comments, instead of those that members see. */
  readonly removed: boolean;
}

@Injectable()
export class AdminCommentsRepository {
  constructor(private readonly reporting: ReportingSql) {}

  list(
    { search, postId, id, removed }: CommentFilter,
    window: PageWindow,
  ): Promise<{ rows: AdminCommentRow[]; total: number }> {
    const text = id === null ? pattern(search) : '';
    const read = readList<AdminCommentRow>;
    if (removed) return read(this.reporting, COMMENTS_REMOVED, window, [text, id, postId]);
    if (id !== null) return read(this.reporting, COMMENTS_ONE, window, [id]);
    if (postId !== null) return read(this.reporting, COMMENTS_OF_POST, window, [text, postId]);
    if (search !== '') return read(this.reporting, COMMENTS_FOUND, window, [text]);
    return read(this.reporting, COMMENTS_ALL, window);
  }
}
