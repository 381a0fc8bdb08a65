import { Injectable } from '@nestjs/common';
import { AppError, forbidden, invalid, sessionEnded } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import { requireVersion } from '../../common/version.js';
import { fingerprint, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { isForeignKeyViolation } from '../../platform/sql/constraint.js';
import { Sql, type SqlRunner, type Transaction } from '../../platform/sql/sql.js';
import { pageNotFound } from '../pages/pages.service.js';
import { projectNotFound } from '../projects/projects.service.js';
import { ApprovalRequestsService } from '../review/approval-requests.service.js';
import { parseId } from '../../common/ids.js';
import { readOpening, requireOpenUntil } from './opening-content.js';
import type { CreateOpeningDto, UpdateOpeningDto } from './opening-form.dto.js';
import type { OpeningSavedResponseDto } from './openings.dto.js';
import { canManageOpening, firstState, stateAfterEdit } from './openings.policy.js';
import { OpeningsRepository, type LockedOpening } from './openings.repository.js';
import { openingNotFound, OpeningsService, requireOpeningId } from './openings.service.js';
import type { OpeningPlace } from './openings.statements.js';

/** Creating, changing, closing and deleting openings. An internship asks for its approval in the transaction that writes it. */
@Injectable()
export class OpeningWritingService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: OpeningsRepository,
    private readonly openings: OpeningsService,
    private readonly approvals: ApprovalRequestsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * @param key idempotency key: the same key and form within a day return the opening of the first request, as it is now
   * @throws AppError 400 naming a field, 403 when the page or project is somebody else's, 404 when it is gone
   */
  async create(
    caller: Identity,
    form: CreateOpeningDto,
    key: string | undefined,
  ): Promise<OpeningSavedResponseDto> {
    const { kind } = form;
    const place = placeOf(form);
    const content = readOpening(kind, form);
    const request = {
      memberId: caller.accountId,
      call: 'openings/create' as const,
      key,
      fingerprint: fingerprint(JSON.stringify([kind, place, content])),
    };
    const earlier = await this.idempotency.recordOf(request);
    if (earlier !== null) return this.again(caller, kind, earlier);
    requireOpenUntil(content.closesOn);
    const state = firstState(kind);
    const saved = await this.sql
      .transaction(async (tx) => {
        if (!(await this.idempotency.claim(request, tx))) return null;
        const ownerId = await this.repository.lockPlace(caller.accountId, place, tx);
        if (ownerId === null) throw placeNotFound(place);
        if (!canManageOpening(caller, ownerId)) {
          throw forbidden(
            place.of === 'page'
              ? 'Only who created a page posts openings of it'
              : 'Only its owner looks for people for a project',
          );
        }
        const id = await this.repository.insert(caller.accountId, { kind, place, state }, content, tx);
        if (state === 'review') await this.approvals.ask(id, tx);
        await this.idempotency.keep(request, id, tx);
        return this.saved(createdMessage(kind), caller, id, tx);
      })
      .catch((error: unknown) => {
        // The page or project is locked, so it is the poster's account that was deleted or suspended meanwhile.
        throw isForeignKeyViolation(error) ? sessionEnded() : error;
      });
    return saved ?? this.again(caller, kind, await this.idempotency.requireRecord(request));
  }

  /** What a repeated request gets. */
  private async again(
    caller: Identity,
    kind: CreateOpeningDto['kind'],
    id: string,
  ): Promise<OpeningSavedResponseDto> {
    const { data } = await this.openings.get(caller, id);
    return { success: true, message: createdMessage(kind), data };
  }

  /**
   * Replaces all that an opening's form has.
   * @throws AppError 400 naming a field, 404 when there is no such opening, 403 when it is somebody else's, 409 when its version is not the
   * form's
   */
  update(caller: Identity, form: UpdateOpeningDto): Promise<OpeningSavedResponseDto> {
    return this.change(caller, form.id, async (before, id, tx) => {
      const content = readOpening(before.kind, form);
      requireVersion(form.version, before.revision);
      const after = stateAfterEdit(before, content);
      if (after.startsRound || content.closesOn !== before.closesOn) requireOpenUntil(content.closesOn);
      await this.repository.update(id, content, after, tx);
      if (after.state === 'review') await this.approvals.ask(id, tx);
      return after.state === 'review' ? 'Saved. We look at it before anybody sees it.' : 'Opening saved';
    });
  }

  /**
   * Closes an opening, also one that waits to be approved. A closed one stays so.
   * @throws AppError 404 when there is no such opening, 403 when it is somebody else's
   */
  close(caller: Identity, openingId: string): Promise<OpeningSavedResponseDto> {
    return this.change(caller, openingId, async (before, id, tx) => {
      if (before.state !== 'closed') await this.repository.close(id, tx);
      if (before.state === 'review') await this.approvals.drop(id, tx);
      return 'Opening closed';
    });
  }

  /**
   * Deletes an opening for which nobody ever applied, also one that was removed.
   * @throws AppError 404 when there is no such opening, 403 when it is somebody else's, 409 `has_applications`
   */
  async delete(caller: Identity, openingId: string): Promise<MessageResponseDto> {
    const id = requireOpeningId(openingId);
    await this.requireOwn(caller, id);
    await this.sql.transaction(async (tx) => {
      const applications = await this.repository.applicationsOfLocked(id, tx);
      if (applications !== null && applications > 0) throw hasApplications();
      await this.repository.delete(id, tx);
    });
    return { success: true, message: 'Opening deleted' };
  }

  /** Changes an opening of the caller while it is locked; `act` answers what is said about it. */
  private async change(
    caller: Identity,
    openingId: string,
    act: (before: LockedOpening, id: string, tx: Transaction) => Promise<string>,
  ): Promise<OpeningSavedResponseDto> {
    const id = requireOpeningId(openingId);
    await this.requireOwn(caller, id);
    return this.sql.transaction(async (tx) => {
      const before = await this.repository.forUpdate(id, tx);
      if (!before) throw openingNotFound();
      return this.saved(await act(before, id, tx), caller, id, tx);
    });
  }

  /** @throws AppError 404 when there is no such opening, 403 when it is somebody else's */
  private async requireOwn(caller: Identity, id: string): Promise<void> {
    const posterId = await this.repository.ownerForDeletion(id, caller.accountId);
    if (posterId === null) throw openingNotFound();
    if (!canManageOpening(caller, posterId)) throw forbidden('Only who posted an opening can change it');
  }

  private async saved(
    message: string,
    caller: Identity,
    id: string,
    tx: SqlRunner,
  ): Promise<OpeningSavedResponseDto> {
    const data = await this.openings.details(caller, id, tx);
    if (!data) throw new Error('An opening is not there in its own transaction');
    return { success: true, message, data };
  }
}

/** @throws AppError 400 unless it is a page for internships and volunteering, a project for roles */
function placeOf({ kind, pageId, projectId }: CreateOpeningDto): NonNullable<OpeningPlace> {
  const of = kind === 'role' ? 'project' : 'page';
  const [own, other] = of === 'page' ? [pageId, projectId] : [projectId, pageId];
  const [ownField, otherField] = of === 'page' ? ['pageId', 'projectId'] : ['projectId', 'pageId'];
  if (!own) throw invalid({ [ownField]: `Say for which ${of}` });
  if (other) throw invalid({ [otherField]: `This belongs to a ${of}` });
  const place = { of, id: parseId(own) ?? '0' } as const;
  return place;
}

const placeNotFound = ({ of }: NonNullable<OpeningPlace>) =>
  of === 'page' ? pageNotFound() : projectNotFound();
const createdMessage = (kind: CreateOpeningDto['kind']) =>
  kind === 'internship' ? 'Sent. We look at it before anybody sees it.' : 'Your opening is there';
const hasApplications = () =>
  new AppError(
    409,
    'has_applications',
    'Somebody applied for this opening. You can close it, but not delete it.',
  );
