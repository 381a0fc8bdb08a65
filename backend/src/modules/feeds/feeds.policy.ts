import type { Identity } from '../../common/identity.js';

/** Only its author may change a post. */
export function canEdit({ accountId }: Identity, authorId: string): boolean {
  return accountId === authorId;
}

/** Only its author may delete a post; moderation has its own calls. */
export function canDelete({ accountId }: Identity, authorId: string): boolean {
  return accountId === authorId;
}
