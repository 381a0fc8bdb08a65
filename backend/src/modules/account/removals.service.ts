import { Injectable } from '@nestjs/common';
import { toExcerpt } from '../../common/excerpt.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import type { Identity } from '../../common/identity.js';
import type { GetRemovalsDto, RemovalListResponseDto } from './removals.dto.js';
import { RemovalsRepository } from './removals.repository.js';

/** A member's content that administrators removed, listed for that member. */
@Injectable()
export class RemovalsService {
  constructor(private readonly repository: RemovalsRepository) {}

  async list({ accountId }: Identity, request: GetRemovalsDto): Promise<RemovalListResponseDto> {
    const window = pageWindow(request);
    const { rows, total } = await this.repository.page(accountId, window);
    const removals = rows.map(({ kind, id, excerpt, createdAt, at, note, byPage = null }) => ({
      kind,
      id,
      excerpt: toExcerpt(excerpt),
      createdAt: createdAt.toISOString(),
      removedAt: at.toISOString(),
      note,
      byPage,
    }));
    return { success: true, data: { removals, pagination: pagination(window, total) } };
  }
}
