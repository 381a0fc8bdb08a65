import { Injectable } from '@nestjs/common';
import { forbidden, mayNotTakePart, notFound, sessionEnded } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { parseId } from '../../common/ids.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import { removed } from '../../common/removal.js';
import { requireVersion } from '../../common/version.js';
import {
  fileFingerprint,
  fingerprint,
  IdempotencyService,
} from '../../platform/idempotency/idempotency.service.js';
import { MediaService } from '../../platform/media/media.service.js';
import type { UploadedImage } from '../../platform/media/multipart-form.js';
import type { Identity } from '../../common/identity.js';
import { isBanned, isBlocked, isForeignKeyViolation } from '../../platform/sql/constraint.js';
import { escapeLike } from '../../platform/sql/like-pattern.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import type {
  CreatePageDto,
  GetAllPagesDto,
  PageBellResponseDto,
  PageDetailsResponseDto,
  PageDto,
  PageListResponseDto,
  PageSavedResponseDto,
  PageSuggestionsResponseDto,
  SetBellDto,
  ToggleFollowResponseDto,
  UpdatePageDto,
} from './pages.dto.js';
import type { PageScope } from './page-list.statements.js';
import { toPage, toPageDetails } from './pages.mapper.js';
import { canFollowPage, canManagePage, canPostOnPage, canSetBell } from './pages.policy.js';
import { MAX_BELLS, PagesRepository, type PageRelation } from './pages.repository.js';

const TOO_MANY_BELLS = `You are notified of new posts on ${MAX_BELLS} pages. Turn that off for another page first.`;

const CREATED = 'Page created successfully';

/** 404 for a page that does not exist (any more). */
export const pageNotFound = () => notFound('This page does not exist any more');

