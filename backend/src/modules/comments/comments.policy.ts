import type { Identity } from '../../platform/sessions/identity.js';

/** A comment is its author's to change and to remove. */
export function canChange({ accountId }: Identity, authorId: string): boolean {
  return accountId === authorId;
}
