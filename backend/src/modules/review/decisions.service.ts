import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError, notFound } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { toExcerpt } from '../../common/excerpt.js';
import { parseId } from '../../common/ids.js';
import type { Identity } from '../../common/identity.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import { visibleText } from '../../common/rich-text.js';
import { untilNothingLeft } from '../../platform/jobs/job.js';
import { JOBS } from '../../platform/jobs/job-list.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import type { Client } from '../../platform/sessions/client.js';
import { Sql } from '../../platform/sql/sql.js';
import { AuthService } from '../auth/auth.service.js';
import { appealUntil, toDecision } from './decision.mapper.js';
import { MeasuresRepository } from './measures.repository.js';
import { ReviewRepository } from './review.repository.js';
import type {
  AppealDto,
  AppealSuspensionDto,
  GetDecisionsDto,
  OwnDecisionDto,
  OwnDecisionListResponseDto,
} from './review.dto.js';

/** What was decided about a member's content and account, for that member. */
@Injectable()
export class DecisionsService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly repository: ReviewRepository,
    private readonly measures: MeasuresRepository,
    private readonly auth: AuthService,
    private readonly jobs: JobsService,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.watchBy(
      'campus_review_cases',
      'Cases of the review that wait for a decision, and those of them that are late',
      'state',
      () => this.repository.waiting(),
    );
    this.jobs.add({ ...JOBS.tellDecisions, run: (signal) => this.tell(signal) });
  }

  /** Writes the notices that are due: each once, also when the process is killed in between. */
  async tell(signal?: AbortSignal): Promise<void> {
    await untilNothingLeft(() => this.sql.transaction((tx) => this.repository.tellOwners(tx)), signal);
    await untilNothingLeft(() => this.repository.tellReporters(), signal);
    await untilNothingLeft(() => this.repository.forgetWords(), signal);
    await untilNothingLeft(() => this.repository.forgetEvidence(), signal);
  }

  /** Decisions about what is the caller's. */
  async own({ accountId }: Identity, request: GetDecisionsDto): Promise<OwnDecisionListResponseDto> {
    const window = pageWindow(request);
    const { rows, total } = await this.repository.ownDecisions(accountId, window);
    const decisions = rows.flatMap((row): OwnDecisionDto[] => {
      const decision = toDecision(row);
      if (decision === null || row.targetId === null || row.snapshot === null) return [];
      const { text = '', title = null } = row.snapshot;
      return [
        {
          id: decision.caseId,
          kind: decision.targetKind,
          targetId: row.targetId,
          excerpt: toExcerpt(title ?? (decision.targetKind === 'post' ? visibleText(text) : text)),
          at: decision.decidedAt.toISOString(),
          state: decision.state as OwnDecisionDto['state'],
          outcome: decision.outcome as OwnDecisionDto['outcome'],
          isRemoved: decision.isRemoved,
          measure: decision.measure,
          hidesAll: decision.hidesAll,
          until: decision.until?.toISOString() ?? null,
          rule: decision.rule,
          note: decision.note,
          byPage: decision.byPage,
          appealUntil: appealUntil(decision),
          appeal: row.appeal,
          reply: decision.reply,
        },
      ];
    });
    return { success: true, data: { decisions, pagination: pagination(window, total) } };
  }

  /**
   * Asks for a second look, once and within 30 days.
   * @throws AppError 404 when there is no such decision about the caller, 409 when it cannot be appealed (any more)
   */
  async appeal({ accountId }: Identity, { decisionId, text }: AppealDto): Promise<MessageResponseDto> {
    const id = parseId(decisionId);
    const missing = () => notFound('There is no such decision');
    if (id === null) throw missing();
    await this.sql.transaction(async (tx) => {
      const decision = await this.repository.lockOwnDecision(accountId, id, tx);
      if (!decision) throw missing();
      if (decision.outcome !== 'violation') throw notAppealable('Nothing was decided against you');
      requireAppealable(decision);
      await this.repository.appeal(id, text, tx);
    });
    return APPEALED;
  }

  /**
   * The same of who is suspended, and so has no session: the longest of their suspensions.
   * @throws AppError 401 when the credentials are wrong, 409 when nothing can be appealed (any more), 429 after too many wrong ones
   */
  async appealSuspension(form: AppealSuspensionDto, client: Client): Promise<MessageResponseDto> {
    const { memberId } = (await this.auth.verify(form, client)).credential;
    await this.sql.transaction(async (tx) => {
      const decision = await this.measures.lockSuspension(memberId, tx);
      if (!decision) throw notAppealable('This account is not suspended');
      requireAppealable(decision);
      await this.repository.appeal(decision.id, form.text, tx);
    });
    return APPEALED;
  }
}

const APPEALED = { success: true as const, message: 'Somebody else looks at it again within 7 days.' };

/** @throws AppError 409 for what was appealed already or was taken back, and after 30 days */
function requireAppealable({ state, isInTime }: { state: string; isInTime: boolean | null }): void {
  if (state === 'undone') throw notAppealable('This was taken back');
  if (state !== 'decided') throw notAppealable('You have asked for a second look already');
  if (!isInTime) throw notAppealable('This was decided more than 30 days ago');
}

const notAppealable = (message: string) => new AppError(409, 'not_appealable', message);
