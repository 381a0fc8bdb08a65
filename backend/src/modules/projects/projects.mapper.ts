import { toVersion } from '../../common/version.js';
import type { ProjectDetailsDto, ProjectDto } from './projects.dto.js';
import type { ProjectDetailsRow, ProjectRow, TeamRow } from './projects.repository.js';

export function toProject(row: ProjectRow, viewerId: string): ProjectDto {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    status: row.status,
    skills: row.skills,
    imageUrl: row.images[0]?.url ?? null,
    people: row.people,
    isPublic: row.isPublic,
    isOwner: row.ownerId === viewerId,
    isMember: row.isMember,
    UserId: row.ownerId,
    User: { name: row.ownerName },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: toVersion(row.revision),
  };
}

export function toProjectDetails(
  row: ProjectDetailsRow,
  team: readonly TeamRow[],
  viewerId: string,
): ProjectDetailsDto {
  return {
    ...toProject(row, viewerId),
    about: row.about,
    images: row.images,
    links: row.links,
    startedOn: row.startedOn,
    finishedOn: row.finishedOn,
    team: team.map(({ id, name, avatarPath, role, isOwner, joinedAt }) => ({
      id,
      name,
      profileUrl: avatarPath,
      role,
      isOwner,
      joinedAt: joinedAt.toISOString(),
    })),
    joinCode: row.joinCode,
  };
}
