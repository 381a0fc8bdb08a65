import { Injectable } from '@nestjs/common';
import { idOf } from '../../../common/ids.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import type {
  AdminPageListResponseDto,
  AdminPostListResponseDto,
  GetPagesDto,
  GetPostsDto,
} from './admin-content.dto.js';
import { toAdminPage, toAdminPost } from './admin-content.mapper.js';
import { AdminContentRepository } from './admin-content.repository.js';

/** Posts and pages for moderation; {@link AdminRemovalsService} removes them. The guard admits only the console's accounts. */
@Injectable()
export class AdminContentService {
  constructor(private readonly repository: AdminContentRepository) {}

  async posts({ search, removed, id, ...page }: GetPostsDto): Promise<AdminPostListResponseDto> {
    const window = pageWindow(page);
    const { rows, total } = removed
      ? await this.repository.removedPosts({ search: search ?? '', id: idOf(id) }, window)
      : await this.repository.posts({ search: search ?? '', id: idOf(id) }, window);
    return { success: true, data: rows.map(toAdminPost), pagination: pagination(window, total) };
  }

  async pages({ search, removed, id, ...page }: GetPagesDto): Promise<AdminPageListResponseDto> {
    const window = pageWindow(page);
    const { rows, total } = removed
      ? await this.repository.removedPages({ search: search ?? '', id: idOf(id) }, window)
      : await this.repository.pages({ search: search ?? '', id: idOf(id) }, window);
    return { success: true, data: rows.map(toAdminPage), pagination: pagination(window, total) };
  }
}
