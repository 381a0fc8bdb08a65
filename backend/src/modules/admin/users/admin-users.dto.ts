import { IsIn, IsISO8601, IsOptional, ValidateIf } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../../common/envelope.dto.js';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { IsId, IsText } from '../../../common/text.validators.js';

/** Whether a member may sign in. */
export const MEMBER_STATUSES = ['active', 'suspended'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** Filters of a list: deleted members are included until they are purged. */
export const LISTED_STATUSES = [...MEMBER_STATUSES, 'deleted'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];
export const NO_LISTED_STATUS = `status must be one of ${LISTED_STATUSES.join(', ')}`;

/** Sort keys of a list of members. */
export const MEMBER_SORTS = ['name', 'email', 'college', 'course', 'createdAt'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
export const ORDERS = ['asc', 'desc'] as const;
export type Order = (typeof ORDERS)[number];

export class GetUsersDto extends PageRequestDto {
  /**
   * Text to search for in name, e-mail, phone and college; case is ignored; up to 100 characters. For moderators words of name and
   * college, or their beginnings.
   */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /** Only members whose college has this text in its name; case is ignored; up to 100 characters. */
  @IsOptional()
  @IsText('college', { max: 100 })
  college?: string | null;

  /**
   * Only members who may sign in (`active`), who are suspended (`suspended`), or who deleted their account and can
   * still restore it (`deleted`). Without it all except deleted members.
   */
  @IsOptional()
  @IsIn(LISTED_STATUSES, { message: NO_LISTED_STATUS })
  status?: ListedStatus;

  /**
   * Sort key; default `createdAt`, the time of joining. Case is ignored. Members without a college or course come last
   * in ascending order and first in descending order. Moderators get 400 for `email`.
   */
  @IsOptional()
  @IsIn(MEMBER_SORTS, { message: `sort must be one of ${MEMBER_SORTS.join(', ')}` })
  sort?: MemberSort;

  /** Default: `desc` when sorted by `createdAt`, else `asc`. */
  @IsOptional()
  @IsIn(ORDERS, { message: 'order must be asc or desc' })
  order?: Order;
}

/** Counts of members per day and month of Asia/Kolkata. */
export class UsersStatsDto {
  /** All members. */
  totalUsers!: number;
  /** Joined today. */
  todayUsers!: number;
  /** Joined this month. */
  monthUsers!: number;
}

export class UsersStatsResponseDto extends SuccessResponseDto {
  data!: UsersStatsDto;
}

export class AdminUserProfileDto {
  /** Path of the portrait on the API host. */
  profileUrl!: string | null;
  /** Null when the member has not given one. */
  collegeName!: string | null;
  /** Null when the member has not given one. */
  courseName!: string | null;
}

/** A member in the console. */
export class AdminUserDto {
  /** Member id. */
  id!: string;
  /** 1–100 characters. */
  name!: string;
  /** Up to 254 characters; null for moderators. */
  email!: string | null;
  /** Ten digits; null for moderators. */
  phone!: string | null;
  /** Whether the member may sign in; `deleted` only in a list of deleted members. */
  status!: ListedStatus;
  /** When they joined; ISO 8601, UTC. */
  createdAt!: string;
  UserProfile!: AdminUserProfileDto;
}

export class UserListResponseDto extends SuccessResponseDto {
  /** Newest first by default. */
  data!: AdminUserDto[];
  pagination!: PaginationDto;
}

export class SetUserStatusDto {
  /** Member id. */
  @IsId('id')
  id!: string;

  /** The new status. Suspending an already suspended member replaces the reason. */
  @IsIn(MEMBER_STATUSES, { message: 'status must be active or suspended' })
  status!: MemberStatus;

  /**
   * The status that the caller has seen. If another administrator has changed it since, the answer is 409
   * `state_changed`, nothing is changed, and the message says who changed it and when. Without it the status is always
   * set.
   */
  @IsOptional()
  @IsIn(MEMBER_STATUSES, { message: 'from must be active or suspended' })
  from?: MemberStatus;

  /** The reason, 1–500 characters; optional when reinstating. Only administrators see it. */
  @ValidateIf(
    ({ status, reason }: SetUserStatusDto) => status !== 'active' || (reason != null && reason !== ''),
  )
  @IsText('Reason', { min: 1, max: 500 })
  reason?: string | null;

  /**
   * With `suspended`: when the suspension ends by itself, in the future and within five years; ISO 8601, UTC. Without it, it
   * ends when somebody ends it. A moderator's within 30 days, which is also its end without it.
   * @example "2026-12-06T05:30:00.000Z"
   */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'until must be a time in ISO 8601' })
  @IsText('until', { min: 1, max: 40 })
  until?: string | null;
}

export class ClearFactorsDto {
  /** Member id. */
  @IsId('id')
  id!: string;

  /** Why, and how you know that it was the member who asked: 1–500 characters. Only administrators see it. */
  @IsText('Reason', { min: 1, max: 500 })
  reason!: string;
}

export class RecordConsentDto {
  /** Member id. */
  @IsId('id')
  id!: string;

  /** Which document you saw, and when: 1–500 characters, without names and addresses. Only administrators see it. */
  @IsText('Reason', { min: 1, max: 500 })
  reason!: string;
}

/** Time and reason of a suspension. */
export class SuspensionDto {
  /** When it began; ISO 8601, UTC. */
  at!: string;
  /** The reason the administrator gave. */
  reason!: string;
  /** User name of the administrator who suspended the member; null if that administrator has been removed. */
  by!: string | null;
  /** When it ends by itself; ISO 8601, UTC. Null for one without an end. */
  until!: string | null;
  /** Whether the caller may end it: moderators end only what moderators decided. */
  canLift!: boolean;
}

export class UserStatusDto {
  /** Member id. */
  id!: string;
  /** The new status of the account. */
  status!: MemberStatus;
  /** Null unless the member is suspended. */
  suspension!: SuspensionDto | null;
}

export class UserStatusResponseDto extends MessageResponseDto {
  data!: UserStatusDto;
}
