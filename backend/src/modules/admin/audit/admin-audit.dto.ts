import { IsIn, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import type { ConsoleRole } from '../../../common/identity.js';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { IsId, IsText } from '../../../common/text.validators.js';
import { AUDIT_ACTIONS, type AuditAction } from '../../../platform/audit/audit-actions.js';
import { AuditEntryDto } from '../users/admin-user-details.dto.js';
import { IsCalendarDate } from '../../../common/calendar-date.validator.js';

/** The two kinds of actions. */
export const AUDIT_KINDS = ['acts', 'accounts'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** At most so many entries of accounts are counted for a day. */
export const MAX_COUNTED_A_DAY = 1000;

/** Filters of a search in the audit log; without any it finds everything. */
export class SearchAuditDto extends PageRequestDto {
  /**
   * First day, `YYYY-MM-DD` in Asia/Kolkata.
   * @example "2026-01-01"
   */
  @IsOptional()
  @IsCalendarDate('from')
  from?: string;

  /**
   * Last day, `YYYY-MM-DD` in Asia/Kolkata.
   * @example "2026-01-31"
   */
  @IsOptional()
  @IsCalendarDate('to')
  to?: string;

  /** Stable code of the action. */
  @IsOptional()
  @IsIn(AUDIT_ACTIONS, { message: 'action must be one that is recorded' })
  action?: AuditAction;

  /** Only what administrators and operators did (`acts`), or only sign-ins and the like (`accounts`). */
  @IsOptional()
  @IsIn(AUDIT_KINDS, { message: `kind must be one of ${AUDIT_KINDS.join(', ')}` })
  kind?: AuditKind;

  /**
   * Text to search for in the member concerned (as in the list of members), the reason, and the administrator's name; case
   * is ignored; up to 100 characters.
   */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /** Id of the administrator who performed it. */
  @IsOptional()
  @IsId('actorId')
  actorId?: string;

  /** Id of the member concerned; may be a purged member. */
  @IsOptional()
  @IsId('memberId')
  memberId?: string;
}

export class AuditMemberDto {
  /** Member id. */
  id!: string;
  /** Null if the member has been purged. */
  name!: string | null;
}

/** An account of the console that was changed. */
export class AuditConsoleAccountDto {
  /** Id of the account. */
  id!: string;
  /** The name with which they sign in; null once the account has been removed. */
  userName!: string | null;
  /** What it may do since; null if that was not changed. */
  role!: ConsoleRole | null;
}

/** An entry of the audit log, with the member concerned. */
export class AuditEventDto extends AuditEntryDto {
  /** Null if it concerns no member. */
  member!: AuditMemberDto | null;
  /** Null if it concerns no account of the console, besides whose act it is. */
  consoleAccount!: AuditConsoleAccountDto | null;
  /** Key of the topic that was hidden or shown again; null for other events. */
  topic!: string | null;
}

export class AuditAdministratorDto {
  /** Administrator id. */
  id!: string;
  /** The administrator's user name. */
  userName!: string;
}

/** How much accounts did on a day. */
export class AuditAccountDayDto {
  /**
   * `YYYY-MM-DD` in Asia/Kolkata.
   * @example "2026-01-31"
   */
  date!: string;
  /** Entries of the kind `accounts`, at least 1; 1,001 stands for more than 1,000, of which 1,001 are counted. */
  entries!: number;
  /** Those among them that are sign-ins. */
  signIns!: number;
  /** Those among them that are failed or refused sign-ins. */
  refused!: number;
}

export class AuditSearchDto {
  /** Latest first. */
  events!: AuditEventDto[];
  /** Pagination of the latest 10,000 matches: `total` is at most 10,000. */
  pagination!: PaginationDto;
  /** The possible values of `actorId`, sorted by name. */
  administrators!: AuditAdministratorDto[];
  /**
   * What accounts did on the days of this page, latest first, if the search is for `acts` without filters other than days.
   * A day on which pages meet belongs to the first of them; at most the hundred latest days of a page.
   */
  accountDays!: AuditAccountDayDto[];
}

export class AuditSearchResponseDto extends SuccessResponseDto {
  data!: AuditSearchDto;
}
