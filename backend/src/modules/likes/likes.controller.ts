import { Controller, HttpCode, Post } from '@nestjs/common';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember } from '../../platform/sessions/access.js';
import type { Identity } from '../../common/identity.js';
import {
  FacesResponseDto,
  GetFacesDto,
  GetFeedLikesDto,
  LikeListResponseDto,
  ToggleLikeDto,
  ToggleLikeResponseDto,
} from './likes.dto.js';
import { LikesService } from './likes.service.js';

@Controller('user/likes')
export class LikesController {
  constructor(private readonly likes: LikesService) {}

  /** Likes a post, or removes the like. */
  @ForMember()
  @Refuses('not_found')
  @HttpCode(200)
  @Limited('LIKE')
  @Post('toggleLike')
  toggleLike(@Caller() caller: Identity, @WriteBody() body: ToggleLikeDto): Promise<ToggleLikeResponseDto> {
    return this.likes.toggle(caller, body.feedId);
  }

  /** Members who like a post, newest like first. */
  @ForMember()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getFeedLikes')
  getFeedLikes(@Caller() caller: Identity, @ReadBody() body: GetFeedLikesDto): Promise<LikeListResponseDto> {
    return this.likes.list(caller, body);
  }

  /**
   * The newest likers of up to 20 posts, to show their pictures beside the number of likes. Muted and suspended members
   * are left out as well.
   */
  @ForMember()
  @HttpCode(200)
  @Post('getFaces')
  getFaces(@Caller() caller: Identity, @ReadBody() body: GetFacesDto): Promise<FacesResponseDto> {
    return this.likes.faces(caller, body);
  }
}
