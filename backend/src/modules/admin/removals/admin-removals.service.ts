import { Injectable } from '@nestjs/common';
import { AppError, notFound, stateChanged } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import { parseId } from '../../../common/ids.js';
import type { RemovableKind } from '../../../common/removal.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { MediaService } from '../../../platform/media/media.service.js';
import type { Identity } from '../../../common/identity.js';
import { lockAccountLife } from '../../../platform/sql/account-life-lock.js';
import { Sql, type SqlRunner, type Transaction } from '../../../platform/sql/sql.js';
import { HoldsService } from '../../review/holds.service.js';
import { MeasuresService } from '../../review/measures.service.js';
import type {
  RemovalResponseDto,
  RemoveContentDto,
  RestoreContentDto,
} from '../content/admin-content.dto.js';
import { administratorName, LastChangeRepository } from '../audit/last-change.repository.js';
import { AdminRemovalsRepository, type RemovalState } from './admin-removals.repository.js';

/** Names of the kinds of content in messages. */
const NAMES = {
  post: 'post',
  page: 'page',
  project: 'project',
  opening: 'opening',
  comment: 'comment',
} as const;
/** The parent that also hides the content while it is hidden itself, for messages. */
const ABOVE = {
  post: 'its page is',
  page: 'its creator is',
  project: 'its owner is',
  opening: 'its page or project, or who posted it, is',
  comment: 'its post is',
} as const;

/** What was shown again. */
interface Shown {
  /** Paths of its pictures, which move. */
  readonly pictures: string[];
  readonly isHidden: boolean;
  readonly isHeld: boolean;
}

/**
 * Removing members' content (soft delete) and restoring it. Nothing is deleted: rows and files are withheld, and a job
 * purges them 30 days later. The guard admits only the console's accounts.
 */
