import type { ProjectStatus } from '../../../common/project-status.js';
import type { PlacedImage } from '../../../platform/media/placed-image.js';
import { toMemberCard, type MemberCardRow } from '../../profile/profile.mapper.js';
import type { ProjectLink } from '../../projects/project.entity.js';
import { toRemoval } from './admin-content.mapper.js';
import type { RemovalRow } from './admin-content.repository.js';
import type { AdminProjectDto } from './admin-projects.dto.js';
import { PROJECTS_ALL, PROJECTS_FOUND, PROJECTS_ONE, PROJECTS_REMOVED } from './admin-projects.statements.js';
import type { ContentKind } from './content-lists.service.js';

interface AdminProjectRow extends MemberCardRow, Partial<RemovalRow> {
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

/** Projects in the console. */
export const PROJECTS: ContentKind<AdminProjectRow, AdminProjectDto> = {
  all: PROJECTS_ALL,
  found: PROJECTS_FOUND,
  one: PROJECTS_ONE,
  removed: PROJECTS_REMOVED,
  toDto: (row) => ({
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
  }),
};
