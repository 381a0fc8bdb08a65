import { IsPassword } from '../../common/text.validators.js';
import { PASSWORD_LENGTH } from '../../platform/passwords/password-length.js';

/** A new password: 8–128 characters, spaces included. Common passwords are checked later. */
export function IsNewPassword(): PropertyDecorator {
  return IsPassword('Password', {
    ...PASSWORD_LENGTH,
    tooShort: `Password must be at least ${PASSWORD_LENGTH.min} characters long`,
  });
}
