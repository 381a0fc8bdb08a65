import { Injectable } from '@nestjs/common';
import { pageWindow, pagination } from '../../../common/pagination.js';
import type {
  AdminPageListResponseDto,
  AdminPostListResponseDto,
  GetPagesDto,
  GetPostsDto,
} from './admin-content.dto.js';
import { toAdminPage, toAdminPost } from './admin-content.mapper.js';
import { AdminContentRepository } from './admin-content.repository.js';

/** Posts and pages for moderation; {@link AdminRemovalsService} removes them. The guard admits only administrators. */
@Injectable()
export class AdminContentService {
  constructor(private readonly repository: AdminContentRepository) {}

  async posts({ search, removed, ...page }: GetPostsDto): Promise<AdminPostListResponseDto> {
    const window = pageWindow(page);
    const { rows, total } = removed
      ? await this.repository.removedPosts(search ?? '', window)
      : await this.repository.posts(search ?? '', window);
    return { success: true, data: rows.map(toAdminPost), pagination: pagination(window, total) };
  }

  async pages({ search, removed, ...page }: GetPagesDto): Promise<AdminPageListResponseDto> {
    const window = pageWindow(page);
    const { rows, total } = removed
      ? await this.repository.removedPages(search ?? '', window)
      : await this.repository.pages(search ?? '', window);
    return { success: true, data: rows.map(toAdminPage), pagination: pagination(window, total) };
  }
}
