import { Injectable } from '@nestjs/common';
import { forbidden, invalid } from '../../../common/app-error.js';
import type { CaseOutcome } from '../../../common/case-outcomes.js';
import { isModerator, type Identity } from '../../../common/identity.js';
import type { Transaction } from '../../../platform/sql/sql.js';
import { CaseHandlingRepository } from './case-handling.repository.js';

/** Who may decide which case (safety.md, section 3). */
@Injectable()
export class CaseRules {
  constructor(private readonly repository: CaseHandlingRepository) {}

  /**
   * What was passed to the administrators, only they decide. That a child is in danger, only they say, once somebody outside knows of
   * it; that none is, two people of the console say, or the only one.
   * @param isAlone whether nobody else could agree
   * @returns whether this closes the case, or is what somebody else must agree to first
   * @throws AppError 403 for who may not decide this, 400 for a violation that was not referred yet
   */
  async admit(
    caller: Identity,
    { id, outcome, isAlone }: { id: string; outcome: CaseOutcome; isAlone: boolean },
    tx: Transaction,
  ): Promise<'closes' | 'proposes'> {
    const rules = await this.repository.rules(id, tx);
    if (rules === undefined) return 'closes';
    if (rules.isEscalated && isModerator(caller))
      throw forbidden('This case was passed to the administrators: they decide it');
    if (!rules.concernsChild) return 'closes';
    if (outcome === 'violation') {
      if (isModerator(caller))
        throw forbidden('Only an administrator decides that a child is in danger. Pass the case to them.');
      if (!rules.isReferred) throw invalid({ outcome: 'First record to whom this case was referred' });
      return 'closes';
    }
    if (isAlone) return 'closes';
    const isFound = rules.isCurrent && rules.proposedBy !== null && rules.proposedOutcome === outcome;
    if (!isFound) return 'proposes';
    if (rules.proposedBy === caller.accountId)
      throw forbidden('You have found this already. Somebody else must agree.');
    return 'closes';
  }
}
