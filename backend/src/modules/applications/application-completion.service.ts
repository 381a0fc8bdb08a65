import { Injectable } from '@nestjs/common';
import { forbidden, stateChanged } from '../../common/app-error.js';
import type { Identity } from '../../common/identity.js';
import type { SqlRunner } from '../../platform/sql/sql.js';
import { applicationChanged } from './application-states.service.js';
import { takesRecord } from './application-transitions.js';
import { sideOf } from './applications.mapper.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';

/** Completing an application by a record of the work. */
@Injectable()
export class ApplicationCompletionService {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly applications: ApplicationsService,
  ) {}

  /**
   * Locks an application, and completes it in a transaction that adds its record. One that had a record before stays completed; its
   * applicant is told of the new one.
   * @throws AppError 404 for who is on neither side, 403 for the applicant and for a role, 409 `state_changed` when there is nothing to
   * record, or a record already
   */
  async complete(caller: Identity, id: string, tx: SqlRunner): Promise<void> {
    await this.repository.lock(id, caller.accountId, tx);
    const row = await this.applications.require(caller, id, tx);
    if (sideOf(row, caller.accountId) !== 'manager') {
      throw forbidden('Only who posted the opening issues a record');
    }
    if (row.kind === 'role') throw forbidden('Only pages issue records, for internships and voluntary work');
    if (!takesRecord(row)) {
      throw row.recordSerial === null ? applicationChanged(row.state) : alreadyIssued();
    }
    const by = { by: 'manager', memberId: caller.accountId } as const;
    const act = { ...by, state: 'completed', body: null, ends: row.state === 'accepted' } as const;
    await this.repository.act(id, act, tx);
  }
}

const alreadyIssued = () => stateChanged('There is a record of this work already. Nothing was changed.');
