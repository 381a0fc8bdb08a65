import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import { ArticlesRepository } from './articles.repository.js';
import type { PublicArticleResponseDto } from './public.dto.js';

/** Articles that visitors read by their link. */
@Injectable()
export class ArticlesService {
  constructor(private readonly repository: ArticlesRepository) {}

  /** @throws AppError 404 unless there is such an article and it is public; which of the two is not told */
  async get(articleId: string): Promise<PublicArticleResponseDto> {
    const id = parseId(articleId);
    const row = id === null ? null : await this.repository.publicArticle(id);
    if (!row) throw notFound('There is no such article, or its author shares it with members only');
    return {
      success: true,
      data: {
        ...row,
        createdAt: row.createdAt.toISOString(),
        editedAt: row.editedAt?.toISOString() ?? null,
      },
    };
  }
}
