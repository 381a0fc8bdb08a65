import { Injectable, type OnModuleInit } from '@nestjs/common';
import { forbidden, invalid, mayNotTakePart, pollEnded, stale } from '../../../common/app-error.js';
import { BatchQueue } from '../../../common/batch-queue.js';
import type { Identity } from '../../../common/identity.js';
import { parseId } from '../../../common/ids.js';
import { JOBS } from '../../../platform/jobs/job-list.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { SessionsService } from '../../../platform/sessions/sessions.service.js';
import { isBanned, isForeignKeyViolation } from '../../../platform/sql/constraint.js';
import { FeedsService, postNotFound, requirePostId } from '../feeds.service.js';
import type { PollResponseDto, VoteDto } from './polls.dto.js';
import { toPoll } from './polls.mapper.js';
import { PollsRepository, type CastVote } from './polls.repository.js';

/** A member's vote in one poll. */
interface Ballot {
  readonly caller: Identity;
  readonly options: readonly string[];
}

@Injectable()
export class PollsService implements OnModuleInit {
  /** Votes of one poll take turns in the database: they wait for each other here, without a connection each. */
  private readonly votes = new BatchQueue<Ballot, CastVote>({
    maxSize: 1,
    maxWaitMs: Infinity,
    run: async (postId, [ballot], hasWaited) => [await this.cast(postId, ballot, hasWaited)],
  });

  constructor(
    private readonly repository: PollsRepository,
    private readonly feeds: FeedsService,
    private readonly sessions: SessionsService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.endPolls, run: (signal) => this.end(signal) });
    this.jobs.add({ ...JOBS.forgetVotes, run: (signal) => this.forgetVotes(signal) });
  }

  /**
   * Sets what the caller votes for; nothing withdraws the vote.
   * @throws AppError 404 when there is no such poll, 409 when it has ended or its options were replaced, 400 for several options
   * where one can be chosen, 403 for whoever is banned from its page
   */
  async vote(caller: Identity, { feedId, options }: VoteDto): Promise<PollResponseDto> {
    const postId = requirePostId(feedId);
    await this.feeds.requireUnconcealed(caller, postId);
    const ids = [...new Set(options)].map((option) => parseId(option) ?? '0');
    const { outcome, poll } = await this.votes.add(postId, { caller, options: ids });
    if (outcome === 'over') throw pollEnded();
    if (outcome === 'several') throw invalid({ options: 'This poll takes one option' });
    const data = toPoll(poll, caller.accountId);
    if (!data) throw stale();
    return { success: true, data };
  }

  private async cast(postId: string, { caller, options }: Ballot, hasWaited: boolean): Promise<CastVote> {
    if (hasWaited) await this.sessions.requireAlive(caller);
    try {
      return await this.repository.vote(postId, caller.accountId, options);
    } catch (error) {
      if (isForeignKeyViolation(error)) throw postNotFound();
      if (isBanned(error)) throw mayNotTakePart();
      throw error;
    }
  }

  /**
   * Ends a poll before its time; its figures stay. One that has ended stays as it is.
   * @throws AppError 404 when there is no such poll, 403 when it is somebody else's
   */
  async close(caller: Identity, feedId: string): Promise<PollResponseDto> {
    const postId = requirePostId(feedId);
    if ((await this.feeds.authorOf(postId)) !== caller.accountId) {
      throw forbidden('Only its author can close a poll');
    }
    const data = toPoll(await this.repository.close(postId, caller.accountId), caller.accountId);
    if (!data) throw postNotFound();
    return { success: true, data };
  }

  /** Tells authors that their polls have ended. */
  async end(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.repository.end())) continue;
  }

  /** Deletes who voted in polls that ended 90 days ago. */
  async forgetVotes(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.repository.forgetVotes())) continue;
  }
}
