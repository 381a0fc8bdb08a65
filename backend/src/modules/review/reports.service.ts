import { Injectable } from '@nestjs/common';
import { invalid, notFound } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import type { Identity } from '../../common/identity.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import {
  HOLDING_REASONS,
  HOURS_TO_DECIDE,
  priorityOf,
  REPORT_REASONS,
  type CasePriority,
  type ReportableKind,
  type ReportReason,
} from '../../common/report-reasons.js';
import { MediaService } from '../../platform/media/media.service.js';
import { lockAccountLife } from '../../platform/sql/account-life-lock.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { HoldsService } from './holds.service.js';
import { ModerationMailService } from './moderation-mail.service.js';
import { ReviewRepository, type ReportTarget } from './review.repository.js';
import type { GetReportsDto, OwnReportListResponseDto, ReportDto, ReportResponseDto } from './review.dto.js';

/** So many of a member's reports a day are urgent for their reason; one more waits with those of priority 1. */
const MAX_GRAVE_A_DAY = 3;
const GRAVE_REASONS = REPORT_REASONS.filter((reason) => priorityOf(reason) === 0);

/** Reports of members, and the cases that they open or join. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: ReviewRepository,
    private readonly holds: HoldsService,
    private readonly media: MediaService,
    private readonly alarm: ModerationMailService,
  ) {}

  /**
   * Reports something. A repeat answers the first report; of an application it adds what the reporter received since. Whoever reports what was found to break no rule within 30 days, for the same
   * reason and unedited, joins that case and is not told so. A post with pictures is hidden at once for some reasons, and nobody but
   * its author learns that.
   * @throws AppError 400 for what is the caller's own, 404 for what they do not see
   */
  async report(caller: Identity, form: ReportDto): Promise<ReportResponseDto> {
    const { kind, reason } = form;
    const id = parseId(form.id);
    if (id === null) throw targetNotFound(kind);
    const mayHold = kind === 'post' && HOLDING_REASONS.includes(reason);
    const { reportId, promised, isAlarming, pictures } = await this.sql.transaction(async (tx) => {
      // Before everything else that it reads: what it hides, nobody deletes, decides or holds meanwhile.
      if (mayHold) await lockAccountLife(tx, 'exclusive');
      await this.repository.lockReports(kind, id, tx);
      const target = await this.repository.target(kind, id, caller.accountId, tx);
      if (!target) throw targetNotFound(kind);
      if (target.ownerId === caller.accountId) throw invalid({ id: 'You cannot report what is yours' });
      return this.file(target, caller.accountId, reason, form.text ?? '', tx);
    });
    if (isAlarming) this.alarm.sendQueued();
    await this.media.settle(pictures);
    // Not the deadline of the case, from which a reporter could learn that the other is a minor.
    const due = new Date(Date.now() + HOURS_TO_DECIDE[promised] * 60 * 60 * 1000);
    return {
      success: true,
      message: 'Thank you. A moderator looks at it.',
      data: { reportId, dueAt: due.toISOString() },
    };
  }

  private async file(
    target: ReportTarget,
    reporterId: string,
    reason: ReportReason,
    text: string,
    tx: Transaction,
  ): Promise<{ reportId: string; promised: CasePriority; isAlarming: boolean; pictures: string[] }> {
    const promised = await this.priority(reporterId, reason, tx);
    const priority = await this.repository.priorityAbout([target.ownerId, reporterId], promised, tx);
    const reporter = await this.holds.reporter(reporterId, tx);
    const known = await this.repository.caseToJoin(target, reporterId, reason, tx);
    if (known?.reportId) {
      // Nobody of the console can look at what was written in the application since.
      const isMore =
        target.kind === 'application' && known.state === 'open' && known.revision < target.revision;
      if (isMore) await this.repository.renewSnapshot(known.id, target, tx);
      return { reportId: known.reportId, promised, isAlarming: false, pictures: [] };
    }
    // What was found to break no rule stays.
    const isSettled = known !== undefined && known.state !== 'open';
    const isHeld = !isSettled && (await this.holds.isDue(target, reason, reporter, known?.id, tx));
    const pictures = isHeld ? await this.holds.hold(target.id, tx) : [];
    const { standing } = reporter;
    const opened = known
      ? { id: known.id, isNew: false }
      : await this.repository.open(target, priority, standing, tx);
    const isHurried = await this.repository.hurry(opened.id, priority, standing, tx);
    const reportId = await this.repository.addReport(opened.id, reporterId, { reason, text, isHeld }, tx);
    if (isHeld && !opened.isNew) await this.repository.renewSnapshot(opened.id, target, tx);
    if (isHeld) await this.holds.note(opened.id, tx);
    const isAlarming = priority === 0 && (opened.isNew || isHurried);
    if (isAlarming) await this.alarm.queue(target.ownerId, tx);
    return { reportId, promised, isAlarming, pictures };
  }

  /** A member whose grave reports are many must not bury those of others. */
  private async priority(reporterId: string, reason: ReportReason, tx: Transaction): Promise<CasePriority> {
    const priority = priorityOf(reason);
    if (priority > 0) return priority;
    const before = await this.repository.countOfLastDay(reporterId, GRAVE_REASONS, tx);
    return before < MAX_GRAVE_A_DAY ? 0 : 1;
  }

  /** The caller's own reports. */
  async own({ accountId }: Identity, request: GetReportsDto): Promise<OwnReportListResponseDto> {
    const window = pageWindow(request);
    const { rows, total } = await this.repository.ownReports(accountId, window);
    const reports = rows.flatMap(({ id, reason, text, at, kind, hasActed }) =>
      id === null || at === null
        ? []
        : [
            {
              id,
              kind: kind,
              reason: reason,
              text: text ?? '',
              at: at.toISOString(),
              hasActed,
            },
          ],
    );
    return { success: true, data: { reports, pagination: pagination(window, total) } };
  }
}

const targetNotFound = (kind: ReportableKind) => notFound(`This ${kind} does not exist any more`);
