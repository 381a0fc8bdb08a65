import { IsIn, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { IsText } from '../../../common/text.validators.js';
import { IsCalendarDate } from '../../../common/calendar-date.validator.js';
import { LISTED_STATUSES, NO_LISTED_STATUS, type ListedStatus } from '../users/admin-users.dto.js';

export class GetUsersTimelineDto {
  /**
   * First day, `YYYY-MM-DD` in Asia/Kolkata.
   * @example "2026-01-01"
   */
  @IsCalendarDate('from')
  from!: string;

  /**
   * Last day, `YYYY-MM-DD` in Asia/Kolkata; the range has at most 366 days.
   * @example "2026-01-31"
   */
  @IsCalendarDate('to')
  to!: string;
}

/** Number of records created on one day that still exist. */
export class TimelineDayDto {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  date!: string;
  /** Members who joined. */
  signUps!: number;
  /** Posts written. */
  posts!: number;
  /** Comments written. */
  comments!: number;
  /** Likes given. */
  likes!: number;
}

export class UsersTimelineResponseDto extends SuccessResponseDto {
  /** Every day of the range, earliest first. */
  data!: TimelineDayDto[];
}

export class ExportUsersDto {
  /** Only members that match, as in the list; all when it is missing or empty. Up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /** Only members whose college has this text in its name, as in the list. Up to 100 characters. */
  @IsOptional()
  @IsText('college', { max: 100 })
  college?: string | null;

  /** Only members with this status, as in the list; by default all except deleted ones. */
  @IsOptional()
  @IsIn(LISTED_STATUSES, { message: NO_LISTED_STATUS })
  status?: ListedStatus;
}
