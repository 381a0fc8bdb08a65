import { deviceToken } from '@campus-commons/web-kit/deviceToken.ts';

/** The two forms of the card on the landing page. */
export type AuthMode = 'signIn' | 'join';

/** The form that an address asks for. */
export function askedMode(hash: string): AuthMode | undefined {
  if (hash === '#login') return 'signIn';
  return hash === '#join' ? 'join' : undefined;
}

/**
 * The form that opens first: the one that the address asks for; otherwise signing in for whoever has signed in on this
 * device before, and joining for all others. `public/early.js` decides the same before the first paint.
 */
export function openingMode(hash: string): AuthMode {
  return askedMode(hash) ?? (deviceToken('member') === undefined ? 'join' : 'signIn');
}
