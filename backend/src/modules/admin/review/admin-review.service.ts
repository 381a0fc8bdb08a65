import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/app-error.js';
import { parseId } from '../../../common/ids.js';
import type { Identity } from '../../../common/identity.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import type { CaseListResponseDto, CaseResponseDto, GetCasesDto } from './admin-review.dto.js';
import { toCase, toCaseEntry } from './admin-review.mapper.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { CaseHandlingRepository } from './case-handling.repository.js';
import { AdminReviewRepository } from './admin-review.repository.js';

export const caseNotFound = () => notFound('There is no such case');

/** The queue of cases, and one of them. The guard admits only the console's accounts. */
@Injectable()
export class AdminReviewService {
  constructor(
    private readonly repository: AdminReviewRepository,
    private readonly handling: CaseHandlingRepository,
    private readonly approvals: ApprovalsRepository,
  ) {}

  async list(caller: Identity, request: GetCasesDto): Promise<CaseListResponseDto> {
    const window = pageWindow(request);
    const list = request.list ?? 'waiting';
    const [rows, { count, late }] = await Promise.all([
      this.repository[list](caller, window),
      this.repository.count(list, caller),
    ]);
    return {
      success: true,
      data: { cases: rows.map(toCaseEntry), late, pagination: pagination(window, count) },
    };
  }

  /**
   * A case with what was reported. The caller then has it open, as the queue tells others for ten minutes.
   * @throws AppError 404 when there is no such case
   */
  async get({ accountId }: Identity, askedId: string): Promise<CaseResponseDto> {
    const id = parseId(askedId);
    if (id === null) throw caseNotFound();
    await this.repository.claim(accountId, id);
    const [row, reports, earlier, notes, referrals] = await Promise.all([
      this.repository.find(accountId, id),
      this.repository.reports(id),
      this.repository.earlier(id),
      this.handling.notes(id),
      this.handling.referrals(id),
    ]);
    if (!row) throw caseNotFound();
    const approval = row.source === 'internship' ? await this.approvals.find(id) : null;
    return { success: true, data: toCase(row, { reports, earlier, notes, referrals, approval }) };
  }
}
