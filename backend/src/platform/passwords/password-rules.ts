import { invalid } from '../../common/app-error.js';
import { lengthOfPassword } from '../../common/text/cut-text.js';
import { isGuessable } from './common-passwords.js';
import { PASSWORD_LENGTH } from './password-length.js';

/**
 * Refuses a password that is easy to guess.
 * @param field its name in the form
 * @param personal the account's sign-in names (e-mail, phone)
 * @throws AppError 400 naming the field
 */
export function refuseGuessable(field: string, password: string, personal: readonly string[]): void {
  if (isGuessable(password, personal)) throw invalid({ [field]: 'Please choose a less common password' });
}

/**
 * Checks a password given to a command through the environment.
 * @param name of its variable
 * @param personal the account's sign-in names
 * @throws Error naming the variable when the password is too short, too long or a common one
 */
export function requireUsable(name: string, password: string, personal: readonly string[]): string {
  const { min, max } = PASSWORD_LENGTH;
  const length = lengthOfPassword(password);
  if (length < min || length > max || isGuessable(password, personal)) {
    throw new Error(`${name} must have ${min}–${max} characters and not be a common one`);
  }
  return password;
}
