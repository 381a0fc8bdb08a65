import { Injectable } from '@nestjs/common';
import { invalid } from '../../../common/app-error.js';
import { isModerator, type Identity } from '../../../common/identity.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import type { GetUsersDto, UserListResponseDto, UsersStatsResponseDto } from './admin-users.dto.js';
import { toAdminUser, withoutAddress } from './admin-users.mapper.js';
import { AdminUsersRepository } from './admin-users.repository.js';

/** The list of members for the console. The guard admits only its accounts. */
@Injectable()
export class AdminUsersService {
  constructor(private readonly repository: AdminUsersRepository) {}

  async stats(): Promise<UsersStatsResponseDto> {
    return { success: true, data: await this.repository.stats() };
  }

  /**
   * Moderators get neither e-mail nor phone, and find nobody by them: not in the entries, their number or their order.
   * @throws AppError 400 for moderators who sort by e-mail
   */
  async list(caller: Identity, request: GetUsersDto): Promise<UserListResponseDto> {
    const window = pageWindow(request);
    if (!isModerator(caller)) {
      const { users, total } = await this.repository.page(request, window);
      return { success: true, data: users.map(toAdminUser), pagination: pagination(window, total) };
    }
    if (request.sort === 'email') throw invalid({ sort: 'Moderators cannot sort by e-mail' });
    const { users, total } = await this.repository.pageByName(request, window);
    const data = users.map((user) => withoutAddress(toAdminUser(user)));
    return { success: true, data, pagination: pagination(window, total) };
  }
}
