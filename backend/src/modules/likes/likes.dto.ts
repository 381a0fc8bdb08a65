import { ArrayMaxSize, IsArray, IsString } from 'class-validator';
import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { GrowingPageRequestDto, GrowingPaginationDto } from '../../common/pagination.dto.js';
import { IsId } from '../../common/text.validators.js';
import { MemberCardDto } from '../profile/profile.dto.js';

/** Posts that one call asks about. */
const MAX_POSTS = 20;

export class ToggleLikeDto {
  /** Post id. */
  @IsId('feedId')
  feedId!: string;
}

export class LikeStateDto {
  /** Number of likes of the post now. */
  likes!: number;
  /** Whether the viewer likes it now. */
  isLiked!: boolean;
}

export class ToggleLikeResponseDto extends SuccessResponseDto {
  data!: LikeStateDto;
}

export class GetFeedLikesDto extends GrowingPageRequestDto {
  /** Post id. */
  @IsId('feedId')
  feedId!: string;
}

/** One member's like. */
export class LikeDto {
  /** Like id. */
  id!: string;
  User!: MemberCardDto;
}

export class LikeListDto {
  /** Newest first. */
  likes!: LikeDto[];
  pagination!: GrowingPaginationDto;
}

export class LikeListResponseDto extends SuccessResponseDto {
  data!: LikeListDto;
}

export class GetFacesDto {
  /** Up to 20 post ids. */
  @IsString({ each: true, message: 'feedIds must be a list of ids' })
  @ArrayMaxSize(MAX_POSTS, { message: `feedIds may have up to ${MAX_POSTS} entries` })
  @IsArray({ message: 'feedIds must be a list of ids' })
  feedIds!: string[];
}

/** The newest likers of a post. */
export class PostFacesDto {
  /** Post id. */
  feedId!: string;
  /** 1–3 members, newest like first. */
  members!: MemberCardDto[];
}

export class FacesDto {
  /** One entry for each post that the viewer may see and that somebody likes. */
  posts!: PostFacesDto[];
}

export class FacesResponseDto extends SuccessResponseDto {
  data!: FacesDto;
}
