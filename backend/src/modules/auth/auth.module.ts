import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfileModule } from '../profile/profile.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CredentialsRepository } from './credentials.repository.js';
import { EmailChangesService } from './email-changes.service.js';
import { EmailConfirmationService } from './email-confirmation.service.js';
import { MailboxLimit } from './mailbox-limit.service.js';
import { MailToken } from './mail-token.entity.js';
import { NewDeviceNoticesService } from './new-device-notices.service.js';
import { NewDeviceRepository } from './new-device.repository.js';
import { NewDeviceService } from './new-device.service.js';
import { MailTokensRepository } from './mail-tokens.repository.js';
import { MemberCredential } from './member-credential.entity.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { PasswordResetsService } from './password-resets.service.js';
import { PasswordsService } from './passwords.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MailToken, MemberCredential, PasswordReset]), ProfileModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    CredentialsRepository,
    EmailChangesService,
    EmailConfirmationService,
    MailboxLimit,
    MailTokensRepository,
    NewDeviceNoticesService,
    NewDeviceRepository,
    NewDeviceService,
    PasswordResetsRepository,
    PasswordResetsService,
    PasswordsService,
  ],
  exports: [
    AuthService,
    EmailChangesService,
    EmailConfirmationService,
    MailboxLimit,
    NewDeviceNoticesService,
    PasswordsService,
  ],
})
export class AuthModule {}
