import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { MAX_PICTURES } from '../../config/upload-limits.js';
import { IdempotencyKeyHeader, Repeatable } from '../../platform/idempotency/idempotency-key.header.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { ApiForm } from '../../platform/media/api-form.js';
import { MultipartForm, UploadedImages, type UploadedImage } from '../../platform/media/multipart-form.js';
import { Caller, ForMember, OpenToLimited } from '../../platform/sessions/access.js';
import { CreateProjectDto, UpdateProjectDto } from './project-form.dto.js';
import { ProjectWritingService } from './project-writing.service.js';
import {
  GetProjectsDto,
  JoinCodeResponseDto,
  JoinProjectDto,
  ProjectIdDto,
  ProjectListResponseDto,
  ProjectResponseDto,
  ProjectSavedResponseDto,
  RemoveProjectMemberDto,
} from './projects.dto.js';
import { ProjectsService } from './projects.service.js';
import { TeamService } from './team.service.js';

@Controller('user/projects')
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly writing: ProjectWritingService,
    private readonly team: TeamService,
  ) {}

  /** Projects, those edited last first: the last 500 of them; filtered by text, status or member. */
  @ForMember()
  @HttpCode(200)
  @Post('getProjects')
  getProjects(@Caller() caller: Identity, @ReadBody() body: GetProjectsDto): Promise<ProjectListResponseDto> {
    return this.projects.list(caller, body);
  }

  /** One project with its team. */
  @ForMember()
  @Refuses('not_found', 'removed')
  @HttpCode(200)
  @Post('getProject')
  getProject(@Caller() caller: Identity, @ReadBody() body: ProjectIdDto): Promise<ProjectResponseDto> {
    return this.projects.get(caller, body.id);
  }

  /** Creates a project with pictures; `x-upload-limits` says in which formats, how many and how large. */
  @ForMember()
  @MultipartForm('images', 'images[]', 'image')
  @ApiForm(CreateProjectDto, { images: MAX_PICTURES })
  @Repeatable('projects/create')
  @Limited('POST')
  @Post('create')
  create(
    @Caller() caller: Identity,
    @WriteBody() body: CreateProjectDto,
    @UploadedImages() images: UploadedImage[],
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<ProjectSavedResponseDto> {
    return this.writing.create(caller, body, images, idempotencyKey);
  }

  /** Changes a project: all fields of its form, the pictures to keep, and new ones; allowed only for its owner. */
  @ForMember()
  @MultipartForm('images', 'images[]', 'image')
  @ApiForm(UpdateProjectDto, { images: MAX_PICTURES })
  @Refuses('forbidden', 'not_found', 'stale')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('update')
  update(
    @Caller() caller: Identity,
    @WriteBody() body: UpdateProjectDto,
    @UploadedImages() images: UploadedImage[],
  ): Promise<ProjectSavedResponseDto> {
    return this.writing.update(caller, body, images);
  }

  /** Deletes a project with its team and pictures; posts about it stay. Allowed only for its owner. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Post('delete')
  delete(@Caller() caller: Identity, @WriteBody() body: ProjectIdDto): Promise<MessageResponseDto> {
    return this.projects.delete(caller, body.id);
  }

  /** Replaces the code by which members join, so that links with the one before lead nowhere; allowed only for its owner. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('renewCode')
  renewCode(@Caller() caller: Identity, @WriteBody() body: ProjectIdDto): Promise<JoinCodeResponseDto> {
    return this.team.renewCode(caller, body.id);
  }

  /** Joins the team of a project by the code in its link. Who is on it already stays as they are. */
  @ForMember()
  @Refuses('forbidden', 'not_found', 'team_full')
  @HttpCode(200)
  @Limited('FOLLOW')
  @Post('join')
  join(@Caller() caller: Identity, @WriteBody() body: JoinProjectDto): Promise<ProjectResponseDto> {
    return this.team.join(caller, body);
  }

  /** Leaves the team of a project; its owner cannot. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('FOLLOW')
  @Post('leave')
  leave(@Caller() caller: Identity, @WriteBody() body: ProjectIdDto): Promise<MessageResponseDto> {
    return this.team.leave(caller, body.id);
  }

  /** Takes a member off the team and renews the code; allowed only for the project's owner. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('FOLLOW')
  @Post('removeMember')
  removeMember(
    @Caller() caller: Identity,
    @WriteBody() body: RemoveProjectMemberDto,
  ): Promise<ProjectResponseDto> {
    return this.team.removeMember(caller, body);
  }
}
