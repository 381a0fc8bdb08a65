import { Injectable } from '@nestjs/common';
import { forbidden, invalid } from '../../../common/app-error.js';
import type { Identity } from '../../../common/identity.js';
import { FeedsService, postNotFound, requirePostId } from '../feeds.service.js';
import { canPin } from '../feeds.policy.js';
import type { PinPostDto, PinPostResponseDto } from './pins.dto.js';
import { MAX_PINS, PinsRepository } from './pins.repository.js';

/** How long a post may be pinned. */
const MAX_PIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const TOO_MANY_PINS = `${MAX_PINS} posts are pinned to this page. Unpin one of them first.`;

/** Posts that stand above the feed of their page. */
@Injectable()
export class PinsService {
  constructor(
    private readonly repository: PinsRepository,
    private readonly feeds: FeedsService,
  ) {}

  /**
   * Pins a post to its page, or unpins it; repeating it changes nothing.
   * @throws AppError 400 for an end that is past or too far away; 404 when there is no such post, or it is on no page; 403 when
   *   the page is somebody else's, or has {@link MAX_PINS} other pins
   */
  async set(caller: Identity, { feedId, until }: PinPostDto): Promise<PinPostResponseDto> {
    const postId = requirePostId(feedId);
    const end = until === null ? null : endOf(until);
    await this.feeds.requireUnconcealed(caller, postId);
    const page = await this.repository.pageOf(postId);
    if (!page) throw postNotFound();
    if (!canPin(caller, page.creatorId)) throw forbidden('Only its creator can pin posts to a page');
    if (end === null) {
      await this.repository.unpin(page.id, postId);
    } else {
      const outcome = await this.repository.pin(page.id, postId, end);
      if (outcome === 'missing') throw postNotFound();
      if (outcome === 'full') throw forbidden(TOO_MANY_PINS);
    }
    return { success: true, data: { pinnedUntil: end?.toISOString() ?? null } };
  }
}

function endOf(until: string): Date {
  const end = new Date(until);
  const left = end.getTime() - Date.now();
  if (!(left > 0)) throw invalid({ until: 'Choose an end in the future' });
  if (left > MAX_PIN_DAYS * DAY_MS) throw invalid({ until: `Choose an end within ${MAX_PIN_DAYS} days` });
  return end;
}
