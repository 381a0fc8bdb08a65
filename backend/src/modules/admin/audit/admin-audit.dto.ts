import { IsIn, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { IsId } from '../../../common/text.validators.js';
import { AUDIT_ACTIONS, type AuditAction } from '../../../platform/audit/audit-actions.js';
import { AuditEntryDto } from '../users/admin-user-details.dto.js';
import { IsCalendarDate } from '../calendar-date.validator.js';

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

/** An entry of the audit log, with the member concerned. */
export class AuditEventDto extends AuditEntryDto {
  /** Null if it concerns no member. */
  member!: AuditMemberDto | null;
}

export class AuditAdministratorDto {
  /** Administrator id. */
  id!: string;
  /** The administrator's user name. */
  userName!: string;
}

export class AuditSearchDto {
  /** Latest first. */
  events!: AuditEventDto[];
  /** Pagination of the latest 10,000 matches: `total` is at most 10,000. */
  pagination!: PaginationDto;
  /** The possible values of `actorId`, sorted by name. */
  administrators!: AuditAdministratorDto[];
}

export class AuditSearchResponseDto extends SuccessResponseDto {
  data!: AuditSearchDto;
}
