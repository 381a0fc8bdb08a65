import { Injectable, type OnModuleInit } from '@nestjs/common';
import { redact } from '../../../common/redact.js';
import { DeliveriesService } from '../../../platform/deliveries/deliveries.service.js';
import { JOBS } from '../../../platform/jobs/job-list.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { AppLogger } from '../../../platform/logging/app-logger.js';
import { Metrics, type PushOutcome } from '../../../platform/metrics/metrics.js';
import { PushService } from '../../../platform/push/push-service.js';
import { notificationPath, notificationWords } from '../notification-words.js';
import { PushRepository, type ClaimedPush } from './push.repository.js';

/** Pushes that a process sends at the same time. */
const AT_ONCE = 16;
/** Milliseconds that a run takes at most: other jobs of the process wait for it. */
const MAX_RUN_MS = 20_000;
/** Seconds before the second, third and fourth attempt. */
const PAUSES_SECONDS = [30, 5 * 60, 30 * 60];
/** A push service that wants a longer pause than this gets another attempt nevertheless. */
const MAX_PAUSE_SECONDS = 60 * 60;

/** What the service worker of the member site reads. */
export interface PushMessage {
  /** The notification in one sentence. */
  readonly words: string;
  /** Where it leads: a path of the member site. */
  readonly path: string;
  /** A later one with the same tag replaces it on the device. */
  readonly tag: string;
}

/**
 * Pushes notifications to members' devices. Database triggers queue them, in the transaction of the act; what a push says is
 * read when it is sent. Each is noted as sent before, so that a killed process loses those it was sending and repeats none.
 */
@Injectable()
export class PushDeliveryService implements OnModuleInit {
  constructor(
    private readonly repository: PushRepository,
    private readonly push: PushService,
    private readonly jobs: JobsService,
    private readonly deliveries: DeliveriesService,
    private readonly metrics: Metrics,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.sendPushes, run: (signal) => this.sendDue(signal) });
    this.metrics.watch('campus_push_devices', 'Browsers that are notified', () =>
      this.repository.countDevices(),
    );
    this.metrics.watch(
      'campus_push_outbox_pushes',
      'Pushes waiting to be sent; growing: push services do not take them, or the job does not run',
      () => this.repository.countWaiting(),
    );
  }

  /**
   * Sends what is due, for at most 20 seconds; several processes may do so at once.
   * @param stop starts no more when it is aborted, and waits for those being sent
   */
  async sendDue(stop: AbortSignal): Promise<void> {
    await this.repository.forgetUnsent();
    // Other processes may have the keys: what waits is theirs.
    if (this.push.key === null) return;
    const signal = AbortSignal.any([stop, AbortSignal.timeout(MAX_RUN_MS)]);
    while (!signal.aborted && (await this.repository.queueForBells()));
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.drain(signal)));
    await this.repository.forgetOld();
  }

  private async drain(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const push = await this.repository.claim();
      if (!push) return;
      await this.deliveries.pushEnded(await this.send(push));
    }
  }

  private async send(push: ClaimedPush): Promise<PushOutcome> {
    const row = await this.repository.pushed(push.memberId, push);
    if (!row) return 'needless';
    const tag = push.pageId === null ? `n${row.id}` : row.id;
    const message: PushMessage = { words: notificationWords(row), path: notificationPath(row), tag };
    try {
      const { status, retryAfter } = await this.push.send(push, JSON.stringify(message), tag);
      if (status >= 200 && status < 300) {
        await this.repository.setWorks(push, true);
        return 'sent';
      }
      if (status === 404 || status === 410) {
        await this.repository.forgetDevice(push);
        return 'gone';
      }
      return await this.fail(push, `It answered ${status}`, retryAfter ?? 0);
    } catch (error) {
      return await this.fail(push, redact(error instanceof Error ? error.message : String(error)), 0);
    }
  }

  /** @param wait seconds that the push service asks for */
  private async fail(push: ClaimedPush, reason: string, wait: number): Promise<PushOutcome> {
    // Not the endpoint: with it and our key anybody could notify that device.
    const { host } = new URL(push.endpoint);
    const pause = PAUSES_SECONDS[push.tries];
    this.logger.warn({ host, reason, tries: push.tries + 1 }, textOf(pause));
    await this.repository.setWorks(push, false);
    if (pause === undefined) {
      await this.repository.forgetDeadDevice(push);
      return 'dropped';
    }
    await this.repository.postpone(push, Math.min(Math.max(pause, wait), MAX_PAUSE_SECONDS));
    return 'postponed';
  }
}

function textOf(pause: number | undefined): string {
  return pause === undefined
    ? 'A push could not be sent; it is given up'
    : 'A push could not be sent; it is tried again';
}
