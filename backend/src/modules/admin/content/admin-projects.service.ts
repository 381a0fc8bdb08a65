import { Injectable } from '@nestjs/common';
import { idOf } from '../../../common/ids.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import { toMemberCard } from '../../profile/profile.mapper.js';
import { toRemoval } from './admin-content.mapper.js';
import type {
  AdminProjectDto,
  AdminProjectListResponseDto,
  GetAdminProjectsDto,
} from './admin-projects.dto.js';
import { AdminProjectsRepository, type AdminProjectRow } from './admin-projects.repository.js';

/** Projects for moderation. The guard admits only the console's accounts. */
@Injectable()
export class AdminProjectsService {
  constructor(private readonly repository: AdminProjectsRepository) {}

  /** An impossible id gives an empty list, not an error. */
  async list({ search, id, removed, ...page }: GetAdminProjectsDto): Promise<AdminProjectListResponseDto> {
    const window = pageWindow(page);
    const filter = { search: search ?? '', id: idOf(id) };
    const { rows, total } = await this.repository.list(filter, removed ?? false, window);
    return { success: true, data: rows.map(toAdminProject), pagination: pagination(window, total) };
  }
}

function toAdminProject(row: AdminProjectRow): AdminProjectDto {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    about: row.about,
    status: row.status,
    skills: row.skills,
    links: row.links,
    images: row.images,
    isPublic: row.isPublic,
    people: row.people,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    User: toMemberCard(row),
    ...toRemoval(row),
  };
}
