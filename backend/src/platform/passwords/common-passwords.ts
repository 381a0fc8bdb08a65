import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from './password-length.js';

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
