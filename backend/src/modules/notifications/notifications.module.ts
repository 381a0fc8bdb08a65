import { Module } from '@nestjs/common';
import { FeedsModule } from '../feeds/feeds.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { LiveUnreadRepository } from './live-unread.repository.js';
import { LiveUnreadService } from './live-unread.service.js';
import { MailUnsubscribeController } from './mail-unsubscribe.controller.js';
import { MailUnsubscribeService } from './mail-unsubscribe.service.js';
import { NotificationMailRepository } from './notification-mail.repository.js';
import { NotificationMailService } from './notification-mail.service.js';
import { NotificationSettingsRepository } from './notification-settings.repository.js';
import { NotificationSettingsService } from './notification-settings.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';

@Module({
  imports: [FeedsModule, ProfileModule],
  controllers: [NotificationsController, MailUnsubscribeController],
  providers: [
    NotificationsRepository,
    NotificationsService,
    NotificationSettingsRepository,
    NotificationSettingsService,
    NotificationMailRepository,
    NotificationMailService,
    MailUnsubscribeService,
    LiveUnreadRepository,
    LiveUnreadService,
  ],
})
export class NotificationsModule {}
