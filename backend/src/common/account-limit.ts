import { forbidden, type AppError } from './app-error.js';
import type { AccountLimit } from './identity.js';
import { ruleWords } from './text/rules.js';

const IN_INDIA = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** 403 for a minor who would change something before a parent or guardian has agreed, where that is required. */
export const consentMissing = (): AppError =>
  forbidden(
    'You cannot post, comment or follow until a parent or guardian has agreed. Ask one in your account settings.',
    'account_limited',
  );

/** 403 for a limited member who would change something: "You cannot post, comment or follow until 3 December 2026: Hatred." */
export function accountLimited({ until, rule }: AccountLimit): AppError {
  const words = ruleWords(rule);
  const why = words === '' ? '' : `: ${words}`;
  return forbidden(
    `You cannot post, comment or follow until ${IN_INDIA.format(until)}${why}.`,
    'account_limited',
  );
}
