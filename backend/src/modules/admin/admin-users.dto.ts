import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { PageRequestDto, PaginationDto } from '../../common/pagination.dto.js';
import { IsId, IsText } from '../../common/text.validators.js';

/** Whether a member may sign in. */
export const MEMBER_STATUSES = ['active', 'suspended'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export class GetUsersDto extends PageRequestDto {
  /** Looks in name, e-mail, phone and college, without regard to case; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
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
  /** Whether they may sign in. */
  status!: MemberStatus;
  /** When they joined; ISO 8601, UTC. */
  createdAt!: string;
  UserProfile!: AdminUserProfileDto;
}

export class UserListResponseDto {
  /** Always true. */
  success!: boolean;
  /** Newest first. */
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
