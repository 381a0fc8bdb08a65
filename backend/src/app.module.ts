import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { ExceptionEnvelopeFilter } from './platform/http/exception.filter.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { AccountModule } from './modules/account/account.module.js';
import { AdminModule } from './modules/admin/admin.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { CommentsModule } from './modules/comments/comments.module.js';
import { FeedsModule } from './modules/feeds/feeds.module.js';
import { LikesModule } from './modules/likes/likes.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { SavedModule } from './modules/saved/saved.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { RecordsModule } from './modules/records/records.module.js';
import { OpeningsModule } from './modules/openings/openings.module.js';
import { ProjectsModule } from './modules/projects/projects.module.js';
import { PageStaffModule } from './modules/page-staff/page-staff.module.js';
import { PagesModule } from './modules/pages/pages.module.js';
import { ProfileModule } from './modules/profile/profile.module.js';
import { SafetyModule } from './modules/safety/safety.module.js';
import { ReviewModule } from './modules/review/review.module.js';
import { BrowserErrorsModule } from './modules/browser-errors/browser-errors.module.js';
import { TransparencyModule } from './modules/transparency/transparency.module.js';
import { GrievancesModule } from './modules/grievances/grievances.module.js';
import { PublicModule } from './modules/public/public.module.js';
import { AuditModule } from './platform/audit/audit.module.js';
import { DeliveriesModule } from './platform/deliveries/deliveries.module.js';
import { RequestLog } from './platform/http/request-log.js';
import { FactorsModule } from './platform/factors/factors.module.js';
import { ConnectionDrain } from './platform/http/request-end.js';
import { ContentTypeGuard } from './platform/http/content-type.guard.js';
import { ErrorReportsModule } from './platform/error-reports/error-reports.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { LimitGuard } from './platform/limits/limit.guard.js';
import { LimitsModule } from './platform/limits/limits.module.js';
import { LiveModule } from './platform/live/live.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MaintenanceModule } from './platform/maintenance/maintenance.module.js';
import { MediaModule } from './platform/media/media.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { PasswordsModule } from './platform/passwords/passwords.module.js';
import { AccessGuard } from './platform/sessions/access.guard.js';
import { SessionsModule } from './platform/sessions/sessions.module.js';
import { SqlModule } from './platform/sql/sql.module.js';

@Module({
  imports: [
    ConfigModule,
    LoggingModule,
    ErrorReportsModule,
    DatabaseModule,
    ScheduleModule.forRoot(),
    SqlModule,
    JobsModule,
    AuditModule,
    MaintenanceModule,
    SessionsModule,
    PasswordsModule,
    MetricsModule,
    LimitsModule,
    FactorsModule,
    LiveModule,
    IdempotencyModule,
    MediaModule,
    DeliveriesModule,
    MailModule,
    HealthModule,
    AuthModule,
    AccountModule,
    PublicModule,
    GrievancesModule,
    TransparencyModule,
    BrowserErrorsModule,
    ProfileModule,
    SafetyModule,
    ReviewModule,
    PageStaffModule,
    PagesModule,
    ProjectsModule,
    OpeningsModule,
    ApplicationsModule,
    RecordsModule,
    FeedsModule,
    LikesModule,
    NotificationsModule,
    SavedModule,
    SearchModule,
    CommentsModule,
    AdminModule,
  ],
  providers: [
    ConnectionDrain,
    RequestLog,
    // In this order: authentication comes before validation of the body.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: LimitGuard },
    { provide: APP_GUARD, useClass: ContentTypeGuard },
    { provide: APP_FILTER, useClass: ExceptionEnvelopeFilter },
  ],
})
export class AppModule {}
