import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

interface TypedEmail {
  typedEmail: string;
}

/**
 * The history state that takes what somebody typed as e-mail address from one form to the next. It is not in the address
 * of the page, which servers log and people share.
 */
export function typedEmailState(email: string): TypedEmail {
  return { typedEmail: email.trim() };
}

/**
 * The e-mail address that was typed before; empty without one. A phone number in its place is none. The history forgets it at
 * once, so that nobody who uses the device later finds it by going back.
 */
export function useTypedEmail(): string {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const hasCome = isTypedEmail(state);
  const [email] = useState(hasCome && state.typedEmail.includes('@') ? state.typedEmail : '');
  useEffect(() => {
    if (hasCome) void navigate({ pathname, search }, { replace: true });
  }, [hasCome, navigate, pathname, search]);
  return email;
}

function isTypedEmail(state: unknown): state is TypedEmail {
  return (
    typeof state === 'object' &&
    state !== null &&
    'typedEmail' in state &&
    typeof state.typedEmail === 'string'
  );
}
