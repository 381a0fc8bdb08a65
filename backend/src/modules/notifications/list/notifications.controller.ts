import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../../common/envelope.dto.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../../platform/sessions/access.js';
import type { Identity } from '../../../common/identity.js';
import { NotificationSettingsService } from './notification-settings.service.js';
import {
  GetNotificationsDto,
  MarkReadDto,
  MarkSeenDto,
  MutePostDto,
  NotificationListResponseDto,
  NotificationSettingsResponseDto,
  PostMuteResponseDto,
  SetNotificationSettingsDto,
  UnreadResponseDto,
} from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';

@Controller('user/notifications')
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly settings: NotificationSettingsService,
  ) {}

  /** The caller's notifications, latest first. Kept are the newest 300 of the last 90 days. */
  @ForMember()
  @HttpCode(200)
  @Post('getAll')
  getAll(
    @Caller() caller: Identity,
    @ReadBody() body: GetNotificationsDto,
  ): Promise<NotificationListResponseDto> {
    return this.notifications.list(caller, body);
  }

  /** The number at the bell. */
  @ForMember()
  @HttpCode(200)
  @Post('getUnread')
  getUnread(@Caller() caller: Identity, @ReadBody() _body: EmptyDto): Promise<UnreadResponseDto> {
    return this.notifications.unread(caller);
  }

  /** Notes up to when the caller has seen notifications; that never goes back. */
  @ForMember()
  @OpenToLimited()
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('markSeen')
  markSeen(@Caller() caller: Identity, @WriteBody() body: MarkSeenDto): Promise<MessageResponseDto> {
    return this.notifications.markSeen(caller, body.upTo);
  }

  /** Marks notifications of the caller as read. */
  @ForMember()
  @OpenToLimited()
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('markRead')
  markRead(@Caller() caller: Identity, @WriteBody() body: MarkReadDto): Promise<MessageResponseDto> {
    return this.notifications.markRead(caller, body);
  }

  /** What the caller wants to be told, and how. */
  @ForMember()
  @HttpCode(200)
  @Post('getSettings')
  getSettings(
    @Caller() caller: Identity,
    @ReadBody() _body: EmptyDto,
  ): Promise<NotificationSettingsResponseDto> {
    return this.settings.get(caller);
  }

  /** Changes what the caller wants to be told, and how. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden')
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('setSettings')
  setSettings(
    @Caller() caller: Identity,
    @WriteBody() body: SetNotificationSettingsDto,
  ): Promise<NotificationSettingsResponseDto> {
    return this.settings.set(caller, body);
  }

  /** Ends the caller's notifications about a post, or begins them again. Nobody is told. */
  @ForMember()
  @OpenToLimited()
  @Refuses('not_found')
  @HttpCode(200)
  @Limited('LIKE')
  @Post('mutePost')
  mutePost(@Caller() caller: Identity, @WriteBody() body: MutePostDto): Promise<PostMuteResponseDto> {
    return this.notifications.mutePost(caller, body);
  }
}
