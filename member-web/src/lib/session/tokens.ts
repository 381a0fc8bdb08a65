import { readStored, removeStored, writeStored } from '@campus-commons/web-kit/storage.ts';

/** Keys of local storage. `adminToken` belongs to the console; it is shared if both sites have the same origin. */
export const MEMBER_TOKEN_KEY = 'token';
export const ADMIN_TOKEN_KEY = 'adminToken';

export interface StoredTokens {
  member: string;
  admin: string;
}

/**
 * Characters that are allowed in a header. A stored value with any other character is not a token, and would make every
 * call fail before it is sent.
 */
const SENDABLE = /^[\x21-\x7e]+$/;

/** The stored tokens; an empty string for a missing or malformed one. */
export function readTokens(): StoredTokens {
  return { member: readToken(MEMBER_TOKEN_KEY), admin: readToken(ADMIN_TOKEN_KEY) };
}

function readToken(key: string): string {
  const stored = readStored(key) ?? '';
  return SENDABLE.test(stored) ? stored : '';
}

export function storeMemberToken(token: string): void {
  writeStored(MEMBER_TOKEN_KEY, token);
}

export function removeMemberToken(): void {
  removeStored(MEMBER_TOKEN_KEY);
}

/** Removes a token that the server has refused, but not a newer one that another tab has stored. */
export function removeRefusedToken(token: string): void {
  if (readTokens().member === token) removeMemberToken();
}

export function removeAllTokens(): void {
  removeStored(MEMBER_TOKEN_KEY);
  removeStored(ADMIN_TOKEN_KEY);
}

/**
 * The id of the member to whom a token was issued, read from the token itself; undefined if it cannot be read.
 * The signature is not verified, so use it only to separate the data of several members in one browser, never for
 * permissions.
 */
export function memberIdOf(token: string): string | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : undefined;
  } catch {
    return undefined;
  }
}

/** A key that identifies the member of a token, also if the token is unreadable; empty for a visitor. */
export function memberKeyOf(token: string): string {
  return memberIdOf(token) ?? token;
}