@Injectable()
export class PagesService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: PagesRepository,
    private readonly media: MediaService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async list(caller: Identity, request: GetAllPagesDto): Promise<PageListResponseDto> {
    const window = pageWindow(request);
    const search = request.search?.toLowerCase();
    const list = {
      scope: scopeOf(request),
      sort: request.sort ?? 'newest',
      category: request.category ?? undefined,
      search: search ? escapeLike(search) : undefined,
    } as const;
    const { pages, total } = await this.repository.list(caller.accountId, list, window);
    return {
      success: true,
      data: { pages: pages.map(toPage), pagination: pagination(window, total) },
    };
  }

  async suggestions(caller: Identity): Promise<PageSuggestionsResponseDto> {
    const pages = await this.repository.suggestions(caller.accountId);
    return { success: true, data: { pages: pages.map(toPage) } };
  }

  /** Pages in the order of their ids, without those that do not exist. */
  async byIds(viewerId: string, ids: readonly string[]): Promise<PageDto[]> {
    if (ids.length === 0) return [];
    const pages = await this.repository.byIds(viewerId, ids);
    const byId = new Map(pages.map((page) => [page.id, toPage(page)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /**
   * @throws AppError 404 when there is no such page; with the details of the removal for the creator of a removed page
   */
  async get(caller: Identity, pageId: string): Promise<PageDetailsResponseDto> {
    const id = parseId(pageId);
    if (id === null) throw pageNotFound();
    const row = await this.repository.byId(caller.accountId, id);
    if (!row) {
      const removal = await this.repository.removalFor(caller.accountId, id);
      throw removal ? removed('this page', removal) : pageNotFound();
    }
    return { success: true, data: toPageDetails(row, caller.accountId) };
  }

  /**
   * @param key idempotency key: the same key and form within a day return the page of the first request, as it is now
   * @throws AppError 404 when the page of the first request is gone
   */
  async create(
    caller: Identity,
    form: CreatePageDto,
    upload: UploadedImage | undefined,
    key: string | undefined,
  ): Promise<PageSavedResponseDto> {
    const { title, description, category = 'Department' } = form;
    const file = key !== undefined && upload ? await fileFingerprint(upload.file) : null;
    const request = {
      memberId: caller.accountId,
      call: 'pages/create' as const,
      key,
      fingerprint: fingerprint(title, description, category, file),
    };
    const earlier = await this.idempotency.recordOf(request);
    if (earlier !== null) return this.again(caller, earlier);
    const saved = await this.media.withStoredImages(caller.accountId, upload ? [upload] : [], ([stored]) =>
      this.sql.transaction(async (tx) => {
        if (!(await this.idempotency.claim(request, tx))) return null;
        const imagePath = stored?.path ?? null;
        const page = { title, description, category, imagePath };
        const id = await this.repository.insert(caller.accountId, page, tx).catch((error: unknown) => {
          // The creator's account was deleted during this request.
          throw isForeignKeyViolation(error) ? sessionEnded() : error;
        });
        await this.idempotency.keep(request, id, tx);
        return this.saved(CREATED, caller, id, imagePath, tx);
      }),
    );
    return saved ?? this.again(caller, await this.idempotency.requireRecord(request));
  }

  /** What a repeated request gets. */
  private async again(caller: Identity, id: string): Promise<PageSavedResponseDto> {
    const { data } = await this.get(caller, id);
    return { success: true, message: CREATED, data: data.page };
  }

  /**
   * @throws AppError 404 when there is no such page, 403 when it is somebody else's, 409 when its version is not the
   * form's
   */
  async update(
    caller: Identity,
    form: UpdatePageDto,
    upload: UploadedImage | undefined,
  ): Promise<PageSavedResponseDto> {
    const id = await this.require(caller, form.id, canManagePage, 'Only its creator can edit a page');
    return this.media.withStoredImages(caller.accountId, upload ? [upload] : [], ([stored]) =>
      this.sql.transaction(async (tx) => {
        const current = await this.repository.forUpdate(id, tx);
        if (!current) throw pageNotFound();
        requireVersion(form.version, current.revision);
        const imagePath = stored?.path ?? (form.removeImage === 'true' ? null : current.imagePath);
        const { title, description, category = current.category } = form;
        await this.repository.update(id, { title, description, category, imagePath }, tx);
        return this.saved('Page updated successfully', caller, id, imagePath, tx);
      }),
    );
  }

  /** @throws AppError 404 when there is no such page, 403 when it is somebody else's */
  async delete(caller: Identity, pageId: string): Promise<MessageResponseDto> {
    const own = await this.ownRemoved(caller, pageId);
    const id =
      own ?? (await this.require(caller, pageId, canManagePage, 'Only its creator can delete a page'));
    await this.repository.delete(id);
    return { success: true, message: 'Page deleted successfully' };
  }

  /** @throws AppError 404 when there is no such page, 403 for its creator, for whoever is banned, and if they or the caller blocked the other */
  async toggleFollow(caller: Identity, pageId: string): Promise<ToggleFollowResponseDto> {
    const id = await this.require(
      caller,
      pageId,
      canFollowPage,
      'You created this page; it is yours without following',
    );
    try {
      return { success: true, data: await this.repository.toggleFollow(id, caller.accountId) };
    } catch (error) {
      if (isBlocked(error)) throw forbidden('You cannot follow this page');
      if (isBanned(error)) throw mayNotTakePart();
      if (isForeignKeyViolation(error)) throw pageNotFound();
      throw error;
    }
  }

  /**
   * Starts or ends notifications of others' new posts on a page; repeating it changes nothing.
   * @throws AppError 404 when there is no such page, 403 when the caller does not follow it or has too many bells
   */
  async setBell(caller: Identity, { id: pageId, on }: SetBellDto): Promise<PageBellResponseDto> {
    const refusal = 'Follow this page to be notified of new posts on it';
    const id = await this.require(caller, pageId, canSetBell, refusal);
    if (!(await this.repository.setBell(id, caller.accountId, on))) {
      // Either there are too many, or the caller has unfollowed the page meanwhile.
      await this.require(caller, pageId, canSetBell, refusal);
      throw forbidden(TOO_MANY_BELLS);
    }
    return { success: true, data: { bell: on } };
  }

  /**
   * The id of a page the caller may post on.
   * @throws AppError 404 when there is no such page, 403 when the caller may not
   */
  requirePostable(caller: Identity, pageId: string): Promise<string> {
    return this.require(caller, pageId, canPostOnPage, 'Follow this page to post on it');
  }

  /** The id of a removed page, for its creator, who may still delete it. */
  private async ownRemoved(caller: Identity, pageId: string): Promise<string | null> {
    const id = parseId(pageId);
    return id !== null && (await this.repository.removalFor(caller.accountId, id)) ? id : null;
  }

  private async require(
    caller: Identity,
    pageId: string,
    may: (relation: PageRelation) => boolean,
    refusal: string,
  ): Promise<string> {
    const id = parseId(pageId);
    const relation = id === null ? null : await this.repository.relationOf(id, caller.accountId);
    if (id === null || relation === null) throw pageNotFound();
    if (!may(relation)) throw relation.isBanned ? mayNotTakePart() : forbidden(refusal);
    return id;
  }

  private async saved(
    message: string,
    caller: Identity,
    id: string,
    imagePath: string | null,
    tx: SqlRunner,
  ): Promise<PageSavedResponseDto> {
    await this.media.setPicturesOf('page', id, imagePath === null ? [] : [imagePath], tx);
    const row = await this.repository.byId(caller.accountId, id, tx);
    if (!row) throw new Error('A page is not there in its own transaction');
    return { success: true, message, data: toPage(row) };
  }
}

function scopeOf({ userPages, following, postable }: GetAllPagesDto): PageScope {
  if (userPages) return 'own';
  if (following) return 'following';
  return postable ? 'postable' : 'all';
}
