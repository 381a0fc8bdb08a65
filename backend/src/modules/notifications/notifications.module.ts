import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PushService } from '../../platform/push/push-service.js';
import { FeedsModule } from '../feeds/feeds.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { LiveUnreadRepository } from './list/live-unread.repository.js';
import { LiveUnreadService } from './list/live-unread.service.js';
import { MailUnsubscribeController } from './mail/mail-unsubscribe.controller.js';
import { MailUnsubscribeService } from './mail/mail-unsubscribe.service.js';
import { NotificationMailRepository } from './mail/notification-mail.repository.js';
import { NotificationMailService } from './mail/notification-mail.service.js';
import { NotificationSettingsRepository } from './list/notification-settings.repository.js';
import { NotificationSettingsService } from './list/notification-settings.service.js';
import { NotificationsController } from './list/notifications.controller.js';
import { NotificationsRepository } from './list/notifications.repository.js';
import { NotificationsService } from './list/notifications.service.js';
import { PushDeliveryService } from './push/push-delivery.service.js';
import { PushDevicesService } from './push/push-devices.service.js';
import { PushOutboxEntry } from './push/push-outbox.entity.js';
import { PushSubscription } from './push/push-subscription.entity.js';
import { PushQuietService } from './push/push-quiet.service.js';
import { PushController } from './push/push.controller.js';
import { PushRepository } from './push/push.repository.js';

/**
 * The path of a notification begins in the database, within the transaction of the act: a trigger `notify_…` decides whom a like, a
 * comment, a mention, a follow or a post notifies, and `write_notification` writes one row per member, kind and post or page, or moves
 * it to the top. Bells of pages write nothing: their new posts are counted when they are read.
 * From there, three ways lead to the member, each asking `visible-notifications.ts` what they may still see:
 * - `list/`: the list and the badge, live as `unread` events; what was seen, read, muted and switched off;
 * - `mail/`: a job queues mails for those who want them and were away, and the weekly summary;
 * - `push/`: a trigger queues a push to each device, and a job sends it, unless a page of the member is open.
 * Both put it in words by `notification-words.ts`.
 */
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
