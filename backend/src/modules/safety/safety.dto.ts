import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import { PageRequestDto, type PaginationDto } from '../../common/pagination.dto.js';
import { IsText } from '../../common/text.validators.js';
import type { MemberCardDto, MemberRelationName } from '../profile/profile.dto.js';

export class SetRelationDto {
  /** The other member's id. */
  @IsText('userId', { min: 1, max: 64 })
  userId!: string;

  /**
   * `mute` hides their posts and comments from the caller; `block` hides each from the other; `none` ends both. The other
   * member is not told.
   */
  @IsIn(['none', 'mute', 'block'], { message: 'relation must be none, mute or block' })
  relation!: MemberRelationName;

  /** With `block`: deletes their comments and likes of the caller's posts, for good. */
  @IsOptional()
  @IsBoolean({ message: 'removeTheirs must be true or false' })
  removeTheirs?: boolean;
}

export class GetRelationsDto extends PageRequestDto {}

export class RelationDto {
  /** What the caller chose. */
  relation!: 'mute' | 'block';
  /** Since when; ISO 8601, UTC. */
  since!: string;
  /** The other member. */
  User!: MemberCardDto;
}

export class RelationListDto {
  /** Latest first. */
  relations!: RelationDto[];
  pagination!: PaginationDto;
}

export class RelationListResponseDto extends SuccessResponseDto {
  data!: RelationListDto;
}

export class RelationStateDto {
  /** What now holds. */
  relation!: MemberRelationName;
}

export class RelationResponseDto extends MessageResponseDto {
  data!: RelationStateDto;
}
