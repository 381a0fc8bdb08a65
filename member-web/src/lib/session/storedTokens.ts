import { readStored, removeStored, writeStored } from '@campus-commons/web-kit/storage.ts';

/** Keys of local storage; `adminToken` belongs to the console, and is shared where both sites have one origin. */
export const MEMBER_TOKEN_KEY = 'token';
export const ADMIN_TOKEN_KEY = 'adminToken';

export interface StoredTokens {
  member: string;
  admin: string;
}

/** What a header can carry; anything else was never a token, and every call with it would fail unsent. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** The tokens of earlier visits; empty strings where there is none, or nothing that could be one. */
export function readTokens(): StoredTokens {
  return { member: readToken(MEMBER_TOKEN_KEY), admin: readToken(ADMIN_TOKEN_KEY) };
}

function readToken(key: string): string {
  const kept = readStored(key) ?? '';
  return SENDABLE.test(kept) ? kept : '';
}

export function keepMemberToken(token: string): void {
  writeStored(MEMBER_TOKEN_KEY, token);
}

export function forgetMemberToken(): void {
  removeStored(MEMBER_TOKEN_KEY);
}

/** Forgets a token that the server has refused, and no other that came after it in another tab. */
export function forgetRefusedToken(token: string): void {
  if (readTokens().member === token) forgetMemberToken();
}

export function forgetAllTokens(): void {
  removeStored(MEMBER_TOKEN_KEY);
  removeStored(ADMIN_TOKEN_KEY);
}
