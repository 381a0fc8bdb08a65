import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { IsPassword, IsText } from '../../common/text.validators.js';
import { IsNewEmailAddress } from '../../common/email.validator.js';

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

/** A change of the e-mail address that was requested and waits for its link to be opened. */
export class EmailChangeDto {
  /** The address that replaces the account's. */
  email!: string;
  /**
   * When its link stops working; ISO 8601, UTC.
   * @example "2026-11-21T06:00:00.000Z"
   */
  expiresAt!: string;
}

export class EmailChangeResponseDto extends SuccessResponseDto {
  /** Null when no change is waiting. */
  data!: EmailChangeDto | null;
}

export class ConfirmEmailDto {
  /** The `token` in the address of the mailed link. */
  @IsText('token', { min: 1, max: 100 })
  token!: string;
}
