import { Injectable } from '@nestjs/common';
import { AppLogger } from '../logging/app-logger.js';
import type { Transaction } from '../sql/sql.js';
import { toAuditRow, type AuditEvent } from './audit-event.js';
import { AuditRepository } from './audit.repository.js';

/** The insert-only record of sign-ins, refusals, changes of accounts and what administrators do. */
@Injectable()
export class AuditService {
  constructor(
    private readonly repository: AuditRepository,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Records an act in the transaction that performs it: none without the other.
   * @throws when it cannot be recorded, which must undo the act
   */
  async record(event: AuditEvent, tx: Transaction): Promise<void> {
    await this.repository.insert(toAuditRow(event), tx);
  }

  /** Records what changed nothing, such as a refusal, as well as can be: a failure is logged, never thrown. */
  async note(event: AuditEvent): Promise<void> {
    try {
      await this.repository.insert(toAuditRow(event));
    } catch (error) {
      this.logger.error({ err: error, action: event.action }, 'An event could not be recorded');
    }
  }
}
