import { Injectable } from '@nestjs/common';
import {
  forbidden,
  held,
  invalid,
  mayNotTakePart,
  pollStarted,
  sessionEnded,
  type AppError,
} from '../../common/app-error.js';
import type { Mention } from '../../common/mentions.js';
import { requireVersion } from '../../common/version.js';
import {
  fileFingerprint,
  fingerprint,
  IdempotencyService,
} from '../../platform/idempotency/idempotency.service.js';
import type { RepeatableRequest } from '../../platform/idempotency/repeatable-request.js';
import { MAX_PICTURES } from '../../config/upload-limits.js';
import { MediaService } from '../../platform/media/media.service.js';
import { describeNew, keepNamed, type PlacedImage } from '../../platform/media/placed-image.js';
import type { UploadedImage } from '../../platform/media/multipart-form.js';
import type { Identity } from '../../common/identity.js';
import { isBanned, isForeignKeyViolation } from '../../platform/sql/constraint.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { PollsRepository } from './polls/polls.repository.js';
import { pageNotFound, PagesService } from '../pages/pages.service.js';
import { projectNotFound, ProjectsService } from '../projects/projects.service.js';
import type { CreateFeedDto, FeedSavedResponseDto, UpdateFeedDto } from './feeds.dto.js';
import { toFeed } from './feeds.mapper.js';
import { canEdit } from './feeds.policy.js';
import { FeedsRepository, type NewPost, type PostRow } from './feeds.repository.js';
import { FeedsService, postNotFound, requirePostId } from './feeds.service.js';
import { MentionsService } from './mentions.service.js';
import { changedHeading, readHeading } from './post-heading.js';
import { readPostContent, type PostContent } from './post-content.js';
import { SeenPostsRepository } from './seen-posts.repository.js';

const CREATED = 'Post created successfully';

/**
 * Creating and editing posts. Pictures are stored first, as pending; one transaction writes the post and attaches them.
 */
