import { IsIn, IsOptional } from 'class-validator';
import { AGE_BANDS, type AgeBand } from '../../../common/age-band.js';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { IsPassword } from '../../../common/text.validators.js';

export class SetAgeDto {
  /**
   * `adult`: 18 or older; `minor`: 16 or 17; `undisclosed`: the member does not say. `under16` deletes the account at once, for
   * good, and needs the `password`.
   * @example "adult"
   */
  @IsIn(AGE_BANDS, { message: 'Please choose one of the answers' })
  band!: AgeBand;

  /** The current password; only for `under16`. */
  @IsOptional()
  @IsPassword('Password', { min: 1, max: 128 })
  password?: string;
}

/** What the member said of their age. Nobody else but administrators reads it. */
export class AgeDto {
  /** Null until the member answered or skipped the question. */
  band!: AgeBand | null;
}

export class AgeResponseDto extends SuccessResponseDto {
  data!: AgeDto;
}
