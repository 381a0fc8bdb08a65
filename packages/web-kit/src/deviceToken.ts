import { readStored, writeStored } from './storage.ts';

/** Where each kind of account keeps its own; both sites may live on one origin. */
const keys = { member: 'deviceToken', administrator: 'adminDeviceToken' } as const;
type AccountKind = keyof typeof keys;

/**
 * What tells the server that someone has signed in on this device before, so that wrong passwords tried elsewhere
 * cannot lock them out. It opens nothing, outlives signing out, and is that of the last account of its kind.
 */
export function deviceToken(kind: AccountKind): string | undefined {
  return readStored(keys[kind]) ?? undefined;
}

/** Keeps what the server answered to a sign-in; an API older than the field answers nothing. */
export function keepDeviceToken(kind: AccountKind, token: string | undefined): void {
  if (token !== undefined) writeStored(keys[kind], token);
}
