/**
 * The id of the member a token was issued to, read from the token itself; undefined when it cannot be read.
 * Only for keeping apart the data of several people in one browser, never for permission: the signature is not
 * verified.
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

/** Identifies the member of a token, also of an unreadable one; empty for a visitor. */
export function memberKeyOf(token: string): string {
  return memberIdOf(token) ?? token;
}
