import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../../common/pagination.js';
import type { ProjectStatus } from '../../../common/project-status.js';
import type { PlacedImage } from '../../../platform/media/placed-image.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import type { MemberCardRow } from '../../profile/profile.mapper.js';
import type { ProjectLink } from '../../projects/project.entity.js';
import { pattern, readList, type ContentFilter, type RemovalRow } from './admin-content.repository.js';
import { PROJECTS_ALL, PROJECTS_FOUND, PROJECTS_ONE, PROJECTS_REMOVED } from './admin-projects.statements.js';

export interface AdminProjectRow extends MemberCardRow, Partial<RemovalRow> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly about: string;
  readonly status: ProjectStatus;
  readonly skills: string[];
  readonly links: ProjectLink[];
  readonly images: PlacedImage[];
  readonly isPublic: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly people: number;
}

@Injectable()
export class AdminProjectsRepository {
  constructor(private readonly reporting: ReportingSql) {}

  /** @param removed removed projects, latest first, instead of those that members see */
  list(
    { search, id }: ContentFilter,
    removed: boolean,
    window: PageWindow,
  ): Promise<{ rows: AdminProjectRow[]; total: number }> {
    const text = id === null ? pattern(search) : '';
    const read = readList<AdminProjectRow>;
    if (removed) return read(this.reporting, PROJECTS_REMOVED, window, [text, id]);
    if (id !== null) return read(this.reporting, PROJECTS_ONE, window, [id]);
    if (search !== '') return read(this.reporting, PROJECTS_FOUND, window, [text]);
    return read(this.reporting, PROJECTS_ALL, window);
  }
}
