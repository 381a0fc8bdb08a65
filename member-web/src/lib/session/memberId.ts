/**
 * The id of the member a token was issued to, read from the token itself; undefined when it cannot be read.
 * For telling apart what several people keep in one browser, never for permission: nothing here checks the signature.
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

/** Tells the members of tokens apart, also where a token cannot be read; empty for a visitor. */
export function memberKeyOf(token: string): string {
  return memberIdOf(token) ?? token;
}
