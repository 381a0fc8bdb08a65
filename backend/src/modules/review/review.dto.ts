import { IsIn, IsOptional } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import { PageRequestDto, type PaginationDto } from '../../common/pagination.dto.js';
import {
  REPORTABLE_KINDS,
  REPORT_REASONS,
  type ReportableKind,
  type ReportReason,
} from '../../common/report-reasons.js';
import { IsId, IsText } from '../../common/text.validators.js';
import { LoginDto } from '../auth/auth.dto.js';
import type { CaseMeasure, CaseOutcome, CaseState } from '../../common/case-outcomes.js';

/** Maximum characters of what a reporter writes. */
const MAX_REPORT_LENGTH = 1_000;
/** Maximum characters of an appeal. */
const MAX_APPEAL_LENGTH = 2_000;

export class ReportDto {
  /** What is reported. Of an application that is what the other side wrote to the caller: moderators see nothing else of it. */
  @IsIn(REPORTABLE_KINDS, {
    message: 'kind must be post, comment, page, project, opening, application or member',
  })
  kind!: ReportableKind;

  /** Its id. */
  @IsId('id')
  id!: string;

  /** Why. How soon a moderator looks depends on it. */
  @IsIn(REPORT_REASONS, { message: `reason must be one of ${REPORT_REASONS.join(', ')}` })
  reason!: ReportReason;

  /** In the reporter's words, up to 1,000 characters. */
  @IsOptional()
  @IsText('Text', { max: MAX_REPORT_LENGTH })
  text?: string | null;
}

export class ReportedDto {
  /**
   * Id of the report: the same when the member reports the same thing again before it was decided.
   * @example "41"
   */
  reportId!: string;
  /**
   * Until when a moderator looks at it; ISO 8601, UTC.
   * @example "2026-11-22T05:30:00.000Z"
   */
  dueAt!: string;
}

export class ReportResponseDto extends MessageResponseDto {
  data!: ReportedDto;
}

export class GetReportsDto extends PageRequestDto {}

/** A report of the caller. */
export class OwnReportDto {
  /** Id of the report. */
  id!: string;
  /** What was reported. */
  kind!: ReportableKind;
  /** Why. */
  reason!: ReportReason;
  /**
   * In the caller's words; may be empty.
   * @example "He asked two of us for a fee."
   */
  text!: string;
  /** ISO 8601, UTC. */
  at!: string;
  /** Whether something was done; null until a moderator has decided. */
  hasActed!: boolean | null;
}

export class OwnReportListDto {
  /** Latest first. */
  reports!: OwnReportDto[];
  pagination!: PaginationDto;
}

export class OwnReportListResponseDto extends SuccessResponseDto {
  data!: OwnReportListDto;
}

export class GetDecisionsDto extends PageRequestDto {}

/** A decision of the people who run the site, or a page, about something of the caller's. */
export class OwnDecisionDto {
  /** Id of the decision. */
  id!: string;
  /** What it was about. */
  kind!: ReportableKind;
  /**
   * Id of that.
   * @example "42"
   */
  targetId!: string;
  /**
   * A title or the beginning of the text, as plain text of up to 140 characters; empty for pictures alone, and after 180 days.
   * @example 'Our robot made its first lap today.'
   */
  excerpt!: string;
  /** ISO 8601, UTC. */
  at!: string;
  /** `decided`, or what became of the appeal: `appealed` while somebody looks again, then `upheld` or `overturned`. `undone`: it was taken back. */
  state!: Exclude<CaseState, 'open'>;
  /**
   * `violation`: a rule is broken. `send_help`: nothing is broken, and somebody worries about the caller. `approve`, `decline`: of an
   * internship that asked to be approved.
   */
  outcome!: Exclude<CaseOutcome, 'no_violation' | 'bad_faith'>;
  /** Whether the content was removed. */
  isRemoved!: boolean;
  /** What was done about the account; null for nothing. */
  measure!: CaseMeasure | null;
  /** Whether the suspension hides, as long as it lasts, everything that the caller shared. */
  hidesAll!: boolean;
  /** When the limit or the suspension ends; ISO 8601, UTC. Null for no such measure, and for a suspension without an end. */
  until!: string | null;
  /**
   * Number of the broken rule in the Terms' list, 1–9; null for none.
   * @example 4
   */
  rule!: number | null;
  /** Of whoever decided; null when there is none. */
  note!: string | null;
  /**
   * The title of the page whose people decided, empty if that is gone; null if the people who run the site did.
   * @example null
   */
  byPage!: string | null;
  /** Until when the caller can ask for a second look; ISO 8601, UTC. Null when they cannot. */
  appealUntil!: string | null;
  /** The caller's appeal; null without one. */
  appeal!: string | null;
  /** The reply to the appeal; null until somebody else has looked. */
  reply!: string | null;
}

export class OwnDecisionListDto {
  /** Latest first. */
  decisions!: OwnDecisionDto[];
  pagination!: PaginationDto;
}

export class OwnDecisionListResponseDto extends SuccessResponseDto {
  data!: OwnDecisionListDto;
}

export class AppealSuspensionDto extends LoginDto {
  /**
   * Why somebody should look again, 1–2,000 characters.
   * @example "Somebody else used my phone."
   */
  @IsText('Text', { min: 1, max: MAX_APPEAL_LENGTH, tooShort: 'Say why somebody should look again' })
  text!: string;
}

export class AppealDto {
  /**
   * Id of the decision.
   * @example "17"
   */
  @IsId('decisionId')
  decisionId!: string;

  /**
   * Why somebody should look again, 1–2,000 characters.
   * @example "It was a joke between friends."
   */
  @IsText('Text', { min: 1, max: MAX_APPEAL_LENGTH, tooShort: 'Say why somebody should look again' })
  text!: string;
}
