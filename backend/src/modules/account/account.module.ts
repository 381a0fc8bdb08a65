import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { Member } from '../profile/member.entity.js';
import { AccountController } from './account.controller.js';
import { AccountExportRepository } from './account-export.repository.js';
import { AccountExportService } from './account-export.service.js';
import { AccountLifeRepository } from './account-life.repository.js';
import { AccountLifeService } from './account-life.service.js';
import { AccountPurgeRepository } from './account-purge.repository.js';
import { AgeController } from './age/age.controller.js';
import { AgeRepository } from './age/age.repository.js';
import { AgeService } from './age/age.service.js';
import { GuardianAddresses } from './age/guardian-addresses.js';
import { GuardianAnswersService } from './age/guardian-answers.service.js';
import { GuardianConsent } from './age/guardian-consent.entity.js';
import { GuardianConsentsRepository } from './age/guardian-consents.repository.js';
import { GuardianController } from './age/guardian.controller.js';
import { GuardianRequestsService } from './age/guardian-requests.service.js';
import { TransparencyModule } from '../transparency/transparency.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { FactorsController } from './factors.controller.js';
import { AccountPurgeService } from './account-purge.service.js';
import { RemovalsRepository } from './removals.repository.js';
import { RemovalsService } from './removals.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([GuardianConsent, Member]),
    AuthModule,
    ProfileModule,
    TransparencyModule,
  ],
  controllers: [AccountController, AgeController, FactorsController, GuardianController],
  providers: [
    AccountExportRepository,
    AccountExportService,
    AccountLifeRepository,
    AccountLifeService,
    AccountPurgeRepository,
    AccountPurgeService,
    AgeRepository,
    AgeService,
    GuardianAddresses,
    GuardianAnswersService,
    GuardianConsentsRepository,
    GuardianRequestsService,
    RemovalsRepository,
    RemovalsService,
  ],
  exports: [GuardianAnswersService],
})
export class AccountModule {}
