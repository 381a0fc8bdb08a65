/** State of the way from joining to signing in: the address of the account that was just made. */
export function joinedState(email: string): { joinedEmail: string } {
  return { joinedEmail: email };
}

/** The address of an account that was just made; undefined for whoever comes another way. */
export function readJoinedEmail(state: unknown): string | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'joinedEmail' in state &&
    typeof state.joinedEmail === 'string'
    ? state.joinedEmail
    : undefined;
}
