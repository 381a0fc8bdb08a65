import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_PICTURES } from '../../../config/upload-limits.js';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { PageRequestDto, type PaginationDto } from '../../../common/pagination.dto.js';
import type { CasePriority, ReportableKind, ReportReason } from '../../../common/report-reasons.js';
import { IsId } from '../../../common/text.validators.js';
import type { MemberCardDto } from '../../profile/profile.dto.js';
import { ParentCommentDto } from '../content/parent-comment.dto.js';
import type { CaseApprovalDto } from './approval.dto.js';
import type { CaseNoteDto, CaseReferralDto } from './case-handling.dto.js';
import type { CaseMeasure, CaseOutcome, CaseSource, CaseState } from '../../../common/case-outcomes.js';

export class GetCasesDto extends PageRequestDto {
  /** `waiting`: open cases and appeals, the most urgent first. `decided`: latest decision first. By default `waiting`. */
  @IsOptional()
  @IsIn(['waiting', 'decided'], { message: 'list must be waiting or decided' })
  list?: 'waiting' | 'decided' | null;
}

/** A reason, and how many gave it. */
export class CaseReasonDto {
  /** The reason. */
  reason!: ReportReason;
  /**
   * Number of reports.
   * @example 2
   */
  reports!: number;
}

/** What somebody found about a child in danger. It closes the case once somebody else finds the same. */
export class CaseProposalDto {
  /** What they found. */
  outcome!: Exclude<CaseOutcome, 'violation'>;
  /** User name of who found it. */
  by!: string;
  /** Whether that is the caller, who cannot agree with themselves. */
  isOwn!: boolean;
  /** ISO 8601, UTC. */
  at!: string;
}

/** A case in the queue. */
export class CaseEntryDto {
  /** Case id. */
  id!: string;
  /** What was reported. */
  kind!: ReportableKind;
  /** 0 is decided first: 2 hours; 1: 36 hours; 2: 7 days. */
  priority!: CasePriority;
  /**
   * Until when it must be decided; ISO 8601, UTC.
   * @example "2026-11-22T05:30:00.000Z"
   */
  dueAt!: string;
  /** `appealed` waits, too: somebody else than who decided looks again. `undone`: restored, or reinstated. */
  state!: CaseState;
  /**
   * What opened it: a report, a word of the administrators' list, a signal of spam, an act of the console, which is decided from the
   * start, an internship that asks to be approved, or a removal by the people who run a page, decided from the start, too.
   */
  source!: CaseSource;
  /**
   * What was found without a report: a word, or a domain that was linked to; empty for equal texts. Null for nothing.
   * @example "registration fee"
   */
  signal!: string | null;
  /** Most given first. */
  reasons!: CaseReasonDto[];
  /**
   * A title or the beginning of the text, as plain text of up to 140 characters; empty for pictures alone.
   * @example 'Our robot made its first lap today.'
   */
  excerpt!: string;
  /** Whose it is; null once that account has been purged. */
  User!: MemberCardDto | null;
  /** User name of the administrator who has it open; null for nobody, and for the caller. */
  openBy!: string | null;
  /** Whether it is open and was passed to the administrators: no moderator can decide it, and it is not in their list. */
  isEscalated!: boolean;
  /** Null when nobody has to agree with anything. */
  proposal!: CaseProposalDto | null;
  /** What was decided; null while it is open. */
  outcome!: CaseOutcome | null;
  /** When it was decided; ISO 8601, UTC. Null while it is open. */
  decidedAt!: string | null;
}

export class CaseListDto {
  /** In the order of the list. */
  cases!: CaseEntryDto[];
  /**
   * How many of all cases that wait are past their deadline, whatever the page; 0 in the list that is decided.
   * @example 2
   */
  late!: number;
  pagination!: PaginationDto;
}

export class CaseListResponseDto extends SuccessResponseDto {
  data!: CaseListDto;
}

export class GetCaseDto {
  /** Case id. */
  @IsId('id')
  id!: string;
}

export class GetEvidenceDto {
  /** Case id. */
  @IsId('id')
  id!: string;

  /**
   * Which of the pictures in the content of the case, counted from 0.
   * @example 0
   */
  @IsInt({ message: 'Image must be a whole number' })
  @Min(0, { message: 'Image must be 0 or more' })
  @Max(MAX_PICTURES - 1, { message: `Image must be less than ${MAX_PICTURES}` })
  image!: number;
}

export class EvidenceDto {
  /**
   * The picture as WebP, at most 960 pixels wide if it was that wide, in base64.
   * @example "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"
   */
  webp!: string;
}

export class EvidenceResponseDto extends SuccessResponseDto {
  data!: EvidenceDto;
}

