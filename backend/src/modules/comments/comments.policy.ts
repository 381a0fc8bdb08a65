import type { Identity } from '../../platform/sessions/identity.js';

/** Only its author may change or delete a comment. */
export function canChange({ accountId }: Identity, authorId: string): boolean {
  return accountId === authorId;
}
