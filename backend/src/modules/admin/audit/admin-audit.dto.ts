import { IsIn, IsOptional } from 'class-validator';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { IsId } from '../../../common/text.validators.js';
import { AUDIT_ACTIONS, type AuditAction } from '../../../platform/audit/audit-actions.js';
import { AuditEntryDto } from '../users/admin-user-details.dto.js';
import { IsCalendarDate } from '../calendar-date.validator.js';

/** Everything narrows the search down; without anything it finds all that was recorded. */
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

  /** Stable code of what happened. */
  @IsOptional()
  @IsIn(AUDIT_ACTIONS, { message: 'action must be one that is recorded' })
  action?: AuditAction;

  /** Id of the administrator who did it. */
  @IsOptional()
  @IsId('actorId')
  actorId?: string;

  /** Id of the member it concerns, also one who is gone. */
  @IsOptional()
  @IsId('memberId')
  memberId?: string;
}

export class AuditMemberDto {
  /** Member id. */
  id!: string;
  /** Null once the member is gone. */
  name!: string | null;
}

/** An entry of the audit record, with whom it concerns. */
export class AuditEventDto extends AuditEntryDto {
  /** Null when it concerns no member. */
  member!: AuditMemberDto | null;
}

export class AuditAdministratorDto {
  /** Administrator id. */
  id!: string;
  /** The name they sign in with. */
  userName!: string;
}

export class AuditSearchDto {
  /** Latest first. */
  events!: AuditEventDto[];
  /** Of the latest 10,000: `total` goes no further, and neither do the pages. */
  pagination!: PaginationDto;
  /** Who can be asked for by `actorId`, sorted by name. */
  administrators!: AuditAdministratorDto[];
}

export class AuditSearchResponseDto {
  /** Always true. */
  success!: boolean;
  data!: AuditSearchDto;
}
