import { Injectable } from '@nestjs/common';
import { AppError, forbidden } from '../../common/app-error.js';
import type { ApplicationState } from '../../common/application-state.js';
import type { Identity } from '../../common/identity.js';
import { excerptOf } from '../../common/text/cut-text.js';
import { Sql } from '../../platform/sql/sql.js';
import { MAX_ROLE_LENGTH } from '../projects/projects.dto.js';
import { TeamService } from '../projects/team.service.js';
import { isEndedState, nextStates } from './application-transitions.js';
import type { SetApplicationStateDto } from './application-requests.dto.js';
import type { ApplicationSavedResponseDto } from './applications.dto.js';
import { isEnded, sideOf } from './applications.mapper.js';
import { ApplicationsRepository } from './applications.repository.js';
import { applicationNotFound, ApplicationsService } from './applications.service.js';

/** Taking applications from state to state: of two who do so at once, the second one changes nothing. */
@Injectable()
export class ApplicationStatesService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: ApplicationsRepository,
    private readonly applications: ApplicationsService,
    private readonly team: TeamService,
  ) {}

  /**
   * @throws AppError 404 for who is on neither side, 403 for a step that this side cannot take, 409 `state_changed` when it is in another
   * state than the caller saw, `full` when no place is left
   */
  async set(
    caller: Identity,
    { id: applicationId, from, to, message }: SetApplicationStateDto,
  ): Promise<ApplicationSavedResponseDto> {
    const { id } = await this.applications.require(caller, applicationId);
    const data = await this.sql.transaction(async (tx) => {
      const projectId = to === 'accepted' ? await this.repository.projectOf(id, tx) : null;
      if (projectId !== null && !(await this.repository.lockTeam(caller.accountId, projectId, tx))) {
        throw applicationNotFound();
      }
      await this.repository.lock(id, caller.accountId, tx);
      const row = await this.applications.require(caller, id, tx);
      if (row.state !== from) throw applicationChanged(row.state);
      const side = sideOf(row, caller.accountId);
      if (!nextStates(side, { ...row, isEnded: isEnded(row) }).includes(to)) {
        throw forbidden('This cannot follow now');
      }
      if (to === 'accepted' && row.openingId !== null) {
        if (!(await this.repository.hasPlace(row.openingId, tx))) throw full('All places are taken');
        const role = excerptOf(row.title, MAX_ROLE_LENGTH);
        if (projectId !== null && !(await this.team.addToLocked(projectId, caller.accountId, role, tx))) {
          throw full('The team is full');
        }
      }
      const by = { by: side, memberId: caller.accountId };
      const act = { ...by, state: to, body: message || null, ends: isEndedState(to) };
      await this.repository.act(id, act, tx);
      return this.applications.details(caller, id, tx);
    });
    return { success: true, message: 'Saved', data };
  }
}

const full = (why: string) => new AppError(409, 'full', `${why}. Nothing was changed.`);
/** 409 with the present state, so that the site can show what there is. */
export const applicationChanged = (state: ApplicationState) =>
  new AppError(409, 'state_changed', `This application is now: ${state}. Nothing was changed.`, {
    from: state,
  });
