import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../../common/envelope.dto.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForModerator } from '../../../platform/sessions/access.js';
import type { Identity } from '../../../common/identity.js';
import { AdminCommentListResponseDto, GetCommentsDto } from './admin-comments.dto.js';
import { AdminCommentsService } from './admin-comments.service.js';
import {
  AdminPageListResponseDto,
  AdminPostListResponseDto,
  GetPagesDto,
  GetPostsDto,
  RemovalResponseDto,
  RemoveContentDto,
  RestoreContentDto,
} from './admin-content.dto.js';
import { AdminOpeningListResponseDto, GetAdminOpeningsDto } from './admin-openings.dto.js';
import { OPENINGS } from './admin-openings.js';
import { PAGES, POSTS } from './admin-posts-and-pages.js';
import { AdminProjectListResponseDto, GetAdminProjectsDto } from './admin-projects.dto.js';
import { PROJECTS } from './admin-projects.js';
import { AdminRecordListResponseDto, GetAdminRecordsDto } from './admin-records.dto.js';
import { AdminRecordsService } from './admin-records.service.js';
import { RevokeRecordDto } from '../../records/record-requests.dto.js';
import { ContentListsService } from './content-lists.service.js';
import { AdminRemovalsService } from '../removals/admin-removals.service.js';

@Controller('admin/content')
export class AdminContentController {
  constructor(
    private readonly lists: ContentListsService,
    private readonly comments: AdminCommentsService,
    private readonly removals: AdminRemovalsService,
    private readonly records: AdminRecordsService,
  ) {}

  /** Posts, newest first; searched by text, author or page. */
  @ForModerator()
  @HttpCode(200)
  @Post('getPosts')
  getPosts(@ReadBody() body: GetPostsDto): Promise<AdminPostListResponseDto> {
    return this.lists.list(POSTS, body);
  }

  /** Pages, newest first; searched by title, description or creator. */
  @ForModerator()
  @HttpCode(200)
  @Post('getPages')
  getPages(@ReadBody() body: GetPagesDto): Promise<AdminPageListResponseDto> {
    return this.lists.list(PAGES, body);
  }

  /** Comments, newest first; searched by text or author; with `feedId` only those of one post. */
  @ForModerator()
  @HttpCode(200)
  @Post('getComments')
  getComments(@ReadBody() body: GetCommentsDto): Promise<AdminCommentListResponseDto> {
    return this.comments.list(body);
  }

  /** Projects, newest first; searched by title, summary, skills or owner. */
  @ForModerator()
  @HttpCode(200)
  @Post('getProjects')
  getProjects(@ReadBody() body: GetAdminProjectsDto): Promise<AdminProjectListResponseDto> {
    return this.lists.list(PROJECTS, body);
  }

  /** Openings in every state, newest first; searched by title, text or poster. */
  @ForModerator()
  @HttpCode(200)
  @Post('getOpenings')
  getOpenings(@ReadBody() body: GetAdminOpeningsDto): Promise<AdminOpeningListResponseDto> {
    return this.lists.list(OPENINGS, body);
  }

  /** Removes an opening (soft delete): nobody applies any more, and who has reads that it was removed. Can be restored for 30 days. */
  @ForModerator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('removeOpening')
  removeOpening(
    @Caller() caller: Identity,
    @WriteBody() body: RemoveContentDto,
  ): Promise<RemovalResponseDto> {
    return this.removals.remove(caller, 'opening', body);
  }

  /** Undoes the removal of an opening within 30 days. */
  @ForModerator()
  @Refuses('not_found', 'not_restorable', 'state_changed')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('restoreOpening')
  restoreOpening(
    @Caller() caller: Identity,
    @WriteBody() body: RestoreContentDto,
  ): Promise<MessageResponseDto> {
    return this.removals.restore(caller, 'opening', body);
  }

  /** Records in every state, newest first; searched by holder, page or role. */
  @ForModerator()
  @HttpCode(200)
  @Post('getRecords')
  getRecords(@ReadBody() body: GetAdminRecordsDto): Promise<AdminRecordListResponseDto> {
    return this.records.list(body);
  }

  /** Revokes an accepted record for good; it stays, and says why. Recorded with the reason. */
  @ForModerator()
  @Refuses('not_found', 'state_changed')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('revokeRecord')
  revokeRecord(@Caller() caller: Identity, @WriteBody() body: RevokeRecordDto): Promise<MessageResponseDto> {
    return this.records.revoke(caller, body);
  }

  /** Removes a project and its pictures (soft delete); recorded with the reason. Can be restored for 30 days. */
  @ForModerator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('removeProject')
  removeProject(
    @Caller() caller: Identity,
    @WriteBody() body: RemoveContentDto,
  ): Promise<RemovalResponseDto> {
    return this.removals.remove(caller, 'project', body);
  }

  /** Undoes the removal of a project within 30 days. */
  @ForModerator()
  @Refuses('not_found', 'not_restorable', 'state_changed')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('restoreProject')
  restoreProject(
    @Caller() caller: Identity,
    @WriteBody() body: RestoreContentDto,
  ): Promise<MessageResponseDto> {
    return this.removals.restore(caller, 'project', body);
  }

  /** Removes a post and its pictures (soft delete); recorded with the reason. Can be restored for 30 days. */
  @ForModerator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('removePost')
  removePost(@Caller() caller: Identity, @WriteBody() body: RemoveContentDto): Promise<RemovalResponseDto> {
    return this.removals.remove(caller, 'post', body);
  }

  /** Removes a page with all its posts (soft delete); recorded with the reason. Can be restored for 30 days. */
  @ForModerator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('removePage')
  removePage(@Caller() caller: Identity, @WriteBody() body: RemoveContentDto): Promise<RemovalResponseDto> {
    return this.removals.remove(caller, 'page', body);
  }

  /** Removes a comment (soft delete); recorded with the reason. Can be restored for 30 days. */
  @ForModerator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('removeComment')
  removeComment(
    @Caller() caller: Identity,
    @WriteBody() body: RemoveContentDto,
  ): Promise<RemovalResponseDto> {
    return this.removals.remove(caller, 'comment', body);
  }

  /** Undoes the removal of a post within 30 days. */
  @ForModerator()
  @Refuses('not_found', 'not_restorable', 'state_changed')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('restorePost')
  restorePost(@Caller() caller: Identity, @WriteBody() body: RestoreContentDto): Promise<MessageResponseDto> {
    return this.removals.restore(caller, 'post', body);
  }

  /** Undoes the removal of a page within 30 days. Its posts are restored with it, except those removed individually. */
  @ForModerator()
  @Refuses('not_found', 'not_restorable', 'state_changed')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('restorePage')
  restorePage(@Caller() caller: Identity, @WriteBody() body: RestoreContentDto): Promise<MessageResponseDto> {
    return this.removals.restore(caller, 'page', body);
  }

  /** Undoes the removal of a comment within 30 days. */
  @ForModerator()
  @Refuses('not_found', 'not_restorable', 'state_changed')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('restoreComment')
  restoreComment(
    @Caller() caller: Identity,
    @WriteBody() body: RestoreContentDto,
  ): Promise<MessageResponseDto> {
    return this.removals.restore(caller, 'comment', body);
  }
}
