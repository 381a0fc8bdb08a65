import { Injectable } from '@nestjs/common';
import { Env } from '../../../config/env.js';
import { LiveService } from '../../../platform/live/live.service.js';
import type { DeliveryDto } from './admin-settings.dto.js';
import { AdminSettingsRepository } from './admin-settings.repository.js';

/** Figures about what reaches members without a request of theirs: mails, pushes and live updates. */
@Injectable()
export class AdminDeliveryService {
  constructor(
    private readonly repository: AdminSettingsRepository,
    private readonly live: LiveService,
    private readonly env: Env,
  ) {}

  async get(): Promise<DeliveryDto> {
    const [queues, counts] = await Promise.all([
      this.repository.deliveryQueues(),
      this.repository.deliveryCounts(),
    ]);
    const ended = (what: string) => counts.get(what) ?? 0;
    return {
      mails: {
        waiting: queues.waiting,
        retried: queues.retried,
        oldestAt: queues.oldestAt?.toISOString() ?? null,
        handedOver: ended('mail handed_over'),
        refused: ended('mail refused'),
        givenUp: ended('mail given_up'),
        unclear: ended('mail unclear'),
      },
      pushes: {
        isOn: this.env.VAPID_PUBLIC_KEY !== '',
        devices: queues.devices,
        failingDevices: queues.failingDevices,
        waiting: queues.pushesWaiting,
        sent: ended('push sent'),
        dropped: ended('push dropped'),
        gone: ended('push gone'),
      },
      streams: { open: this.live.streams, most: this.env.MOST_STREAMS },
    };
  }
}
