import { IsText } from '../../common/text.validators.js';
import { LoginDto } from '../auth/auth.dto.js';

export class DeleteAccountDto {
  /** The current password: an unlocked phone must not be enough. */
  @IsText('Password', { min: 1, max: 128, trim: false })
  password!: string;
}

/** The credentials of an account that was deleted. */
export class RestoreAccountDto extends LoginDto {}
