import { IsPassword } from '../../common/text.validators.js';
import { LoginDto } from '../auth/auth.dto.js';

export class DeleteAccountDto {
  /** The current password, required again because the phone may be unlocked. */
  @IsPassword('Password', { min: 1, max: 128 })
  password!: string;
}

/** The credentials of the deleted account. */
export class RestoreAccountDto extends LoginDto {}