/** A report, without who it is from. */
export class CaseReportDto {
  /**
   * Report id, to ask who it is from.
   * @example "77"
   */
  id!: string;
  /** Why. */
  reason!: ReportReason;
  /**
   * In the reporter's words; may be empty.
   * @example "He asked two of us for a fee."
   */
  text!: string;
  /** ISO 8601, UTC. */
  at!: string;
  /** Since when the reporter is a member; ISO 8601, UTC. Null once that account has been purged. */
  memberSince!: string | null;
  /**
   * The reporter's earlier reports that were decided.
   * @example 5
   */
  decided!: number;
  /**
   * How many of those were right: a rule was broken.
   * @example 4
   */
  right!: number;
}

/** An earlier decision about the same member. */
export class EarlierDecisionDto {
  /** Case id. */
  id!: string;
  /** What it was about. */
  kind!: ReportableKind;
  /** ISO 8601, UTC. */
  at!: string;
  /** `overturned` and `undone` count no more. */
  state!: CaseState;
  /** What was decided. */
  outcome!: CaseOutcome;
  /** Number of the broken rule, 1–9; null for none. */
  rule!: number | null;
  /** Whether the content was removed. */
  isRemoved!: boolean;
  /** What was done about the account; null for nothing. */
  measure!: CaseMeasure | null;
  /** When the limit or the suspension ends; ISO 8601, UTC. Null for no such measure, and for a suspension without an end. */
  until!: string | null;
  /**
   * The title of the page whose people decided, empty if that is gone; null if somebody of the console did.
   * @example null
   */
  byPage!: string | null;
}

/** What was decided. */
export class CaseDecisionDto {
  /** What was decided. */
  outcome!: CaseOutcome;
  /** Number of the broken rule, 1–9; null for none. */
  rule!: number | null;
  /** Whether the content was removed. */
  isRemoved!: boolean;
  /** What was done about the account; null for nothing. */
  measure!: CaseMeasure | null;
  /** When the limit or the suspension ends; ISO 8601, UTC. Null for no such measure, and for a suspension without an end. */
  until!: string | null;
  /** Whether all that the member wrote is hidden while the suspension lasts. */
  hidesAll!: boolean;
  /** To whose it is; null without one. */
  note!: string | null;
  /** Of an act of the console, for administrators alone; null for a decision of a report. */
  reason!: string | null;
  /** ISO 8601, UTC. */
  at!: string;
  /** User name of the administrator; null once that administrator has been removed, and for a decision of a page. */
  by!: string | null;
  /**
   * The title of the page whose people decided, empty if that is gone; null if somebody of the console did.
   * @example null
   */
  byPage!: string | null;
  /** Until when the caller can undo it; ISO 8601, UTC. Null when they cannot: it was somebody else, or too long ago. */
  undoableUntil!: string | null;
}

export class CaseAppealDto {
  /**
   * In the member's words.
   * @example "It was a joke between friends."
   */
  text!: string;
  /** ISO 8601, UTC. */
  at!: string;
  /** To the member; null until it is decided. */
  reply!: string | null;
  /** Whether the caller may decide it: not who decided the case, unless nobody else can. */
  isDecidable!: boolean;
}

/** What was reported, as it was then. */
export class CaseContentDto {
  /** A page's title, a member's name, that of the opening of an application; null for posts and comments. */
  title!: string | null;
  /**
   * A post's sanitised HTML, otherwise plain text: of an application only what its reporter received. Empty 180 days after the decision.
   * @example "<p>Pay 500 rupees and get a job.</p>"
   */
  text!: string;
  /**
   * Paths of pictures on the API host.
   * @example ["media/7fJ2kQ9xVbNcR4tLmW8pZa.webp"]
   */
  images!: string[];
  /** The post of a comment, the page of a post, the opening of an application; null if there is none. */
  parentId!: string | null;
  /** When it was written; ISO 8601. */
  at!: string;
}

/** A case. */
export class CaseDto extends CaseEntryDto {
  /**
   * Send it with the decision: a decision about an older state is refused.
   * @example 1
   */
  version!: number;
  /**
   * Id of what was reported.
   * @example "42"
   */
  targetId!: string;
  /** What the first reporter saw. */
  content!: CaseContentDto;
  /** The comment that a reported reply answers, as it is now; null for everything else. */
  Parent!: ParentCommentDto | null;
  /** Whether it was edited since; of an application, whether they wrote more to the reporter. */
  isEdited!: boolean;
  /** Whether members see it: it was neither deleted nor removed, nor is its account deleted. */
  isVisible!: boolean;
  /** Oldest first; at most 50. */
  reports!: CaseReportDto[];
  /** Latest first; at most 20. */
  earlier!: EarlierDecisionDto[];
  /** Whether somebody else must find the same before it is closed without a violation: a child may be in danger. */
  needsSecond!: boolean;
  /** Oldest first; the latest 100. */
  notes!: CaseNoteDto[];
  /** Oldest first; at most 100. */
  referrals!: CaseReferralDto[];
  /** Null while it is open. */
  decision!: CaseDecisionDto | null;
  /** Null without one. */
  appeal!: CaseAppealDto | null;
  /** Null unless an internship asks to be approved. */
  approval!: CaseApprovalDto | null;
}

export class CaseResponseDto extends SuccessResponseDto {
  data!: CaseDto;
}
