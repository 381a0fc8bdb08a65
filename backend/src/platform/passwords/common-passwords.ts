import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from './password-length.js';

/** How many of the commonest passwords of acceptable length are refused (ASVS 5.0, 6.2.4). */
const REFUSED = 3_000;

// Shorter ones are refused for their length already, so they do not use up the list.
const common = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= PASSWORD_LENGTH.min)
    .slice(0, REFUSED),
);

/** Whether a password is among the first an attacker would try for this account. */
export function isGuessable(password: string, personal: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || personal.some((text) => text.toLowerCase() === lower);
}
