import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { parseId } from '../../common/ids.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Identity } from '../../platform/sessions/identity.js';
import type {
  AdminPageListResponseDto,
  AdminPostListResponseDto,
  GetPagesDto,
  GetPostsDto,
  RemovePageDto,
  RemovePostDto,
} from './admin-content.dto.js';
import { toAdminPage, toAdminPost } from './admin-content.mapper.js';
import { AdminContentRepository } from './admin-content.repository.js';

/** Looking over what members write, and removing it. The guard lets administrators alone come here. */
@Injectable()
export class AdminContentService {
  constructor(
    private readonly repository: AdminContentRepository,
    private readonly audit: AuditService,
  ) {}

  async posts(request: GetPostsDto): Promise<AdminPostListResponseDto> {
    const window = pageWindow(request);
    const { rows, total } = await this.repository.posts(request.search ?? '', window);
    return { success: true, data: rows.map(toAdminPost), pagination: pagination(window, total) };
  }

  async pages(request: GetPagesDto): Promise<AdminPageListResponseDto> {
    const window = pageWindow(request);
    const { rows, total } = await this.repository.pages(request.search ?? '', window);
    return { success: true, data: rows.map(toAdminPage), pagination: pagination(window, total) };
  }

  /**
   * Removes a post for good, with its comments, likes and pictures.
   * @throws AppError 404 when there is no such post
   */
  async removePost(caller: Identity, { id: postId, reason }: RemovePostDto): Promise<MessageResponseDto> {
    const gone = () => notFound('This post does not exist any more');
    const id = parseId(postId);
    if (id === null) throw gone();
    await this.repository.transaction(async (tx) => {
      const memberId = await this.repository.removePost(id, tx);
      if (memberId === null) throw gone();
      const subject = { kind: 'post', id } as const;
      await this.audit.record(
        { action: 'post_removed', actor: caller, memberId, subject, details: { reason } },
        tx,
      );
    });
    return { success: true, message: 'The post is removed' };
  }

  /**
   * Removes a page for good, with its posts.
   * @throws AppError 404 when there is no such page
   */
  async removePage(caller: Identity, { id: pageId, reason }: RemovePageDto): Promise<MessageResponseDto> {
    const gone = () => notFound('This page does not exist any more');
    const id = parseId(pageId);
    if (id === null) throw gone();
    await this.repository.transaction(async (tx) => {
      const memberId = await this.repository.removePage(id, tx);
      if (memberId === null) throw gone();
      const subject = { kind: 'page', id } as const;
      await this.audit.record(
        { action: 'page_removed', actor: caller, memberId, subject, details: { reason } },
        tx,
      );
    });
    return { success: true, message: 'The page and its posts are removed' };
  }
}
