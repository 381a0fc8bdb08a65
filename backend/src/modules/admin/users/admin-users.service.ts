import { Injectable } from '@nestjs/common';
import { pageWindow, pagination } from '../../../common/pagination.js';
import type { GetUsersDto, UserListResponseDto, UsersStatsResponseDto } from './admin-users.dto.js';
import { toAdminUser } from './admin-users.mapper.js';
import { AdminUsersRepository } from './admin-users.repository.js';

/** The list of members for administrators. The guard admits only administrators. */
@Injectable()
export class AdminUsersService {
  constructor(private readonly repository: AdminUsersRepository) {}

  async stats(): Promise<UsersStatsResponseDto> {
    return { success: true, data: await this.repository.stats() };
  }

  async list(request: GetUsersDto): Promise<UserListResponseDto> {
    const window = pageWindow(request);
    const { users, total } = await this.repository.page(request, window);
    return { success: true, data: users.map(toAdminUser), pagination: pagination(window, total) };
  }
}
