import { Module } from '@nestjs/common';
import { FeedsModule } from '../feeds/feeds.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { NotificationSettingsRepository } from './notification-settings.repository.js';
import { NotificationSettingsService } from './notification-settings.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';

@Module({
  imports: [FeedsModule, ProfileModule],
  controllers: [NotificationsController],
  providers: [
    NotificationsRepository,
    NotificationsService,
    NotificationSettingsRepository,
    NotificationSettingsService,
  ],
})
export class NotificationsModule {}
