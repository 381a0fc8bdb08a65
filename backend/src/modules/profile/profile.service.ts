import { Injectable } from '@nestjs/common';
import { invalid, notFound } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { parseId } from '../../common/ids.js';
import { requireVersion } from '../../common/version.js';
import { Env } from '../../config/env.js';
import { MediaService } from '../../platform/media/media.service.js';
import type { UploadedImage } from '../../platform/media/multipart-form.js';
import type { Identity } from '../../common/identity.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import type {
  ProfileDto,
  ProfileResponseDto,
  UpdateCollegeDto,
  UpdateProfileDto,
  UpdateProfileImagesDto,
} from './profile.dto.js';
import { readProfileForm } from './profile-fields.mapper.js';
import { toBlockedProfile, toProfile } from './profile.mapper.js';
import {
  ProfileRepository,
  type PresentProfile,
  type ProfilePictures,
  type ProfileRow,
} from './profile.repository.js';

/** The pictures of a profile form by their fields' names, each optional. */
export interface ProfileUploads {
  readonly image: UploadedImage | undefined;
  readonly coverImage: UploadedImage | undefined;
}

const profileNotFound = () => notFound('This member does not exist any more');

@Injectable()
export class ProfileService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: ProfileRepository,
    private readonly media: MediaService,
    private readonly env: Env,
  ) {}

  /**
   * @param userId whose; the caller's own when missing or empty
   * @throws AppError 404 when there is no such member, or they blocked the caller
   */
  async get(caller: Identity, userId: string | null | undefined): Promise<ProfileResponseDto> {
    const id = userId ? parseId(userId) : caller.accountId;
    const row = id === null ? null : await this.repository.byId(id);
    if (!row) throw profileNotFound();
    const isOwner = row.id === caller.accountId;
    if (isOwner) return { success: true, data: this.toOwn(row, caller) };
    if (!caller.conceals) return { success: true, data: toProfile(row, false) };
    const { own, isBlocked } = await this.repository.relation(caller.accountId, row.id);
    if (own === 'block') return { success: true, data: toBlockedProfile(row) };
    if (isBlocked) throw profileNotFound();
    return { success: true, data: toProfile(row, false, own) };
  }

  /**
   * Changes the caller's own profile; no other can be specified.
   * @throws AppError 409 when its version is not the form's
   */
  update(caller: Identity, form: UpdateProfileDto, uploads: ProfileUploads): Promise<ProfileResponseDto> {
    return this.change(caller, form, uploads, async (pictures, current, tx) => {
      requireVersion(form.version, current.revision);
      const change = { name: form.name, ...readProfileForm(form), ...pictures };
      await this.repository.update(caller.accountId, change, tx);
    });
  }

  /**
   * Changes only the caller's pictures.
   * @throws AppError 400 when the form changes none
   */
  async updateImages(
    caller: Identity,
    form: UpdateProfileImagesDto,
    uploads: ProfileUploads,
  ): Promise<ProfileResponseDto> {
    const removesAny = form.removeImage === 'true' || form.removeCoverImage === 'true';
    if (!uploads.image && !uploads.coverImage && !removesAny) {
      throw invalid({ image: 'Send a picture, or say which one to remove' });
    }
    return this.change(caller, form, uploads, (pictures, _current, tx) =>
      this.repository.updatePictures(caller.accountId, pictures, tx),
    );
  }

  /**
   * Changes only what the caller studies and where; fields that are missing stay as they are.
   * @throws AppError 400 when the form changes nothing, 409 when its version is not the profile's
   */
  async updateCollege(caller: Identity, form: UpdateCollegeDto): Promise<ProfileResponseDto> {
    const { collegeName = null, collegeYear = null, courseName = null, version } = form;
    if (collegeName === null && collegeYear === null && courseName === null) {
      throw invalid({ collegeName: 'Send a college, a year or a course' });
    }
    return this.sql.transaction(async (tx) => {
      const current = await this.repository.lock(caller.accountId, tx);
      if (!current) throw profileNotFound();
      requireVersion(version, current.revision);
      const change = {
        collegeName,
        courseName,
        collegeYear: collegeYear === null ? null : Number(collegeYear),
      };
      await this.repository.updateCollege(caller.accountId, change, tx);
      return this.ownProfile(caller, tx);
    });
  }

  /** Ends the welcome of newcomers for the caller, on every device. */
  async endWelcome(caller: Identity): Promise<MessageResponseDto> {
    await this.repository.endWelcome(caller.accountId);
    return { success: true, message: 'Welcome' };
  }

  private async ownProfile(caller: Identity, tx: Transaction): Promise<ProfileResponseDto> {
    const row = await this.repository.byId(caller.accountId, tx);
    if (!row) throw profileNotFound();
    return { success: true, data: this.toOwn(row, caller) };
  }

  /** Stores the pictures and calls `write` to save them, with other changes, while the profile is locked. */
  private change(
    caller: Identity,
    form: UpdateProfileImagesDto,
    uploads: ProfileUploads,
    write: (pictures: ProfilePictures, current: PresentProfile, tx: Transaction) => Promise<void>,
  ): Promise<ProfileResponseDto> {
    const files = [uploads.image, uploads.coverImage].filter((file) => file !== undefined);
    return this.media.withStoredImages(caller.accountId, files, (stored) =>
      this.sql.transaction(async (tx) => {
        const newPath = (field: keyof ProfileUploads) => stored.find((image) => image.field === field)?.path;
        const current = await this.repository.lock(caller.accountId, tx);
        // The account was deleted during this request.
        if (!current) throw profileNotFound();
        const avatarPath = newPath('image') ?? (form.removeImage === 'true' ? null : current.avatarPath);
        const coverPath =
          newPath('coverImage') ?? (form.removeCoverImage === 'true' ? null : current.coverPath);
        await write({ avatarPath, coverPath }, current, tx);
        const held = [avatarPath, coverPath].filter((path) => path !== null);
        await this.media.setPicturesOf('profile', caller.accountId, held, tx);
        return this.ownProfile(caller, tx);
      }),
    );
  }

  private toOwn(row: ProfileRow, caller: Identity): ProfileDto {
    const isAgeDue = row.isAgeDue && this.env.GUARDIAN_CONSENT !== 'off';
    return toProfile({ ...row, isAgeDue }, true, 'none', caller);
  }
}
