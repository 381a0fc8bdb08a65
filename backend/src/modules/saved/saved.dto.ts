import { IsBoolean } from 'class-validator';
import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { PageRequestDto } from '../../common/pagination.dto.js';
import { IsId } from '../../common/text.validators.js';

export class SetSavedDto {
  /** Post id. */
  @IsId('feedId')
  feedId!: string;

  /** True saves the post, false takes it from the saved ones. */
  @IsBoolean({ message: 'saved must be true or false' })
  saved!: boolean;
}

export class SavedStateDto {
  /** Whether the post is saved now. */
  saved!: boolean;
}

export class SetSavedResponseDto extends SuccessResponseDto {
  data!: SavedStateDto;
}

export class GetSavedDto extends PageRequestDto {}
