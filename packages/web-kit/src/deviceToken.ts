import { readStored, writeStored } from './storage.ts';

/** Storage keys per kind of account, because both sites may have the same origin. */
const keys = { member: 'deviceToken', administrator: 'adminDeviceToken' } as const;
type AccountKind = keyof typeof keys;

/**
 * The device token tells the server that the account has signed in on this device before, so that wrong passwords tried
 * elsewhere do not lock it out. It grants no access, is kept after signing out, and belongs to the last account of its
 * kind.
 */
export function deviceToken(kind: AccountKind): string | undefined {
  return readStored(keys[kind]) ?? undefined;
}

/** Stores the device token from the response to a sign-in; older APIs send none. */
export function keepDeviceToken(kind: AccountKind, token: string | undefined): void {
  if (token !== undefined) writeStored(keys[kind], token);
}
