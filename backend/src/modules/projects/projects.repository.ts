import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Viewer } from '../../common/identity.js';
import type { PageWindow } from '../../common/pagination.js';
import type { ProjectStatus } from '../../common/project-status.js';
import type { Removal } from '../../common/removal.js';
import type { PlacedImage } from '../../platform/media/placed-image.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { Project, type ProjectLink } from './project.entity.js';
import {
  PROJECT_BY_ID,
  PROJECT_DELETE,
  PROJECT_FOR_UPDATE,
  PROJECT_HOLD,
  PROJECT_INSERT,
  PROJECT_OWNER_FOR_DELETION,
  PROJECT_RELATION,
  PROJECT_TEAM,
  PROJECT_UPDATE,
  projectList,
} from './projects.statements.js';

/** What a project's form sets. */
export interface ProjectContent {
  readonly title: string;
  readonly summary: string;
  /** Sanitised HTML. */
  readonly about: string;
  readonly status: ProjectStatus;
  readonly skills: readonly string[];
  readonly links: readonly ProjectLink[];
  readonly images: readonly PlacedImage[];
  readonly startedOn: string | null;
  readonly finishedOn: string | null;
  readonly isPublic: boolean;
}

/** A project in a list, for one viewer. */
export interface ProjectRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly status: ProjectStatus;
  readonly skills: string[];
  readonly images: PlacedImage[];
  readonly isPublic: boolean;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly revision: number;
  readonly people: number;
  readonly isMember: boolean;
}

/** A project for its own screen. */
export interface ProjectDetailsRow extends ProjectRow {
  readonly about: string;
  readonly links: ProjectLink[];
  readonly startedOn: string | null;
  readonly finishedOn: string | null;
  /** Null for all but the owner. */
  readonly joinCode: string | null;
}

/** Somebody on a team. */
export interface TeamRow {
  readonly id: string;
  readonly name: string;
  readonly avatarPath: string | null;
  readonly role: string;
  readonly joinedAt: Date;
  readonly isOwner: boolean;
}

/** What a viewer is to a project. */
export interface ProjectRelation {
  readonly ownerId: string;
  readonly isMember: boolean;
}

/** Which projects a list has. */
export interface ProjectFilter {
  readonly status: ProjectStatus | null;
  /** Whose; null for everybody's. */
  readonly memberId: string | null;
  /** In lower case, escaped for LIKE; empty for all. */
  readonly search: string;
}

/** The parameters by which a statement knows its viewer. */
export const viewerColumns = ({ accountId, conceals }: Viewer) => [accountId, conceals ? accountId : null];

@Injectable()
export class ProjectsRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(Project) private readonly projects: Repository<Project>,
  ) {}

  async list(
    viewer: Viewer,
    { status, memberId, search }: ProjectFilter,
    { limit, offset }: PageWindow,
  ): Promise<{ projects: ProjectRow[]; total: number }> {
    const [list, further] = projectList(limit, memberId, search);
    const rows = await this.sql.query(list, [...viewerColumns(viewer), offset, status, ...further]);
    return { projects: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /** Null when there is no such project, or the viewer does not see it. */
  async byId(viewer: Viewer, id: string, runner: SqlRunner = this.sql): Promise<ProjectDetailsRow | null> {
    const [row] = await runner.query(PROJECT_BY_ID, [...viewerColumns(viewer), id]);
    return row ?? null;
  }

  team(viewer: Viewer, id: string, runner: SqlRunner = this.sql): Promise<TeamRow[]> {
    return runner.query(PROJECT_TEAM, [...viewerColumns(viewer), id]);
  }

  /** Null when there is no such project, or the viewer does not see it. */
  async relationOf(viewer: Viewer, id: string): Promise<ProjectRelation | null> {
    const [row] = await this.sql.query(PROJECT_RELATION, [...viewerColumns(viewer), id]);
    return row ?? null;
  }

  /** What the owner may know about the removal of a project; null for others, and if it was not removed. */
  async removalFor(memberId: string, id: string): Promise<Removal | null> {
    const project = await this.projects.findOne({
      where: { id, ownerId: memberId, withheld: 'removed' },
      select: { id: true, withheldAt: true, withheldNote: true },
    });
    return project?.withheldAt ? { at: project.withheldAt, note: project.withheldNote } : null;
  }

  /** Returns the new project's id. Throws a foreign-key violation when the owner no longer exists. */
  async insert(ownerId: string, project: ProjectContent, joinCode: string, tx: SqlRunner): Promise<string> {
    const [row] = await tx.query(PROJECT_INSERT, [ownerId, ...columnsOf(project), joinCode]);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return row.id;
  }

  /** Locks the project against other changes; null if it is gone or hidden. */
  async forUpdate(
    id: string,
    tx: SqlRunner,
  ): Promise<{ images: PlacedImage[]; revision: number; ownerId: string } | null> {
    const [row] = await tx.query(PROJECT_FOR_UPDATE, [id]);
    return row ?? null;
  }

  async update(id: string, project: ProjectContent, tx: SqlRunner): Promise<void> {
    await tx.query(PROJECT_UPDATE, [id, ...columnsOf(project)]);
  }

  /** Locks a project against deletion; false if it is gone or hidden. */
  async hold(id: string, tx: SqlRunner): Promise<boolean> {
    return (await tx.query(PROJECT_HOLD, [id])).length > 0;
  }

  /** Whose a project is, also if it is removed and theirs; null if there is none that the member could delete or see. */
  async ownerForDeletion(id: string, memberId: string): Promise<string | null> {
    const [row] = await this.sql.query(PROJECT_OWNER_FOR_DELETION, [id, memberId]);
    return row?.ownerId ?? null;
  }

  /** The team and the pictures go with it by cascade; its posts stay. */
  async delete(id: string): Promise<void> {
    await this.sql.query(PROJECT_DELETE, [id]);
  }
}

const columnsOf = (project: ProjectContent) => [
  project.title,
  project.summary,
  project.about,
  project.status,
  project.skills,
  JSON.stringify(project.links),
  JSON.stringify(project.images),
  project.startedOn,
  project.finishedOn,
  project.isPublic,
];
