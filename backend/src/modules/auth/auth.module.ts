import { Module } from '@nestjs/common';
import { ProfileModule } from '../profile/profile.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CredentialsRepository } from './credentials.repository.js';
import { PasswordsService } from './passwords.service.js';

@Module({
  imports: [ProfileModule],
  controllers: [AuthController],
  providers: [AuthService, PasswordsService, CredentialsRepository],
  exports: [AuthService, PasswordsService],
})
export class AuthModule {}
