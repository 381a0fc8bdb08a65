import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LiveAudience, LiveSource } from '../../../platform/live/live-source.js';
import { LiveService } from '../../../platform/live/live.service.js';
import { PushService } from '../../../platform/push/push-service.js';
import { PushRepository } from './push.repository.js';

/**
 * Takes back the pushes to members who have a page with a stream at this process: the page tells them. A push waits for five
 * seconds, so each process has looked at it twice before.
 */
@Injectable()
export class PushQuietService implements OnModuleInit, LiveSource {
  readonly name = 'pushes';

  constructor(
    private readonly live: LiveService,
    private readonly push: PushService,
    private readonly repository: PushRepository,
  ) {}

  onModuleInit(): void {
    if (this.push.key !== null) this.live.add(this);
  }

  async tick({ byMember }: LiveAudience): Promise<void> {
    await this.repository.quiet([...byMember.keys()]);
  }
}
