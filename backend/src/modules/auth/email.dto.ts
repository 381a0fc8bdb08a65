import { IsPassword, IsText } from '../../common/text.validators.js';
import { IsNewEmailAddress } from './email.validator.js';

export class ChangeEmailDto {
  /**
   * The new e-mail address; the same bounds as on signing up. It replaces the old one once the link that is mailed to it
   * was used.
   * @example "ananya.tripathi@example.in"
   */
  @IsNewEmailAddress()
  email!: string;

  /** The current password. */
  @IsPassword('Password', { min: 1, max: 128 })
  password!: string;
}

export class ConfirmEmailDto {
  /** The `token` in the address of the mailed link. */
  @IsText('token', { min: 1, max: 100 })
  token!: string;
}