@Injectable()
export class PostWritingService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: FeedsRepository,
    private readonly feeds: FeedsService,
    private readonly seen: SeenPostsRepository,
    private readonly pages: PagesService,
    private readonly projects: ProjectsService,
    private readonly media: MediaService,
    private readonly idempotency: IdempotencyService,
    private readonly mentions: MentionsService,
    private readonly polls: PollsRepository,
  ) {}

  /**
   * @param key idempotency key: the same key and form within a day return the post of the first request, as it is now
   * @throws AppError 400 when the post is blank, 403 and 404 for the page or the project, 404 when the post of the first request is gone
   */
  async create(
    caller: Identity,
    form: CreateFeedDto,
    uploads: readonly UploadedImage[],
    key: string | undefined,
  ): Promise<FeedSavedResponseDto> {
    const place = placeOf(form);
    const { pageId, projectId } = place;
    const asRepeatable = () => repeatable(caller, key, form, place, uploads);
    try {
      if (pageId !== null) await this.pages.requirePostable(caller, pageId);
      if (projectId !== null) await this.projects.requirePostable(caller, projectId);
    } catch (refusal) {
      return this.again(caller, await this.idempotency.recordInsteadOf(refusal, await asRepeatable()));
    }
    const heading = readHeading(form);
    const content = readPostContent(form.feedData);
    const hasPoll = Boolean(content.poll);
    requireContentWithinBounds(content, uploads.length);
    requirePollable(heading, content, hasPoll);
    const request = await asRepeatable();
    const known = this.idempotency.knownRecord(request);
    if (known !== null) return this.again(caller, known);
    const post = { ...heading, ...place, content: content.html, topics: content.topics, hasPoll };
    try {
      const row = await (uploads.length === 0 && !hasPoll
        ? this.createText(post, content, request)
        : this.createInTransaction(caller, post, content, uploads, request));
      if (!row) return await this.again(caller, await this.idempotency.requireRecord(request));
      return { success: true, message: CREATED, data: toFeed(row, caller.accountId) };
    } catch (error) {
      // The page, the project, or the author's account, was deleted during this request.
      if (isBanned(error)) throw mayNotTakePart();
      if (!isForeignKeyViolation(error)) throw error;
      if (projectId !== null) throw projectNotFound();
      throw pageId === null ? sessionEnded() : pageNotFound();
    }
  }

  /** What a repeated request gets. */
  private async again(caller: Identity, id: string): Promise<FeedSavedResponseDto> {
    const { data } = await this.feeds.get(caller, id);
    return { success: true, message: CREATED, data };
  }

  /** One statement, which needs no BEGIN and COMMIT around it. Null for a repeated request. */
  private async createText(
    post: Omit<NewPost, 'images' | 'mentions'>,
    { mentions: ids, text }: PostContent,
    request: RepeatableRequest,
  ): Promise<PostRow | null> {
    const mentions = await this.mentions.among(request.memberId, ids ?? [], text);
    return this.repository.insert({ ...post, images: [], mentions }, request);
  }

  /** A post with pictures or a poll. Null for a repeated request. */
  private async createInTransaction(
    caller: Identity,
    post: Omit<NewPost, 'images' | 'mentions'>,
    content: PostContent,
    uploads: readonly UploadedImage[],
    request: RepeatableRequest,
  ): Promise<PostRow | null> {
    if ((await this.idempotency.recordOf(request)) !== null) return null;
    const { memberId } = request;
    return this.media.withStoredImages(memberId, uploads, (stored) => {
      const images = describeNew(stored, content);
      return this.sql.transaction(async (tx) => {
        const mentions = await this.mentions.among(memberId, content.mentions ?? [], content.text, tx);
        const row = await this.repository.insert({ ...post, images, mentions }, request, tx);
        if (row && images.length > 0) await this.attach(row.id, images, tx);
        if (!row || !content.poll) return row;
        await this.polls.insert(row.id, content.poll, tx);
        return this.repository.byId(caller, row.id, tx);
      });
    });
  }

  /**
   * Replaces a post's text and pictures: existing pictures that the form names are kept, in that order, and new ones
   * are appended.
   * @throws AppError 404 when there is no such post, 403 when it is somebody else's, 409 when it is held or its version is
   * not the form's, 400 when the post would be blank
   */
  async update(
    caller: Identity,
    form: UpdateFeedDto,
    uploads: readonly UploadedImage[],
  ): Promise<FeedSavedResponseDto> {
    const id = requirePostId(form.id);
    const authorId = await this.repository.authorOf(id);
    if (authorId === null) throw await this.missing(caller, id);
    if (!canEdit(caller, authorId)) throw forbidden('Only its author can edit a post');
    const content = readPostContent(form.feedData);
    if (form.projectId) await this.projects.requirePostable(caller, form.projectId);

    return this.media.withStoredImages(caller.accountId, uploads, (stored) =>
      this.sql.transaction(async (tx) => {
        if (form.projectId) await this.projects.hold(form.projectId, tx);
        const current = await this.repository.forUpdate(id, content.mentions ?? [], tx);
        if (!current) throw await this.missing(caller, id);
        requireVersion(form.version, current.revision);
        const kept = keepNamed(current.images, form.existingImages ?? [], content);
        const images = [...kept, ...describeNew(stored, content)];
        requireContentWithinBounds(content, images.length);
        const heading = changedHeading(current, form);
        const changesPoll = await this.changePoll(id, current.hasPoll, content, tx);
        const hasPoll = content.poll === undefined ? current.hasPoll : content.poll !== null;
        requirePollable(heading, content, hasPoll);
        const projectId = form.projectId === undefined ? current.projectId : form.projectId || null;
        if (projectId !== null && current.pageId !== null) throw onPageAndProject();
        const { html, topics } = content;
        const changed = { ...heading, projectId, content: html, images, topics, hasPoll, changesPoll };
        await this.repository.update(id, changed, tx);
        await this.attach(id, images, tx);
        await this.mention(caller, id, content, current.mentioned, tx);
        const row = await this.repository.byId(caller, id, tx);
        if (!row) throw new Error('A post is not there in its own transaction');
        const [seen = row] = caller.conceals ? await this.seen.of(caller.accountId, [row], tx) : [row];
        return { success: true, message: 'Post updated successfully', data: toFeed(seen, caller.accountId) };
      }),
    );
  }

  /**
   * Replaces or removes the poll of a post, if the form says so.
   * @returns whether it did
   * @throws AppError 409 when somebody has voted
   */
  private async changePoll(
    id: string,
    hasPoll: boolean,
    { poll }: PostContent,
    tx: SqlRunner,
  ): Promise<boolean> {
    if (poll === undefined || (poll === null && !hasPoll)) return false;
    if (!(await this.polls.clear(id, tx))) throw pollStarted();
    if (poll !== null) await this.polls.insert(id, poll, tx);
    return true;
  }

  /** Why the caller cannot change a post that is not there. */
  private async missing({ accountId }: Identity, id: string): Promise<AppError> {
    return (await this.feeds.held(accountId, id)) ? held() : postNotFound();
  }

  /** @param before who is mentioned now */
  private async mention(
    { accountId }: Identity,
    id: string,
    { mentions, text }: PostContent,
    before: readonly Mention[],
    tx: SqlRunner,
  ): Promise<void> {
    const { named } = await this.mentions.after(accountId, before, mentions, text, tx);
    if (named.length > 0 || before.length > 0) await this.repository.setMentions(id, named, tx);
  }

  private attach(id: string, images: readonly PlacedImage[], tx: SqlRunner): Promise<void> {
    return this.media.setPicturesOf(
      'post',
      id,
      images.map(({ url }) => url),
      tx,
    );
  }
}

