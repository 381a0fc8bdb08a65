import { Injectable } from '@nestjs/common';
import { sessionEnded } from '../../common/app-error.js';
import { BatchQueue } from '../../common/batch-queue.js';
import type { Identity } from '../../common/identity.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import { isForeignKeyViolation } from '../../platform/sql/constraint.js';
import { postNotFound } from '../feeds/feeds.service.js';
import type { LikeStateDto } from './likes.dto.js';
import { LikesRepository } from './likes.repository.js';

/**
 * Members in one statement. It holds a lock for each of them, and PostgreSQL by default has room for 64 per connection
 * (`max_locks_per_transaction`): so that no number of viral posts can fill it.
 */
const MAX_BATCH = 50;

/**
 * Toggles of one post are written together: each changes the post's counter, so that they would wait for each other's commits,
 * and keep the connections of everybody else busy (docs/decisions/0100-likes-together.md).
 */
@Injectable()
export class LikeToggles {
  private readonly toggles = new BatchQueue<Identity, LikeStateDto>({
    maxSize: MAX_BATCH,
    maxWaitMs: Infinity,
    ownerOf: ({ accountId }) => accountId,
    run: (postId, callers, hasWaited) => this.write(postId, callers, hasWaited),
  });

  constructor(
    private readonly repository: LikesRepository,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Likes a post, or removes the like.
   * @throws AppError 404 when there is no such post, 401 when the session ended while the toggle waited for others
   */
  toggle(postId: string, caller: Identity): Promise<LikeStateDto> {
    return this.toggles.add(postId, caller);
  }

  private async write(
    postId: string,
    callers: readonly Identity[],
    hasWaited: boolean,
  ): Promise<(LikeStateDto | Promise<LikeStateDto>)[]> {
    const isAlive = hasWaited ? await this.sessions.areAlive(callers) : callers.map(() => true);
    const members = callers.filter((_, index) => isAlive[index]).map(({ accountId }) => accountId);
    const states = await this.states(postId, members, false);
    return callers.map((caller, index) => {
      if (!isAlive[index]) return this.refuse(caller);
      return states.get(caller.accountId) ?? this.alone(postId, caller.accountId);
    });
  }

  /** The session ended while the toggle waited; the error says why. */
  private async refuse(caller: Identity): Promise<never> {
    await this.sessions.requireAlive(caller);
    throw sessionEnded();
  }

  /** The others did not wait for this member: something of theirs was locked, or their account is deleted. */
  private async alone(postId: string, memberId: string): Promise<LikeStateDto> {
    const state = (await this.states(postId, [memberId], true)).get(memberId);
    if (!state) throw postNotFound();
    return state;
  }

  private async states(
    postId: string,
    memberIds: string[],
    waits: boolean,
  ): Promise<Map<string, LikeStateDto>> {
    if (memberIds.length === 0) return new Map();
    try {
      return await this.repository.toggle(postId, memberIds, waits);
    } catch (error) {
      if (isForeignKeyViolation(error)) throw postNotFound();
      throw error;
    }
  }
}
