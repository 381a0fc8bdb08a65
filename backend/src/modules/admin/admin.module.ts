import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminFactorsController } from './account/admin-factors.controller.js';
import { AdminAccountController } from './account/admin-account.controller.js';
import { AdminAccountService } from './account/admin-account.service.js';
import { AccountDaysRepository } from './audit/account-days.repository.js';
import { AdminAuditController } from './audit/admin-audit.controller.js';
import { AdminAuditRepository } from './audit/admin-audit.repository.js';
import { AdminAuditService } from './audit/admin-audit.service.js';
import { LastChangeRepository } from './audit/last-change.repository.js';
import { AdminAuthController } from './account/admin-auth.controller.js';
import { AdminAuthService } from './account/admin-auth.service.js';
import { AdminNewDeviceService } from './account/admin-new-device.service.js';
import { AdminCommentsRepository } from './content/admin-comments.repository.js';
import { AdminCommentsService } from './content/admin-comments.service.js';
import { Project } from '../projects/project.entity.js';
import { AdminContentController } from './content/admin-content.controller.js';
import { AdminContentRepository } from './content/admin-content.repository.js';
import { AdminRecordsRepository } from './content/admin-records.repository.js';
import { AdminRecordsService } from './content/admin-records.service.js';
import { ContentListsService } from './content/content-lists.service.js';
import { AdminExportRepository } from './reports/admin-export.repository.js';
import { AdminExportService } from './reports/admin-export.service.js';
import { AdminRemovalsRepository } from './removals/admin-removals.repository.js';
import { AdminRemovalsService } from './removals/admin-removals.service.js';
import { AdminReportsController } from './reports/admin-reports.controller.js';
import { AdminDeliveryService } from './settings/admin-delivery.service.js';
import { AdminSettingsController } from './settings/admin-settings.controller.js';
import { AdminSettingsRepository } from './settings/admin-settings.repository.js';
import { AdminSettingsService } from './settings/admin-settings.service.js';
import { AdminTimelineRepository } from './reports/admin-timeline.repository.js';
import { AdminTimelineService } from './reports/admin-timeline.service.js';
import { AdminUserDetailsRepository } from './users/admin-user-details.repository.js';
import { AdminUserDetailsService } from './users/admin-user-details.service.js';
import { AdminUserStatusRepository } from './users/admin-user-status.repository.js';
import { AdminUserConsentService } from './users/admin-user-consent.service.js';
import { AdminUserFactorsService } from './users/admin-user-factors.service.js';
import { AdminUserStatusService } from './users/admin-user-status.service.js';
import { AdminUsersController } from './users/admin-users.controller.js';
import { AdminUsersRepository } from './users/admin-users.repository.js';
import { AdminUsersService } from './users/admin-users.service.js';
import { AdminReviewController } from './review/admin-review.controller.js';
import { AdminReviewRepository } from './review/admin-review.repository.js';
import { AdminReviewService } from './review/admin-review.service.js';
import { ApprovalsRepository } from './review/approvals.repository.js';
import { ApprovalsService } from './review/approvals.service.js';
import { CaseDecisionsService } from './review/case-decisions.service.js';
import { CaseHandlingRepository } from './review/case-handling.repository.js';
import { CaseHandlingService } from './review/case-handling.service.js';
import { CaseRules } from './review/case-rules.service.js';
import { EvidenceService } from './review/evidence.service.js';
import { AuditEventRow } from '../../platform/audit/audit-event.entity.js';
import { AccountModule } from '../account/account.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { Comment } from '../comments/comment.entity.js';
import { Post } from '../feeds/post.entity.js';
import { Opening } from '../openings/opening.entity.js';
import { Page } from '../pages/page.entity.js';
import { Member } from '../profile/member.entity.js';
import { ProfileModule } from '../profile/profile.module.js';
import { GrievancesModule } from '../grievances/grievances.module.js';
import { RecordsModule } from '../records/records.module.js';
import { ReviewModule } from '../review/review.module.js';
import { Administrator } from './administrators/administrator.entity.js';
import { AdministratorSetup } from './administrators/administrator-setup.entity.js';
import { AdministratorSetupRepository } from './administrators/administrator-setup.repository.js';
import { AdministratorSetupService } from './administrators/administrator-setup.service.js';
import { AdministratorsController } from './administrators/administrators.controller.js';
import { AdministratorsService } from './administrators/administrators.service.js';
import { AdministratorsRepository } from './administrators/administrators.repository.js';
import { AdminGrievancesController } from './grievances/admin-grievances.controller.js';
import { AdminGrievancesRepository } from './grievances/admin-grievances.repository.js';
import { AdminGrievancesService } from './grievances/admin-grievances.service.js';
import { AdminTopicsController } from './topics/admin-topics.controller.js';
import { AdminTopicsRepository } from './topics/admin-topics.repository.js';
import { AdminTopicsService } from './topics/admin-topics.service.js';
import { AdminWordsController } from './words/admin-words.controller.js';
import { AdminWordsRepository } from './words/admin-words.repository.js';
import { AdminWordsService } from './words/admin-words.service.js';
import { RemovedPurgeRepository } from './removals/removed-purge.repository.js';
import { RemovedPurgeService } from './removals/removed-purge.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Administrator,
      AdministratorSetup,
      AuditEventRow,
      Comment,
      Member,
      Opening,
      Page,
      Post,
      Project,
    ]),
    AccountModule,
    AuthModule,
    ProfileModule,
    ReviewModule,
    RecordsModule,
    GrievancesModule,
  ],
  controllers: [
    AdminAuthController,
    AdminAccountController,
    AdminFactorsController,
    AdminUsersController,
    AdminReportsController,
    AdminContentController,
    AdminSettingsController,
    AdminAuditController,
    AdminReviewController,
    AdministratorsController,
    AdminGrievancesController,
    AdminTopicsController,
    AdminWordsController,
  ],
  providers: [
    AdminAuthService,
    AdminNewDeviceService,
    AdministratorsRepository,
    AdministratorsService,
    AdministratorSetupService,
    AdministratorSetupRepository,
    AdminUsersService,
    AdminUsersRepository,
    AdminUserDetailsService,
    AdminUserDetailsRepository,
    AdminUserStatusService,
    AdminUserConsentService,
    AdminUserFactorsService,
    AdminUserStatusRepository,
    AdminTimelineService,
    AdminTimelineRepository,
    AdminExportService,
    AdminExportRepository,
    ContentListsService,
    AdminContentRepository,
    AdminCommentsService,
    AdminCommentsRepository,
    AdminRecordsService,
    AdminRecordsRepository,
    LastChangeRepository,
    AdminRemovalsService,
    AdminRemovalsRepository,
    RemovedPurgeService,
    RemovedPurgeRepository,
    AdminSettingsService,
    AdminSettingsRepository,
    AdminDeliveryService,
    AdminAccountService,
    AdminAuditService,
    AccountDaysRepository,
    AdminAuditRepository,
    AdminReviewService,
    AdminReviewRepository,
    ApprovalsRepository,
    ApprovalsService,
    CaseDecisionsService,
    CaseHandlingRepository,
    CaseHandlingService,
    CaseRules,
    EvidenceService,
    AdminGrievancesRepository,
    AdminGrievancesService,
    AdminTopicsRepository,
    AdminTopicsService,
    AdminWordsRepository,
    AdminWordsService,
  ],
})
export class AdminModule {}
