import { Module } from '@nestjs/common';
import { AdminAccountController } from './admin-account.controller.js';
import { AdminAccountService } from './admin-account.service.js';
import { AdminAuditController } from './admin-audit.controller.js';
import { AdminAuditRepository } from './admin-audit.repository.js';
import { AdminAuditService } from './admin-audit.service.js';
import { AdminAuthController } from './admin-auth.controller.js';
import { AdminAuthService } from './admin-auth.service.js';
import { AdminCommentsRepository } from './admin-comments.repository.js';
import { AdminCommentsService } from './admin-comments.service.js';
import { AdminContentController } from './admin-content.controller.js';
import { AdminContentRepository } from './admin-content.repository.js';
import { AdminContentService } from './admin-content.service.js';
import { AdminExportRepository } from './admin-export.repository.js';
import { AdminExportService } from './admin-export.service.js';
import { AdminRemovalsRepository } from './admin-removals.repository.js';
import { AdminRemovalsService } from './admin-removals.service.js';
import { AdminReportsController } from './admin-reports.controller.js';
import { AdminSettingsController } from './admin-settings.controller.js';
import { AdminSettingsRepository } from './admin-settings.repository.js';
import { AdminSettingsService } from './admin-settings.service.js';
import { AdminTimelineRepository } from './admin-timeline.repository.js';
import { AdminTimelineService } from './admin-timeline.service.js';
import { AdminUserDetailsRepository } from './admin-user-details.repository.js';
import { AdminUserDetailsService } from './admin-user-details.service.js';
import { AdminUserStatusRepository } from './admin-user-status.repository.js';
import { AdminUserStatusService } from './admin-user-status.service.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminUsersRepository } from './admin-users.repository.js';
import { AdminUsersService } from './admin-users.service.js';
import { AdministratorsRepository } from './administrators.repository.js';
import { RemovedPurgeRepository } from './removed-purge.repository.js';
import { RemovedPurgeService } from './removed-purge.service.js';

@Module({
  controllers: [
    AdminAuthController,
    AdminAccountController,
    AdminUsersController,
    AdminReportsController,
    AdminContentController,
    AdminSettingsController,
    AdminAuditController,
  ],
  providers: [
    AdminAuthService,
    AdministratorsRepository,
    AdminUsersService,
    AdminUsersRepository,
    AdminUserDetailsService,
    AdminUserDetailsRepository,
    AdminUserStatusService,
    AdminUserStatusRepository,
    AdminTimelineService,
    AdminTimelineRepository,
    AdminExportService,
    AdminExportRepository,
    AdminContentService,
    AdminContentRepository,
    AdminCommentsService,
    AdminCommentsRepository,
    AdminRemovalsService,
    AdminRemovalsRepository,
    RemovedPurgeService,
    RemovedPurgeRepository,
    AdminSettingsService,
    AdminSettingsRepository,
    AdminAccountService,
    AdminAuditService,
    AdminAuditRepository,
  ],
})
export class AdminModule {}
