import { Injectable } from '@nestjs/common';
import { forbidden, invalid, notFound } from '../../common/app-error.js';
import { idOf, parseId } from '../../common/ids.js';
import type { Identity, Viewer } from '../../common/identity.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import { removed } from '../../common/removal.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { escapeLike } from '../../platform/sql/like-pattern.js';
import type { SqlRunner } from '../../platform/sql/sql.js';
import type { GetOpeningsDto, GetOwnOpeningsDto } from './opening-requests.dto.js';
import type {
  OpeningDetailsDto,
  OpeningListResponseDto,
  OpeningResponseDto,
  OwnOpeningListResponseDto,
} from './openings.dto.js';
import { toOpening, toOpeningDetails, toOwnOpening } from './openings.mapper.js';
import { canManageOpening } from './openings.policy.js';
import { OpeningsRepository } from './openings.repository.js';
import type { OpeningPlace } from './openings.statements.js';

/** 404 for an opening that does not exist (any more). */
export const openingNotFound = () => notFound('This opening does not exist any more');

/**
 * The id of an opening in the form that the database accepts.
 * @throws AppError 404 when no opening can have this id
 */
export function requireOpeningId(openingId: string): string {
  const id = parseId(openingId);
  if (id === null) throw openingNotFound();
  return id;
}

/** Reading openings. */
@Injectable()
export class OpeningsService {
  constructor(
    private readonly repository: OpeningsRepository,
    private readonly limits: LimitsService,
  ) {}

  /** @throws AppError 400 without a kind, unless it is about one page or project; 429 when the caller searches too often */
  async list(caller: Identity, request: GetOpeningsDto): Promise<OpeningListResponseDto> {
    const place = placeOf(request);
    const { kind = null, field = null, mode = null, paid = null, sort } = request;
    if (kind === null && place === null)
      throw invalid({ kind: 'Say of which kind, or of which page or project' });
    const search = request.search?.toLowerCase() ?? '';
    if (search !== '') this.limits.hitLocally('SEARCH', caller.kind, caller.accountId);
    const window = pageWindow(request);
    const city = request.city ? escapeLike(request.city.toLowerCase()) : null;
    const filter = { kind, field, mode, city, isPaid: paid, place, search: escapeLike(search) };
    const { openings, total } = await this.repository.list(caller, filter, sort ?? 'newest', window);
    return {
      success: true,
      data: {
        openings: openings.map((row) => toOpening(row, caller.accountId)),
        pagination: pagination(window, total),
      },
    };
  }

  /** Openings of the caller in every state. */
  async own(caller: Identity, request: GetOwnOpeningsDto): Promise<OwnOpeningListResponseDto> {
    const window = pageWindow(request);
    const { openings, total } = await this.repository.own(caller.accountId, request.kind ?? null, window);
    return {
      success: true,
      data: {
        openings: openings.map((row) => toOwnOpening(row, caller.accountId)),
        pagination: pagination(window, total),
      },
    };
  }

  /**
   * @throws AppError 404 when there is no such opening, the caller may not see it in its state, or the caller and its poster blocked one
   * another; with the details of the removal for the poster of a removed one
   */
  async get(caller: Identity, openingId: string): Promise<OpeningResponseDto> {
    const id = requireOpeningId(openingId);
    const data = await this.details(caller, id);
    if (data) return { success: true, data };
    const removal = await this.repository.removalFor(caller.accountId, id);
    throw removal ? removed('this opening', removal) : openingNotFound();
  }

  /**
   * The id of an opening that the caller manages.
   * @throws AppError 404 when there is no such opening, 403 when it is somebody else's
   */
  async requireManaged(caller: Identity, openingId: string, refusal: string): Promise<string> {
    const id = requireOpeningId(openingId);
    const posterId = await this.repository.ownerForDeletion(id, caller.accountId);
    if (posterId === null) throw openingNotFound();
    if (!canManageOpening(caller, posterId)) throw forbidden(refusal);
    return id;
  }

  /** An opening for its own screen; null when there is none that the viewer sees. */
  async details(viewer: Viewer, id: string, runner?: SqlRunner): Promise<OpeningDetailsDto | null> {
    const row = await this.repository.byId(viewer, id, runner);
    if (!row) return null;
    const [application, answering] = await Promise.all([
      this.repository.applicationOf(viewer.accountId, id, runner),
      this.repository.answering(row, runner),
    ]);
    return toOpeningDetails(row, { application, answering }, viewer.accountId);
  }
}

/** A page and a project at once have no openings in common. */
function placeOf({ pageId, projectId }: GetOpeningsDto): OpeningPlace {
  if (pageId && projectId) return { of: 'page', id: '0' };
  if (pageId) return { of: 'page', id: idOf(pageId) ?? '0' };
  return projectId ? { of: 'project', id: idOf(projectId) ?? '0' } : null;
}
