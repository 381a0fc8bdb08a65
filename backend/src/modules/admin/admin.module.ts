import { Module } from '@nestjs/common';
import { AdminAuthController } from './admin-auth.controller.js';
import { AdminAuthService } from './admin-auth.service.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminUsersRepository } from './admin-users.repository.js';
import { AdminUsersService } from './admin-users.service.js';
import { AdministratorsRepository } from './administrators.repository.js';

@Module({
  controllers: [AdminAuthController, AdminUsersController],
  providers: [AdminAuthService, AdminUsersService, AdministratorsRepository, AdminUsersRepository],
})
export class AdminModule {}