@Injectable()
export class AdminRemovalsService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdminRemovalsRepository,
    private readonly measures: MeasuresService,
    private readonly holds: HoldsService,
    private readonly media: MediaService,
    private readonly audit: AuditService,
    private readonly changes: LastChangeRepository,
  ) {}

  /**
   * Hides content and its pictures from everybody; a page with its posts.
   * @throws AppError 404 when it does not exist or was already removed
   */
  async remove(caller: Identity, kind: RemovableKind, form: RemoveContentDto): Promise<RemovalResponseDto> {
    const { reason } = form;
    const missing = () => notFound(`This ${NAMES[kind]} does not exist any more`);
    const id = parseId(form.id);
    if (id === null) throw missing();
    const { pictures, at } = await this.sql.transaction(async (tx) => {
      const removed = await this.withhold(caller, kind, id, { reason, note: form.note || null }, tx);
      if (!removed) throw missing();
      const act = { kind, targetId: id, isRemoved: true, measure: null, until: null } as const;
      await this.measures.add({ ...act, note: form.note || null, reason, by: caller.accountId }, tx);
      return { ...removed, at: await this.repository.withheldAt(kind, id, tx) };
    });
    const done = kind === 'page' ? 'The page and its posts are removed' : `The ${NAMES[kind]} is removed`;
    const message = (await this.media.settle(pictures))
      ? done
      : `${done}. Some of the pictures are still to follow; that may take some minutes.`;
    return { success: true, message, data: { removedAt: at.toISOString() } };
  }

  /**
   * Undoes a removal within 30 days.
   * @throws AppError 404 when it does not exist, 409 when it is not removed, was removed too long ago, or by another
   * removal than the caller means
   */
  async restore(
    caller: Identity,
    kind: RemovableKind,
    { id: askedId, removedAt }: RestoreContentDto,
  ): Promise<MessageResponseDto> {
    const name = NAMES[kind];
    const id = parseId(askedId);
    const missing = () => notFound(`This ${name} does not exist any more. Its author may have deleted it.`);
    if (id === null) throw missing();
    const { pictures, isHidden, isHeld } = await this.sql.transaction(async (tx) => {
      // What is read below is what is undone: nobody removes or restores anything meanwhile.
      await lockAccountLife(tx, 'exclusive');
      const state = await this.repository.state(kind, id, tx);
      if (!state) throw missing();
      if (state.isRemoved && !state.isInTime) {
        throw notRestorable(`This ${name} was removed more than 30 days ago and cannot be restored any more`);
      }
      const isAnother = removedAt !== undefined && state.at?.getTime() !== Date.parse(removedAt);
      if (state.isRemoved && isAnother) {
        const by = await this.lastChange(kind, id, state, tx);
        throw stateChanged(`This ${name} was restored and removed again since${by}.`);
      }
      const shown = state.isRemoved ? await this.show(caller, kind, id, tx) : null;
      if (!shown)
        throw notRestorable(`This ${name} is not removed${await this.lastChange(kind, id, state, tx)}.`);
      await this.measures.undoRemovals(kind, id, tx);
      return shown;
    });
    await this.media.settle(pictures);
    const done = kind === 'page' ? 'The page and its posts are restored' : `The ${name} is restored`;
    return { success: true, message: `${done}${whyUnseen(kind, { isHidden, isHeld })}` };
  }

  /**
   * Hides content in a transaction that does more, and records it. The caller settles the pictures once it is committed.
   * @returns null when it does not exist or is already withheld
   */
  async withhold(
    caller: Identity,
    kind: RemovableKind,
    id: string,
    { reason, note }: { readonly reason: string; readonly note: string | null },
    tx: Transaction,
  ): Promise<{ readonly pictures: string[] } | null> {
    const memberId = await this.measures.withhold(kind, id, note, tx);
    if (memberId === null) return null;
    await this.audit.record(
      { action: `${kind}_removed`, actor: caller, memberId, subject: { kind, id }, details: { reason } },
      tx,
    );
    return { pictures: await this.picturesOf(kind, id, tx) };
  }

  /**
   * Shows content again, as {@link withhold} hides it.
   * @returns null when it is not withheld; `isHidden`: whether it is still hidden for another reason; `isHeld`: whether it is a post that
   * stays hidden until a report is decided
   */
  async show(caller: Identity, kind: RemovableKind, id: string, tx: Transaction): Promise<Shown | null> {
    const holder = kind === 'post' ? await this.holds.holdAgain(id, tx) : null;
    const shown =
      holder === null ? await this.repository.show(kind, id, tx) : { memberId: holder, isHidden: true };
    if (!shown) return null;
    const { memberId, isHidden } = shown;
    await this.audit.record(
      { action: `${kind}_restored`, actor: caller, memberId, subject: { kind, id } },
      tx,
    );
    return { pictures: await this.picturesOf(kind, id, tx), isHidden, isHeld: holder !== null };
  }

  /** ": restored by anita on 20/11/2026 at 14:05", to end a sentence with; empty if nobody ever did. */
  private async lastChange(
    kind: RemovableKind,
    id: string,
    { ownerId }: RemovalState,
    tx: Transaction,
  ): Promise<string> {
    const actions = [`${kind}_removed`, `${kind}_restored`] as const;
    const change = await this.changes.find(ownerId, actions, { kind, id }, tx);
    if (!change) return '';
    const did = change.action === `${kind}_restored` ? 'restored' : 'removed';
    return `: ${did} by ${administratorName(change.by)} on ${change.moment}`;
  }

  /** Paths of its pictures; openings and comments have none. */
  private async picturesOf(kind: RemovableKind, id: string, tx: SqlRunner): Promise<string[]> {
    return kind === 'opening' || kind === 'comment' ? [] : this.media.pathsOf(kind, id, tx);
  }
}

/** Why nobody sees what was restored, to follow after that it was; empty if they do. */
function whyUnseen(kind: RemovableKind, { isHidden, isHeld }: Omit<Shown, 'pictures'>): string {
  if (isHeld) return '. Nobody sees it until the report about it is decided.';
  return isHidden ? `. Nobody sees it yet, because ${ABOVE[kind]} not there.` : '';
}

const notRestorable = (message: string) => new AppError(409, 'not_restorable', message);
