import { IsOptional } from 'class-validator';
import { PageRequestDto, PaginationDto } from '../../common/pagination.dto.js';
import { IsText } from '../../common/text.validators.js';

export class AdminLoginDto {
  /** The administrator's user name, in any case. */
  @IsText('User ID', { min: 1, max: 100 })
  userName!: string;

  /** The password. */
  @IsText('Password', { min: 1, max: 128, trim: false })
  password!: string;
}

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
  collegeName!: string | null;
  courseName!: string | null;
}

/** A member as administrators see them. */
export class AdminUserDto {
  /** Member id. */
  id!: string;
  name!: string;
  email!: string;
  phone!: string;
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
