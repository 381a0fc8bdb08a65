import { Injectable } from '@nestjs/common';
import { AppLogger } from '../logging/app-logger.js';
import type { Transaction } from '../sql/sql.js';
import { toAuditRow, type AuditEvent } from './audit-event.js';
import { AuditRepository } from './audit.repository.js';

/** The insert-only audit log of sign-ins, refusals, account changes and administrators' actions. */
@Injectable()
export class AuditService {
  constructor(
    private readonly repository: AuditRepository,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Records an action in the transaction that performs it: both succeed or neither.
   * @throws when it cannot be recorded, which must roll back the action
   */
  async record(event: AuditEvent, tx: Transaction): Promise<void> {
    await this.repository.insert(toAuditRow(event), tx);
  }

  /**
   * Records an event that changed nothing, such as a refusal, on a best-effort basis: an error is logged, never thrown.
   */
  async recordBestEffort(event: AuditEvent): Promise<void> {
    try {
      await this.repository.insert(toAuditRow(event));
    } catch (error) {
      this.logger.error({ err: error, action: event.action }, 'An event could not be recorded');
    }
  }
}
