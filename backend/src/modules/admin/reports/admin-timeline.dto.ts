import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { IsCalendarDate } from '../calendar-date.validator.js';

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
