import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PushService } from '../../platform/push/push-service.js';
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
import { PushDeliveryService } from './push-delivery.service.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushOutboxEntry } from './push-outbox.entity.js';
import { PushSubscription } from './push-subscription.entity.js';
import { PushQuietService } from './push-quiet.service.js';
import { PushController } from './push.controller.js';
import { PushRepository } from './push.repository.js';

@Module({
  imports: [FeedsModule, ProfileModule, TypeOrmModule.forFeature([PushOutboxEntry, PushSubscription])],
  controllers: [NotificationsController, MailUnsubscribeController, PushController],
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
    PushService,
    PushRepository,
    PushDevicesService,
    PushDeliveryService,
    PushQuietService,
  ],
})
export class NotificationsModule {}
