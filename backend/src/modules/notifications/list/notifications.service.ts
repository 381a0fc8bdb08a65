import { Injectable, type OnModuleInit } from '@nestjs/common';
import { invalid } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import { parseId } from '../../../common/ids.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import { JOBS } from '../../../platform/jobs/job-list.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { Identity } from '../../../common/identity.js';
import { FeedsService, postNotFound, requirePostId } from '../../feeds/feeds.service.js';
import type {
  GetNotificationsDto,
  MarkReadDto,
  MutePostDto,
  NotificationListResponseDto,
  PostMuteResponseDto,
  UnreadResponseDto,
} from './notifications.dto.js';
import { toNotification } from './notifications.mapper.js';
import { NotificationsRepository, pageOfBell } from './notifications.repository.js';

/** Reads notifications and notes what was seen and read. Database triggers write them. */
@Injectable()
export class NotificationsService implements OnModuleInit {
  constructor(
    private readonly repository: NotificationsRepository,
    private readonly feeds: FeedsService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.forgetOldNotifications, run: (signal) => this.forgetOld(signal) });
  }

  async list({ accountId }: Identity, request: GetNotificationsDto): Promise<NotificationListResponseDto> {
    const window = pageWindow(request);
    const { rows, total, unread, seenAt } = await this.repository.page(accountId, window);
    return {
      success: true,
      data: {
        notifications: rows.map(toNotification),
        pagination: pagination(window, total),
        unread,
        seenAt: seenAt?.toISOString() ?? null,
      },
    };
  }

  async unread({ accountId }: Identity): Promise<UnreadResponseDto> {
    return { success: true, data: { unread: await this.repository.unread(accountId) } };
  }

  /** @throws AppError 400 for a time that does not exist */
  async markSeen({ accountId }: Identity, upTo: string): Promise<MessageResponseDto> {
    const time = new Date(upTo);
    if (Number.isNaN(time.getTime())) throw invalid({ upTo: 'upTo must be a time in ISO 8601' });
    await this.repository.see(accountId, time);
    return { success: true, message: 'Marked as seen' };
  }

  /** Ids that no notification of the caller has are ignored. */
  async markRead({ accountId }: Identity, { ids = [], all }: MarkReadDto): Promise<MessageResponseDto> {
    if (all) await this.repository.readAll(accountId);
    else {
      await this.repository.read(accountId, {
        notifications: ids.flatMap((id) => parseId(id) ?? []),
        pages: ids.flatMap((id) => parseId(pageOfBell(id) ?? '') ?? []),
      });
    }
    return { success: true, message: 'Marked as read' };
  }

  /** @throws AppError 404 when there is no such post */
  async mutePost(caller: Identity, { feedId, muted }: MutePostDto): Promise<PostMuteResponseDto> {
    const postId = requirePostId(feedId);
    await this.feeds.requireUnconcealed(caller, postId);
    if (!(await this.repository.setMuted(caller.accountId, postId, muted))) throw postNotFound();
    const message = muted
      ? 'You get no more notifications about this post.'
      : 'You get notifications about this post again.';
    return { success: true, message, data: { muted } };
  }

  /** Deletes notifications older than 90 days and all but the newest 300 of a member. */
  async forgetOld(signal: AbortSignal): Promise<void> {
    let last: string | null = '0';
    while (last !== null && !signal.aborted) last = await this.repository.forgetOld(last);
  }
}
