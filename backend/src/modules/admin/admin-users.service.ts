import { Injectable } from '@nestjs/common';
import { pageWindow, pagination } from '../../common/pagination.js';
import type { AdminUserDto, GetUsersDto, UserListResponseDto, UsersStatsResponseDto } from './admin.dto.js';
import { AdminUsersRepository, type UserRow } from './admin-users.repository.js';

/** What administrators see of members. The guard lets administrators alone come here. */
@Injectable()
export class AdminUsersService {
  constructor(private readonly repository: AdminUsersRepository) {}

  async stats(): Promise<UsersStatsResponseDto> {
    return { success: true, data: await this.repository.stats() };
  }

  async list(request: GetUsersDto): Promise<UserListResponseDto> {
    const window = pageWindow(request);
    const { users, total } = await this.repository.page(request.search ?? '', window);
    return { success: true, data: users.map(toAdminUser), pagination: pagination(window, total) };
  }
}

function toAdminUser(row: UserRow): AdminUserDto {
  const { id, name, email, phone, createdAt, avatarPath, collegeName, courseName } = row;
  return {
    id,
    name,
    email,
    phone,
    createdAt: createdAt.toISOString(),
    UserProfile: { profileUrl: avatarPath, collegeName, courseName },
  };
}
