/** The history state that leads from joining to signing in: the e-mail address of the new account. */
export function joinedState(email: string): { joinedEmail: string } {
  return { joinedEmail: email };
}

/** The e-mail address of an account that was just created; undefined without such a state. */
export function readJoinedEmail(state: unknown): string | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'joinedEmail' in state &&
    typeof state.joinedEmail === 'string'
    ? state.joinedEmail
    : undefined;
}
