import { IsOptional } from 'class-validator';
import { IsText } from '../../../common/text.validators.js';

export class UnsubscribeDto {
  /** The token of the mailed link; left out, it is that of the address. */
  @IsText('token', { min: 1, max: 200 })
  @IsOptional()
  token?: string;
}
