import type { Identity } from '../../common/identity.js';

/** Only its author may change a post. */
export function canEdit({ accountId }: Identity, authorId: string): boolean {
  return accountId === authorId;
}

/** Only the creator of a page may pin posts to it. */
export function canPin({ accountId }: Identity, pageCreatorId: string): boolean {
  return accountId === pageCreatorId;
}

/** Only its author may delete a post; moderation has its own calls. */
export function canDelete({ accountId }: Identity, authorId: string): boolean {
  return accountId === authorId;
}
