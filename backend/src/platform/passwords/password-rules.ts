import { invalid } from '../../common/app-error.js';
import { lengthOfPassword } from '../../common/text/cut-text.js';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Characters a password may have: at least 8 (ASVS 5.0, 6.2.1), with room for a phrase (6.2.9) and a bound on what is
 * hashed.
 */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** How many of the most common passwords of acceptable length are refused (ASVS 5.0, 6.2.4). */
const REFUSED = 3_000;

// Shorter passwords are already refused for their length, so they are not in the list.
const common = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= PASSWORD_LENGTH.min)
    .slice(0, REFUSED),
);

/** Whether a password is one of the first guesses of an attacker for this account. */
export function isGuessable(password: string, personal: readonly string[]): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  return common.has(lower) || personal.some((text) => text.toLowerCase() === lower);
}

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
