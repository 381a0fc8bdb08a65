import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import type { PublicProjectResponseDto } from './public-project.dto.js';
import { PublicProjectsRepository } from './public-projects.repository.js';

/** Projects that visitors read by their link. */
@Injectable()
export class PublicProjectsService {
  constructor(private readonly repository: PublicProjectsRepository) {}

  /** @throws AppError 404 unless there is such a project and it is public; which of the two is not told */
  async get(projectId: string): Promise<PublicProjectResponseDto> {
    const id = parseId(projectId);
    const row = id === null ? null : await this.repository.project(id);
    if (!row) throw notFound('There is no such project, or its owner shares it with members only');
    const team = await this.repository.team(row.id);
    return { success: true, data: { ...row, updatedAt: row.updatedAt.toISOString(), team } };
  }
}
