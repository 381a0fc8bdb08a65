import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { IsId, IsText } from '../../../common/text.validators.js';

/** Whether a member may sign in. */
export const MEMBER_STATUSES = ['active', 'suspended'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** How a list may be narrowed down: whoever has deleted their account is there until it is purged. */
export const LISTED_STATUSES = [...MEMBER_STATUSES, 'deleted'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];
export const NO_LISTED_STATUS = `status must be one of ${LISTED_STATUSES.join(', ')}`;

/** What members can be listed by. */
export const MEMBER_SORTS = ['name', 'email', 'college', 'course', 'createdAt'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
export const ORDERS = ['asc', 'desc'] as const;
export type Order = (typeof ORDERS)[number];

export class GetUsersDto extends PageRequestDto {
  /** Looks in name, e-mail, phone and college, without regard to case; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /**
   * Only members who may sign in (`active`), who are kept out (`suspended`), or who have deleted their account and can
   * still have it back (`deleted`). Without it all but the deleted.
   */
  @IsOptional()
  @IsIn(LISTED_STATUSES, { message: NO_LISTED_STATUS })
  status?: ListedStatus;

  /**
   * What the list is sorted by; `createdAt`, when they joined, without it. Texts are compared without regard to case.
   * Members without a college or course come last, in descending order first.
   */
  @IsOptional()
  @IsIn(MEMBER_SORTS, { message: `sort must be one of ${MEMBER_SORTS.join(', ')}` })
  sort?: MemberSort;

  /** `desc` without it when sorted by `createdAt`, else `asc`. */
  @IsOptional()
  @IsIn(ORDERS, { message: 'order must be asc or desc' })
  order?: Order;
}

/** Counts of members in days and months of Asia/Kolkata. */
export class UsersStatsDto {
  /** All members. */
  totalUsers!: number;
  /** Joined today. */
  todayUsers!: number;
  /** Joined this month. */
  monthUsers!: number;
}

export class UsersStatsResponseDto {
  /** Always true. */
  success!: boolean;
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

/** A member as administrators see them. */
export class AdminUserDto {
  /** Member id. */
  id!: string;
  /** 1–100 characters. */
  name!: string;
  /** Up to 254 characters. */
  email!: string;
  /** Ten digits. */
  phone!: string;
  /** Whether they may sign in; `deleted` in a list of those who have deleted their accounts, and nowhere else. */
  status!: ListedStatus;
  /** When they joined; ISO 8601, UTC. */
  createdAt!: string;
  UserProfile!: AdminUserProfileDto;
}

export class UserListResponseDto {
  /** Always true. */
  success!: boolean;
  /** Newest first unless asked for otherwise. */
  data!: AdminUserDto[];
  pagination!: PaginationDto;
}

export class SetUserStatusDto {
  /** Member id. */
  @IsId('id')
  id!: string;

  /** The new status. Suspending a member who is suspended already replaces the reason. */
  @IsIn(MEMBER_STATUSES, { message: 'status must be active or suspended' })
  status!: MemberStatus;

  /**
   * The status the caller has seen. When another administrator has changed it since: 409 `state_changed`, nothing is
   * changed, and the message says who did what when. Without it the status is set whatever it was.
   */
  @IsOptional()
  @IsIn(MEMBER_STATUSES, { message: 'from must be active or suspended' })
  from?: MemberStatus;

  /** Why, 1–500 characters; for reinstating it may be left out. Administrators see it, members do not. */
  @ValidateIf(
    ({ status, reason }: SetUserStatusDto) => status !== 'active' || (reason != null && reason !== ''),
  )
  @IsText('Reason', { min: 1, max: 500 })
  reason?: string | null;
}

/** When and why a member was suspended. */
export class SuspensionDto {
  /** When it began; ISO 8601, UTC. */
  at!: string;
  /** Why, as the administrator wrote it. */
  reason!: string;
  /** User name of the administrator who did it; null once that administrator has been removed. */
  by!: string | null;
}

export class UserStatusDto {
  /** Member id. */
  id!: string;
  /** The account's status now. */
  status!: MemberStatus;
  /** Null unless suspended. */
  suspension!: SuspensionDto | null;
}

export class UserStatusResponseDto {
  /** Always true. */
  success!: boolean;
  /** What happened, for people to read. */
  message!: string;
  data!: UserStatusDto;
}
