import { readStored, removeStored, storedKeys, writeStored } from '@campus-commons/web-kit/storage.ts';
import { discardAllDraftsOf } from '../drafts/discardDrafts';

const PREFIX = 'account-deleted:';
/** Age of a deletion after which drafts are removed: 14 days to restore it, and one for clock differences. */
const PURGE_AFTER_MS = 15 * 24 * 60 * 60 * 1000;

/**
 * Records that the account was deleted on another device, as the server reported. Its drafts stay in this browser as
 * long as the account can be restored.
 */
export function markAccountDeleted(memberId: string | undefined): void {
  if (memberId !== undefined) writeStored(`${PREFIX}${memberId}`, new Date().toISOString());
}

/** Records that the account was restored, so its drafts are not removed. */
export function markAccountRestored(memberId: string | undefined): void {
  if (memberId !== undefined) removeStored(`${PREFIX}${memberId}`);
}

/** Removes the drafts of accounts that can no longer be restored. */
export function purgeDeletedAccounts(): void {
  for (const key of storedKeys(PREFIX)) {
    const age = Date.now() - Date.parse(readStored(key) ?? '');
    if (age < PURGE_AFTER_MS) continue;
    // If the stored time is invalid, the age is unknown, and the drafts are kept.
    if (!Number.isNaN(age)) discardAllDraftsOf(key.slice(PREFIX.length));
    removeStored(key);
  }
}
