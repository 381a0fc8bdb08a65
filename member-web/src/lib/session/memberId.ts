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
