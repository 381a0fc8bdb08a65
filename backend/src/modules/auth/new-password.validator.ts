import { IsText } from '../../common/text.validators.js';

/** A password somebody chooses: 8–128 characters, spaces included. Whether it is a common one is asked later. */
export function IsNewPassword(): PropertyDecorator {
  return IsText('Password', {
    min: 8,
    max: 128,
    trim: false,
    tooShort: 'Password must be at least 8 characters long',
  });
}
