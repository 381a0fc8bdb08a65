import { readStored, removeStored, writeStored } from '@campus-commons/web-kit/storage.ts';

/** Keys of local storage; `adminToken` belongs to the console, and is shared where both sites have one origin. */
export const MEMBER_TOKEN_KEY = 'token';
export const ADMIN_TOKEN_KEY = 'adminToken';

export interface StoredTokens {
  member: string;
  admin: string;
}

/** The tokens of earlier visits; empty strings where there is none. */
export function readTokens(): StoredTokens {
  return { member: readStored(MEMBER_TOKEN_KEY) ?? '', admin: readStored(ADMIN_TOKEN_KEY) ?? '' };
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
