import { readStored, removeStored, storedKeys, writeStored } from '@campus-commons/web-kit/storage.ts';
import { discardAllDraftsOf } from './discardDrafts';

const PREFIX = 'account-deleted:';
/** An account can be restored for 14 days; one more day, because clocks differ, ms. */
const FOR_GOOD_AFTER = 15 * 24 * 60 * 60 * 1000;

/**
 * The server says that the account was deleted on another device. Its drafts stay in this browser while the account can
 * be restored.
 */
export function markAccountDeleted(memberId: string | undefined): void {
  if (memberId !== undefined) writeStored(`${PREFIX}${memberId}`, new Date().toISOString());
}

/** The account was restored. */
export function markAccountRestored(memberId: string | undefined): void {
  if (memberId !== undefined) removeStored(`${PREFIX}${memberId}`);
}

/** Removes the drafts of accounts that can no longer be restored. */
export function purgeDeletedAccounts(): void {
  for (const key of storedKeys(PREFIX)) {
    const age = Date.now() - Date.parse(readStored(key) ?? '');
    if (age < FOR_GOOD_AFTER) continue;
    // An unreadable time does not say how old the note is.
    if (!Number.isNaN(age)) discardAllDraftsOf(key.slice(PREFIX.length));
    removeStored(key);
  }
}
