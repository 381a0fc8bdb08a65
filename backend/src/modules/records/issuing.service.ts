import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { invalid } from '../../common/app-error.js';
import { dayInIndia } from '../../common/day-in-india.js';
import type { Identity } from '../../common/identity.js';
import { fingerprint, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { applicationNotFound, ApplicationsService } from '../applications/applications.service.js';
import { ApplicationCompletionService } from '../applications/application-completion.service.js';
import type { IssueRecordDto } from './record-requests.dto.js';
import type { RecordSavedResponseDto } from './records.dto.js';
import { RecordsRepository, type RecordContent } from './records.repository.js';
import { recordNotFound, RecordsService } from './records.service.js';

/** Bytes of a serial number: nobody guesses one. */
const SERIAL_BYTES = 16;

/** Issuing records for applications. */
@Injectable()
export class IssuingService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: RecordsRepository,
    private readonly records: RecordsService,
    private readonly applications: ApplicationsService,
    private readonly completion: ApplicationCompletionService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Offers a record to who applied, and completes the application.
   * @param key idempotency key: the same key and form within a day return the record of the first request, as it is now
   * @throws AppError 400 naming a field, 404 for who is on neither side of the application, 403 for the applicant and for a role,
   * 409 `state_changed` unless the application is accepted, or completed without a record
   */
  async issue(
    caller: Identity,
    form: IssueRecordDto,
    key: string | undefined,
  ): Promise<RecordSavedResponseDto> {
    const { applicationId, role, done, hours = null, from, to } = form;
    const content = { role, done, hours, from, to };
    requireOrder(content);
    const { id } = await this.applications.require(caller, applicationId);
    const request = {
      memberId: caller.accountId,
      call: 'records/issue' as const,
      key,
      fingerprint: fingerprint(JSON.stringify([id, role, done, hours, from, to])),
    };
    if ((await this.idempotency.recordOf(request)) === null) {
      await this.sql.transaction(async (tx) => {
        if (!(await this.idempotency.claim(request, tx))) return;
        await this.offer(caller, id, content, tx);
        await this.idempotency.keep(request, id, tx);
      });
    }
    const serial = await this.repository.serialOf(id);
    if (serial === null) throw recordNotFound();
    return { success: true, message: 'Record offered', data: await this.records.details(serial) };
  }

  private async offer(caller: Identity, id: string, content: RecordContent, tx: SqlRunner): Promise<void> {
    const hasPage = await this.repository.lockParties(id, tx);
    await this.completion.complete(caller, id, tx);
    if (!hasPage) throw applicationNotFound();
    await this.repository.insert(randomBytes(SERIAL_BYTES).toString('base64url'), id, content, tx);
  }
}

function requireOrder({ from, to }: RecordContent): void {
  if (to > dayInIndia(0)) throw invalid({ to: 'The last day is in the future' });
  if (from > to) throw invalid({ to: 'The last day is before the first one' });
}
