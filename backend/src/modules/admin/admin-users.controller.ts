import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiErrors } from '../../common/api-errors.js';
import { EmptyDto } from '../../common/empty.dto.js';
import { ReadBody } from '../../common/request-body.js';
import { ForAdministrator } from '../../platform/sessions/access.js';
import { AdminUsersService } from './admin-users.service.js';
import { GetUsersDto, UserListResponseDto, UsersStatsResponseDto } from './admin.dto.js';

@Controller('admin/users')
export class AdminUsersController {
  constructor(private readonly users: AdminUsersService) {}

  /** How many members there are, joined today and this month. */
  @ForAdministrator()
  @ApiErrors(401)
  @HttpCode(200)
  @Post('getUsersStats')
  getUsersStats(@ReadBody() _body: EmptyDto): Promise<UsersStatsResponseDto> {
    return this.users.stats();
  }

  /** Members, newest first, found by name, e-mail, phone or college. */
  @ForAdministrator()
  @ApiErrors(400, 401)
  @HttpCode(200)
  @Post('getUsers')
  getUsers(@ReadBody() body: GetUsersDto): Promise<UserListResponseDto> {
    return this.users.list(body);
  }
}
