import { Injectable } from '@nestjs/common';
import { forbidden, notFound } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { idOf, parseId } from '../../common/ids.js';
import type { Identity, Viewer } from '../../common/identity.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import { removed } from '../../common/removal.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { escapeLike } from '../../platform/sql/like-pattern.js';
import type { SqlRunner } from '../../platform/sql/sql.js';
import type {
  GetProjectsDto,
  ProjectDetailsDto,
  ProjectListResponseDto,
  ProjectResponseDto,
} from './projects.dto.js';
import { toProject, toProjectDetails } from './projects.mapper.js';
import { canDeleteProject, canPostOnProject } from './projects.policy.js';
import { ProjectsRepository } from './projects.repository.js';

/** 404 for a project that does not exist (any more). */
export const projectNotFound = () => notFound('This project does not exist any more');

/**
 * The id of a project in the form that the database accepts.
 * @throws AppError 404 when no project can have this id
 */
export function requireProjectId(projectId: string): string {
  const id = parseId(projectId);
  if (id === null) throw projectNotFound();
  return id;
}

/** Reading and deleting projects. */
@Injectable()
export class ProjectsService {
  constructor(
    private readonly repository: ProjectsRepository,
    private readonly limits: LimitsService,
  ) {}

  /** @throws AppError 429 when the caller searches too often */
  async list(caller: Identity, request: GetProjectsDto): Promise<ProjectListResponseDto> {
    const search = request.search?.toLowerCase() ?? '';
    if (search !== '') this.limits.hitLocally('SEARCH', caller.kind, caller.accountId);
    const window = pageWindow(request);
    const filter = {
      status: request.status ?? null,
      memberId: idOf(request.userId),
      search: escapeLike(search),
    };
    const { projects, total } = await this.repository.list(caller, filter, window);
    return {
      success: true,
      data: {
        projects: projects.map((row) => toProject(row, caller.accountId)),
        pagination: pagination(window, total),
      },
    };
  }

  /**
   * @throws AppError 404 when there is no such project, or the caller and its owner blocked one another; with the details of the
   * removal for the owner of a removed one
   */
  async get(caller: Identity, projectId: string): Promise<ProjectResponseDto> {
    const id = requireProjectId(projectId);
    const data = await this.details(caller, id);
    if (data) return { success: true, data };
    const removal = await this.repository.removalFor(caller.accountId, id);
    throw removal ? removed('this project', removal) : projectNotFound();
  }

  /** A project for its own screen; null when there is none that the viewer sees. */
  async details(viewer: Viewer, id: string, runner?: SqlRunner): Promise<ProjectDetailsDto | null> {
    const row = await this.repository.byId(viewer, id, runner);
    if (!row) return null;
    return toProjectDetails(row, await this.repository.team(viewer, id, runner), viewer.accountId);
  }

  /**
   * Deletes a project with its team and pictures. Posts about it stay, and belong to none then.
   * @throws AppError 404 when there is no such project, 403 when it is somebody else's
   */
  async delete(caller: Identity, projectId: string): Promise<MessageResponseDto> {
    const id = requireProjectId(projectId);
    const ownerId = await this.repository.ownerForDeletion(id, caller.accountId);
    if (ownerId === null) throw projectNotFound();
    if (!canDeleteProject(caller, ownerId)) throw forbidden('Only its owner can delete a project');
    await this.repository.delete(id);
    return { success: true, message: 'Project deleted successfully' };
  }

  /**
   * The id of a project about which the caller may post.
   * @throws AppError 404 when there is no such project, 403 when the caller is not on its team
   */
  async requirePostable(caller: Identity, projectId: string): Promise<string> {
    const id = requireProjectId(projectId);
    const relation = await this.repository.relationOf(caller, id);
    if (!relation) throw projectNotFound();
    if (!canPostOnProject(relation)) throw forbidden('Only its team posts updates about a project');
    return id;
  }

  /**
   * Holds a project until the transaction ends: before a post that becomes an update about it (docs/build/lock-order.md).
   * @throws AppError 404 when it has gone meanwhile
   */
  async hold(projectId: string, tx: SqlRunner): Promise<void> {
    if (!(await this.repository.hold(requireProjectId(projectId), tx))) throw projectNotFound();
  }
}
