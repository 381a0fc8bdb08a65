import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Raw, Repository } from 'typeorm';
import { sessionEnded } from '../../../common/app-error.js';
import type { PushTarget } from '../../../platform/push/push-service.js';
import { Sql } from '../../../platform/sql/sql.js';
import { withActors, type NotificationRow } from '../notification-rows.repository.js';
import { PushOutboxEntry } from './push-outbox.entity.js';
import { PushSubscription } from './push-subscription.entity.js';
import {
  ADD_DEVICE,
  CLAIM,
  FORGET_OLDEST,
  FORGET_TAKEN,
  FORGET_UNSENT,
  FORGET_UNSENT_POSTS,
  LOCK_MEMBER,
  POSTPONE,
  PUSHED,
  QUEUE_FOR_BELLS,
  QUIET,
  TAKE_OVER,
} from './push.statements.js';

/** What a push is about: a notification, or new posts on a page. */
export interface PushSubject {
  readonly notificationId: string | null;
  readonly pageId: string | null;
}

/** A push that this process has taken. */
export interface ClaimedPush extends PushSubject, PushTarget {
  readonly id: string;
  readonly subscriptionId: string;
  readonly memberId: string;
  /** Failed attempts so far. */
  readonly tries: number;
}

/** Members' devices, and what waits to be pushed to them. No method waits for a push service. */
@Injectable()
export class PushRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(PushSubscription) private readonly devices: Repository<PushSubscription>,
    @InjectRepository(PushOutboxEntry) private readonly outbox: Repository<PushOutboxEntry>,
  ) {}

  /**
   * Adds a device, or takes it over from whoever used that browser before.
   * @throws AppError 401 if the session has just ended; then the device stays whose it was
   */
  async add(memberId: string, sessionId: string, { endpoint, p256dh, auth }: PushTarget): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await tx.query(LOCK_MEMBER, [memberId]);
      await tx.query(TAKE_OVER, [endpoint, memberId]);
      const [added] = await tx.query(ADD_DEVICE, [memberId, sessionId, endpoint, p256dh, auth]);
      if (!added) throw sessionEnded();
      await tx.query(FORGET_OLDEST, [memberId, added.id]);
    });
  }

  /** Another member's device stays. */
  async remove(memberId: string, endpoint: string): Promise<void> {
    await this.devices.delete({ memberId, endpoint });
  }

  has(memberId: string, endpoint: string): Promise<boolean> {
    return this.devices.existsBy({ memberId, endpoint });
  }

  /** Queues pushes about one of the new posts on pages; false if there is none. */
  async queueForBells(): Promise<boolean> {
    const [row] = await this.sql.query(QUEUE_FOR_BELLS);
    return (row?.posts ?? 0) > 0;
  }

  /** Takes the push that is due longest. */
  async claim(): Promise<ClaimedPush | undefined> {
    const [row] = await this.sql.query(CLAIM);
    return row;
  }

  /** What a push tells the member now; null if there is nothing to tell any more. */
  async pushed(memberId: string, { notificationId, pageId }: PushSubject): Promise<NotificationRow | null> {
    const rows = await this.sql.query(PUSHED, [memberId, notificationId, pageId]);
    const [row] = await withActors(this.sql, rows);
    return row ?? null;
  }

  /** @param seconds until the next attempt */
  async postpone({ id }: ClaimedPush, seconds: number): Promise<void> {
    await this.sql.query(POSTPONE, [id, Math.ceil(seconds)]);
  }

  /** Notes since when a device fails, or that it works. */
  async setWorks({ subscriptionId: id }: ClaimedPush, works: boolean): Promise<void> {
    if (works) await this.devices.update({ id, failedAt: Not(IsNull()) }, { failedAt: null });
    else await this.devices.update({ id, failedAt: IsNull() }, { failedAt: () => 'now()' });
  }

  /** The browser has ended the subscription. */
  async forgetDevice({ subscriptionId: id }: ClaimedPush): Promise<void> {
    await this.devices.delete({ id });
  }

  /** Takes back what waits for members whom the site itself notifies. */
  async quiet(memberIds: readonly string[]): Promise<void> {
    await this.sql.query(QUIET, [memberIds]);
  }

  /** Forgets the device if every push to it has failed for 30 days. */
  async forgetDeadDevice({ subscriptionId: id }: ClaimedPush): Promise<void> {
    await this.devices.delete({
      id,
      failedAt: Raw((failedAt) => `${failedAt} <= now() - interval '30 days'`),
    });
  }

  /** Forgets pushes of more than ten minutes ago. */
  async forgetOld(): Promise<void> {
    await this.sql.query(FORGET_TAKEN);
  }

  /** Forgets what nobody has sent for a day. */
  async forgetUnsent(): Promise<void> {
    await this.sql.query(FORGET_UNSENT);
    await this.sql.query(FORGET_UNSENT_POSTS);
  }

  countDevices(): Promise<number> {
    return this.devices.count();
  }

  countWaiting(): Promise<number> {
    return this.outbox.countBy({ waiting: true });
  }
}
