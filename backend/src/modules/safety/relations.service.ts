import { Injectable } from '@nestjs/common';
import { forbidden, invalid, notFound } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import type { Identity } from '../../common/identity.js';
import { Sql } from '../../platform/sql/sql.js';
import { toMemberCard } from '../profile/profile.mapper.js';
import type { MemberRelationName } from '../profile/profile.dto.js';
import { RelationsRepository } from './relations.repository.js';
import type {
  GetRelationsDto,
  RelationListResponseDto,
  RelationResponseDto,
  SetRelationDto,
} from './safety.dto.js';

/** Members that one member can mute and block. */
const MAX_RELATIONS = 1_000;

const MESSAGES: Record<MemberRelationName, string> = {
  none: 'You no longer mute or block this member.',
  mute: 'You no longer see their posts and comments.',
  block: 'You no longer see each other.',
};

/** Muting and blocking other members, and the list of those. */
@Injectable()
export class RelationsService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: RelationsRepository,
  ) {}

  /**
   * Mutes, blocks or neither. Blocking ends follows of each other's pages, in the same transaction. What `removeTheirs`
   * deletes is deleted in batches afterwards: then nothing new can be written any more. A member who was blocked can mute
   * and block in return, so that it still holds when the other one ends theirs.
   * @throws AppError 400 for oneself, 403 beyond 1,000 members, 404 when there is no such member
   */
  async set(caller: Identity, form: SetRelationDto): Promise<RelationResponseDto> {
    const { relation, removeTheirs = false } = form;
    const otherId = parseId(form.userId);
    if (otherId === caller.accountId) throw invalid({ userId: 'You cannot mute or block yourself' });
    if (otherId === null) throw memberNotFound();
    await this.sql.transaction(async (tx) => {
      const { kind, total, exists } = await this.repository.lockState(caller.accountId, otherId, tx);
      // A relation with a member who deleted the account can still be ended.
      if (kind === null && !exists) throw memberNotFound();
      if (relation === 'none') return this.repository.end(caller.accountId, otherId, tx);
      if (kind === null && total >= MAX_RELATIONS)
        throw forbidden(`You can mute and block at most ${MAX_RELATIONS.toLocaleString('en-IN')} members`);
      await this.repository.set(caller.accountId, otherId, relation, tx);
      if (relation === 'mute') return;
      await this.repository.lockFollows(caller.accountId, otherId, tx);
      while ((await this.repository.unfollowSome(caller.accountId, otherId, tx)) > 0);
    });
    if (relation === 'block' && removeTheirs) {
      while ((await this.repository.removeSomeOfTheirs(caller.accountId, otherId)) > 0);
    }
    return { success: true, message: MESSAGES[relation], data: { relation } };
  }

  /** The members whom the caller muted or blocked. */
  async list(caller: Identity, request: GetRelationsDto): Promise<RelationListResponseDto> {
    const window = pageWindow(request);
    const { rows, total } = await this.repository.page(caller.accountId, window);
    const relations = rows.map((row) => ({
      relation: row.kind,
      since: row.since.toISOString(),
      User: toMemberCard(row),
    }));
    return { success: true, data: { relations, pagination: pagination(window, total) } };
  }
}

const memberNotFound = () => notFound('This member does not exist any more');
