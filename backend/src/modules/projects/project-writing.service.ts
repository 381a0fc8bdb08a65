import { Injectable } from '@nestjs/common';
import { forbidden, invalid, sessionEnded } from '../../common/app-error.js';
import type { Identity } from '../../common/identity.js';
import { requireVersion } from '../../common/version.js';
import { MAX_PICTURES } from '../../config/upload-limits.js';
import {
  fileFingerprint,
  fingerprint,
  IdempotencyService,
} from '../../platform/idempotency/idempotency.service.js';
import type { RepeatableRequest } from '../../platform/idempotency/repeatable-request.js';
import { MediaService } from '../../platform/media/media.service.js';
import type { UploadedImage } from '../../platform/media/multipart-form.js';
import { describeNew, keepNamed, type PlacedImage } from '../../platform/media/placed-image.js';
import { isForeignKeyViolation } from '../../platform/sql/constraint.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { newJoinCode } from './join-code.js';
import { readProject } from './project-content.js';
import type { CreateProjectDto, UpdateProjectDto } from './project-form.dto.js';
import type { ProjectSavedResponseDto } from './projects.dto.js';
import { canManageProject } from './projects.policy.js';
import { ProjectsRepository } from './projects.repository.js';
import { projectNotFound, ProjectsService, requireProjectId } from './projects.service.js';

const CREATED = 'Project created successfully';

/** Creating and editing projects, as posts: pictures are stored first, and one transaction attaches them. */
@Injectable()
export class ProjectWritingService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: ProjectsRepository,
    private readonly projects: ProjectsService,
    private readonly media: MediaService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * @param key idempotency key: the same key and form within a day return the project of the first request, as it is now
   * @throws AppError 400 naming a field, 404 when the project of the first request is gone
   */
  async create(
    caller: Identity,
    form: CreateProjectDto,
    uploads: readonly UploadedImage[],
    key: string | undefined,
  ): Promise<ProjectSavedResponseDto> {
    const project = readProject(form);
    requireFewPictures(uploads.length);
    const request = await repeatable(caller, form, uploads, key);
    const earlier = await this.idempotency.recordOf(request);
    if (earlier !== null) return this.again(caller, earlier);
    const saved = await this.media.withStoredImages(caller.accountId, uploads, (stored) =>
      this.sql.transaction(async (tx) => {
        if (!(await this.idempotency.claim(request, tx))) return null;
        const images = describeNew(stored, project);
        const content = { ...project.content, images };
        const id = await this.repository
          .insert(caller.accountId, content, newJoinCode(), tx)
          .catch((error: unknown) => {
            // The owner's account was deleted during this request.
            throw isForeignKeyViolation(error) ? sessionEnded() : error;
          });
        await this.idempotency.keep(request, id, tx);
        return this.saved(CREATED, caller, id, images, tx);
      }),
    );
    return saved ?? this.again(caller, await this.idempotency.requireRecord(request));
  }

  /** What a repeated request gets. */
  private async again(caller: Identity, id: string): Promise<ProjectSavedResponseDto> {
    const { data } = await this.projects.get(caller, id);
    return { success: true, message: CREATED, data };
  }

  /**
   * Replaces all that a project's form has: pictures that it names are kept, in that order, and new ones are appended.
   * @throws AppError 400 naming a field, 404 when there is no such project, 403 when it is somebody else's, 409 when its version is
   * not the form's
   */
  async update(
    caller: Identity,
    form: UpdateProjectDto,
    uploads: readonly UploadedImage[],
  ): Promise<ProjectSavedResponseDto> {
    const id = requireProjectId(form.id);
    const relation = await this.repository.relationOf(caller, id);
    if (!relation) throw projectNotFound();
    if (!canManageProject(caller, relation.ownerId)) throw forbidden('Only its owner can edit a project');
    const project = readProject(form);
    return this.media.withStoredImages(caller.accountId, uploads, (stored) =>
      this.sql.transaction(async (tx) => {
        const current = await this.repository.forUpdate(id, tx);
        if (!current) throw projectNotFound();
        requireVersion(form.version, current.revision);
        const kept = keepNamed(current.images, form.existingImages ?? [], project);
        const images = [...kept, ...describeNew(stored, project)];
        requireFewPictures(images.length);
        await this.repository.update(id, { ...project.content, images }, tx);
        return this.saved('Project updated successfully', caller, id, images, tx);
      }),
    );
  }

  private async saved(
    message: string,
    caller: Identity,
    id: string,
    images: readonly PlacedImage[],
    tx: SqlRunner,
  ): Promise<ProjectSavedResponseDto> {
    const paths = images.map(({ url }) => url);
    await this.media.setPicturesOf('project', id, paths, tx);
    const data = await this.projects.details(caller, id, tx);
    if (!data) throw new Error('A project is not there in its own transaction');
    return { success: true, message, data };
  }
}

/** @throws AppError 400 for too many pictures */
function requireFewPictures(pictures: number): void {
  if (pictures > MAX_PICTURES) {
    throw invalid({ images: `A project may have up to ${MAX_PICTURES} pictures` });
  }
}

async function repeatable(
  caller: Identity,
  form: CreateProjectDto,
  uploads: readonly UploadedImage[],
  key: string | undefined,
): Promise<RepeatableRequest> {
  // Without a key no fingerprint is needed, so the files are not read.
  const files = key === undefined ? [] : await Promise.all(uploads.map(({ file }) => fileFingerprint(file)));
  const { title, summary, about, status, skills, links, startedOn, finishedOn, isPublic, alts } = form;
  const fields = [title, summary, about, status, skills, links, startedOn, finishedOn, isPublic, alts];
  return {
    memberId: caller.accountId,
    call: 'projects/create',
    key,
    fingerprint: fingerprint(JSON.stringify(fields), ...files),
  };
}