/** Where a post stands: on a page, as an update about a project, or neither. */
type Place = Pick<NewPost, 'pageId' | 'projectId'>;

/** @throws AppError 400 for a page and a project */
function placeOf(form: CreateFeedDto): Place {
  const [pageId, projectId] = [form.pageId || null, form.projectId || null];
  if (pageId !== null && projectId !== null) throw onPageAndProject();
  return { pageId, projectId };
}

const onPageAndProject = () => invalid({ projectId: 'A post is on a page or about a project, not both' });

/** @throws AppError 400 when a post would be blank or have too many pictures */
function requireContentWithinBounds(content: PostContent, pictures: number): void {
  if (content.isBlank && pictures === 0) {
    throw invalid({ 'feedData.content': 'Write something or add a picture' });
  }
  if (pictures > MAX_PICTURES) {
    throw invalid({ images: `A post may have up to ${MAX_PICTURES} pictures` });
  }
}

/** @throws AppError 400 for a poll of anything but a post, and for one without a text that asks */
function requirePollable({ kind }: Pick<NewPost, 'kind'>, content: PostContent, hasPoll: boolean): void {
  if (!hasPoll) return;
  if (kind !== 'post') throw invalid({ 'feedData.poll': 'Only a post has a poll' });
  if (content.isBlank) throw invalid({ 'feedData.content': 'Write what the poll asks' });
}

async function repeatable(
  caller: Identity,
  key: string | undefined,
  { feedData, kind = 'post', title, isPublic }: CreateFeedDto,
  { pageId, projectId }: Place,
  uploads: readonly UploadedImage[],
): Promise<RepeatableRequest> {
  // Without a key no fingerprint is needed, so the files are not read.
  const files = key === undefined ? [] : await Promise.all(uploads.map(({ file }) => fileFingerprint(file)));
  return {
    memberId: caller.accountId,
    call: 'feeds/create',
    key,
    // That of a plain post is as before there were other kinds: a server of the release before may get the repeated request.
    fingerprint: fingerprint(
      ...[feedData, pageId],
      ...(projectId === null ? [] : ['project', projectId]),
      ...(kind === 'post' ? [] : [kind, title ?? null, isPublic ?? null]),
      ...files,
    ),
  };
}
