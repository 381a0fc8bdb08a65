import type { Identity } from '../../platform/sessions/identity.js';

/** A post is its author's to change. */
export function canEdit({ accountId }: Identity, authorId: string): boolean {
  return accountId === authorId;
}

/** A post is its author's to remove; moderation has calls of its own. */
export function canDelete({ accountId }: Identity, authorId: string): boolean {
  return accountId === authorId;
}
