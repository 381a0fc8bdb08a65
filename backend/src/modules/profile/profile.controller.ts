import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../common/envelope.dto.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { ApiForm } from '../../platform/media/api-form.js';
import { MultipartForm, UploadedPicture, type UploadedImage } from '../../platform/media/multipart-form.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../platform/sessions/access.js';
import type { Identity } from '../../common/identity.js';
import {
  GetProfileDto,
  ProfileResponseDto,
  UpdateCollegeDto,
  UpdateProfileDto,
  UpdateProfileImagesDto,
} from './profile.dto.js';
import { ProfileService } from './profile.service.js';

@Controller('user/profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  /** A member's profile, the viewer's own by default. */
  @ForMember()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('get')
  get(@Caller() caller: Identity, @ReadBody() body: GetProfileDto): Promise<ProfileResponseDto> {
    return this.profile.get(caller, body.userId);
  }

  /** Changes the viewer's own profile. */
  @ForMember()
  @MultipartForm('image', 'coverImage')
  @ApiForm(UpdateProfileDto, { image: 1, coverImage: 1 })
  @Refuses('not_found', 'stale')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('update')
  update(
    @Caller() caller: Identity,
    @WriteBody() body: UpdateProfileDto,
    @UploadedPicture('image') image?: UploadedImage,
    @UploadedPicture('coverImage') coverImage?: UploadedImage,
  ): Promise<ProfileResponseDto> {
    return this.profile.update(caller, body, { image, coverImage });
  }

  /** Changes only the viewer's own pictures, so that it also works with an incomplete profile. */
  @ForMember()
  @MultipartForm('image', 'coverImage')
  @ApiForm(UpdateProfileImagesDto, { image: 1, coverImage: 1 })
  @Refuses('not_found')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('updateImages')
  updateImages(
    @Caller() caller: Identity,
    @WriteBody() body: UpdateProfileImagesDto,
    @UploadedPicture('image') image?: UploadedImage,
    @UploadedPicture('coverImage') coverImage?: UploadedImage,
  ): Promise<ProfileResponseDto> {
    return this.profile.updateImages(caller, body, { image, coverImage });
  }

  /** Changes only what the viewer studies and where, so that it also works with an incomplete profile. */
  @ForMember()
  @Refuses('not_found', 'stale')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('updateCollege')
  updateCollege(
    @Caller() caller: Identity,
    @WriteBody() body: UpdateCollegeDto,
  ): Promise<ProfileResponseDto> {
    return this.profile.updateCollege(caller, body);
  }

  /** Ends the welcome of newcomers for the viewer, on every device and for good. Repeating it changes nothing. */
  @ForMember()
  @OpenToLimited()
  @HttpCode(200)
  @Limited('EDIT')
  @Post('endWelcome')
  endWelcome(@Caller() caller: Identity, @WriteBody() _body: EmptyDto): Promise<MessageResponseDto> {
    return this.profile.endWelcome(caller);
  }
}
