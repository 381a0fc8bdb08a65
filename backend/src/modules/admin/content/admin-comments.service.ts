import { Injectable } from '@nestjs/common';
import { toExcerpt } from '../../../common/excerpt.js';
import { idOf } from '../../../common/ids.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import { toMemberCard } from '../../profile/profile.mapper.js';
import type { AdminCommentDto, AdminCommentListResponseDto, GetCommentsDto } from './admin-comments.dto.js';
import { AdminCommentsRepository, type AdminCommentRow } from './admin-comments.repository.js';
import { toRemoval } from './admin-content.mapper.js';
import { parentCommentOf } from './parent-comment-sql.js';

/** Comments for moderation. The guard admits only the console's accounts. */
@Injectable()
export class AdminCommentsService {
  constructor(private readonly repository: AdminCommentsRepository) {}

  /** An impossible id gives an empty list, not an error. */
  async list({ search, feedId, id, removed, ...page }: GetCommentsDto): Promise<AdminCommentListResponseDto> {
    const window = pageWindow(page);
    const filter = { search: search ?? '', postId: idOf(feedId), id: idOf(id), removed: removed ?? false };
    const { rows, total } = await this.repository.list(filter, window);
    return { success: true, data: rows.map(toAdminComment), pagination: pagination(window, total) };
  }
}

function toAdminComment(row: AdminCommentRow): AdminCommentDto {
  return {
    id: row.id,
    comment: row.body,
    createdAt: row.createdAt.toISOString(),
    User: toMemberCard(row),
    Feed: {
      id: row.postId,
      excerpt: toExcerpt(row.postExcerpt),
      User: { id: row.postAuthorId, name: row.postAuthorName },
    },
    Parent: parentCommentOf(row),
    ...toRemoval(row),
  };
}
