import { readStored, removeStored, storedKeys, writeStored } from '@campus-commons/web-kit/storage.ts';
import { forgetEverythingOf } from './forgetUnsent';

const PREFIX = 'account-deleted:';
/** A deletion can be taken back for 14 days; one more, because clocks differ, ms. */
const FOR_GOOD_AFTER = 15 * 24 * 60 * 60 * 1000;

/** The server says that the account was deleted, on another device: what it left unsent here waits as long as it can come back. */
export function noteDeletedAccount(memberId: string | undefined): void {
  if (memberId !== undefined) writeStored(`${PREFIX}${memberId}`, new Date().toISOString());
}

/** The member is back, and the account with them. */
export function noteMemberBack(memberId: string | undefined): void {
  if (memberId !== undefined) removeStored(`${PREFIX}${memberId}`);
}

/** Removes what accounts left unsent that are gone for good by now. */
export function collectDeletedAccounts(): void {
  for (const key of storedKeys(PREFIX)) {
    const age = Date.now() - Date.parse(readStored(key) ?? '');
    if (age < FOR_GOOD_AFTER) continue;
    // A time that cannot be read says nothing about when.
    if (!Number.isNaN(age)) forgetEverythingOf(key.slice(PREFIX.length));
    removeStored(key);
  }
}
