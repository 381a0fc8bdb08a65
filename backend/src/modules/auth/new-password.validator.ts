import { IsText } from '../../common/text.validators.js';
import { PASSWORD_LENGTH } from '../../platform/passwords/password-length.js';

/** A password somebody chooses: 8–128 characters, spaces included. Whether it is a common one is asked later. */
export function IsNewPassword(): PropertyDecorator {
  return IsText('Password', {
    ...PASSWORD_LENGTH,
    trim: false,
    tooShort: `Password must be at least ${PASSWORD_LENGTH.min} characters long`,
  });
}
