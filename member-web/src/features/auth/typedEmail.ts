/**
 * The history state that takes what somebody typed as e-mail address from one form to the next. It is not in the address
 * of the page, which servers log and people share.
 */
export function typedEmailState(email: string): { typedEmail: string } {
  return { typedEmail: email.trim() };
}

/** The e-mail address that was typed before; empty without one. A phone number in its place is none. */
export function readTypedEmail(state: unknown): string {
  return typeof state === 'object' &&
    state !== null &&
    'typedEmail' in state &&
    typeof state.typedEmail === 'string' &&
    state.typedEmail.includes('@')
    ? state.typedEmail
    : '';
}
