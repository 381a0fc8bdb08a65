import { Injectable } from '@nestjs/common';
import { AppError, forbidden, sessionEnded } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { parseId } from '../../common/ids.js';
import type { Identity } from '../../common/identity.js';
import { isForeignKeyViolation } from '../../platform/sql/constraint.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { isSameCode, newJoinCode } from './join-code.js';
import type {
  JoinCodeResponseDto,
  JoinProjectDto,
  ProjectResponseDto,
  RemoveProjectMemberDto,
} from './projects.dto.js';
import { canManageProject } from './projects.policy.js';
import { ProjectsRepository } from './projects.repository.js';
import { projectNotFound, ProjectsService, requireProjectId } from './projects.service.js';
import { TeamRepository } from './team.repository.js';

/** Members of a team, its owner and those who are away included. */
export const MAX_TEAM = 20;

/** Joining and leaving the team of a project. */
@Injectable()
export class TeamService {
  constructor(
    private readonly sql: Sql,
    private readonly projects: ProjectsService,
    private readonly repository: ProjectsRepository,
    private readonly team: TeamRepository,
  ) {}

  /**
   * Joins by the code in the owner's link. Who is on the team already stays as they are.
   * @throws AppError 404 when the caller does not see the project, 403 for a wrong code, 409 `team_full`
   */
  async join(caller: Identity, { id: projectId, code, role }: JoinProjectDto): Promise<ProjectResponseDto> {
    const id = requireProjectId(projectId);
    await this.sql
      .transaction(async (tx) => {
        const expected = await this.team.codeForJoining(caller, id, tx);
        if (expected === null) throw projectNotFound();
        const { people, isMember } = await this.team.size(id, caller.accountId, tx);
        if (isMember) return;
        if (!isSameCode(code, expected)) {
          throw forbidden('This link does not work any more. Ask the owner of the project for a new one.');
        }
        if (people >= MAX_TEAM) throw teamFull();
        await this.team.add(id, caller.accountId, role, tx);
      })
      .catch((error: unknown) => {
        // The project is locked, so it is the member's account that was deleted meanwhile.
        throw isForeignKeyViolation(error) ? sessionEnded() : error;
      });
    return this.projects.get(caller, id);
  }

  /**
   * Puts a member on the team of a project that the transaction has locked; who is on it already stays as they are.
   * @returns false when the team is full
   */
  async addToLocked(projectId: string, memberId: string, role: string, tx: SqlRunner): Promise<boolean> {
    const { people, isMember } = await this.team.size(projectId, memberId, tx);
    if (isMember) return true;
    if (people >= MAX_TEAM) return false;
    await this.team.add(projectId, memberId, role, tx);
    return true;
  }

  /**
   * Leaves a team; who is not on it stays so.
   * @throws AppError 404 when there is no such project, 403 for its owner
   */
  async leave(caller: Identity, projectId: string): Promise<MessageResponseDto> {
    const id = requireProjectId(projectId);
    if (!(await this.team.remove(id, caller.accountId))) {
      const relation = await this.repository.relationOf(caller, id);
      if (!relation) throw projectNotFound();
      if (relation.ownerId === caller.accountId) {
        throw forbidden('This project is yours: you can delete it, but not leave it');
      }
    }
    return { success: true, message: 'You left the project' };
  }

  /**
   * Takes a member off the team, and replaces the code: the link that they have leads nowhere then.
   * @throws AppError 404 when there is no such project, 403 when it is somebody else's, and for its owner
   */
  async removeMember(
    caller: Identity,
    { id: projectId, memberId }: RemoveProjectMemberDto,
  ): Promise<ProjectResponseDto> {
    const id = await this.requireOwn(caller, projectId, 'Only its owner can take members off a team');
    const removedId = parseId(memberId);
    if (removedId === caller.accountId) throw forbidden('The owner belongs to the team');
    if (removedId !== null) {
      await this.sql.transaction(async (tx) => {
        if (!(await this.repository.forUpdate(id, tx))) throw projectNotFound();
        if (await this.team.remove(id, removedId, tx)) {
          await this.team.setCode(id, caller.accountId, newJoinCode(), tx);
        }
      });
    }
    return this.projects.get(caller, id);
  }

  /**
   * Replaces the code by which members join.
   * @throws AppError 404 when there is no such project, 403 when it is somebody else's
   */
  async renewCode(caller: Identity, projectId: string): Promise<JoinCodeResponseDto> {
    const id = await this.requireOwn(caller, projectId, 'Only its owner can renew the link');
    const joinCode = newJoinCode();
    if (!(await this.team.setCode(id, caller.accountId, joinCode))) throw projectNotFound();
    return { success: true, data: { joinCode } };
  }

  private async requireOwn(caller: Identity, projectId: string, refusal: string): Promise<string> {
    const id = requireProjectId(projectId);
    const relation = await this.repository.relationOf(caller, id);
    if (!relation) throw projectNotFound();
    if (!canManageProject(caller, relation.ownerId)) throw forbidden(refusal);
    return id;
  }
}

/** 409 for one member too many. */
const teamFull = () =>
  new AppError(409, 'team_full', `This team is full: it has ${MAX_TEAM} members, some of whom may be away`);
