import { PageRequestDto, PaginationDto } from '../../common/pagination.dto.js';
import { IsId } from '../../common/text.validators.js';
import { MemberCardDto } from '../profile/profile.dto.js';

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

export class ToggleLikeResponseDto {
  /** Always true. */
  success!: boolean;
  data!: LikeStateDto;
}

export class GetFeedLikesDto extends PageRequestDto {
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
  pagination!: PaginationDto;
}

export class LikeListResponseDto {
  /** Always true. */
  success!: boolean;
  data!: LikeListDto;
}
