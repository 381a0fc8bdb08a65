import { keyframes, styled } from '@mui/material/styles';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { remainingSplashMs } from '../lib/loading/early';
import { purgeDeletedAccounts } from '../lib/session/deletedAccounts';
import {
  adminSignedIn,
  memberSignedIn,
  memberSignedOut,
  selectMemberToken,
  type SessionState,
} from '../lib/session/sessionSlices';
import { MEMBER_TOKEN_KEY, readTokens } from '../lib/session/tokens';
import { commonTexts } from '../texts/common';

/** How long the splash screen is shown while a stored session is restored. */
const SPLASH_MS = 500;

interface SessionStartProps {
  /** Called when the splash screen appears, to preload what the member will see after it. */
  onRestoring: () => void;
  children: ReactNode;
}

/**
 * Restores the sessions of an earlier visit, then follows the other tabs of this site. A visitor without a stored token
 * sees the page at once.
 */
export function SessionStart({ onRestoring, children }: SessionStartProps) {
  const dispatch = useDispatch();
  const store = useStore<SessionState>();
  const [isRestoring, setIsRestoring] = useState(() => {
    const stored = readTokens();
    return stored.member !== '' || stored.admin !== '';
  });

  useEffect(() => {
    if (!isRestoring) {
      return undefined;
    }
    onRestoring();
    const timer = setTimeout(() => {
      // Read again: another tab may have signed out meanwhile.
      const stored = readTokens();
      if (stored.member !== '') {
        dispatch(memberSignedIn(stored.member));
      }
      if (stored.admin !== '') {
        dispatch(adminSignedIn(stored.admin));
      }
      // Rendered in slices, so that the browser stays responsive; the splash screen stays until the screen behind it is
      // rendered.
      startTransition(() => setIsRestoring(false));
    }, remainingSplashMs(SPLASH_MS));
    return () => clearTimeout(timer);
  }, [dispatch, isRestoring, onRestoring]);

  useEffect(purgeDeletedAccounts, []);

  useEffect(() => {
    const syncTokens = () => {
      const token = readTokens().member;
      if (token === selectMemberToken(store.getState())) return;
      dispatch(token === '' ? memberSignedOut() : memberSignedIn(token));
    };
    const follow = (event: StorageEvent) => {
      // The key is null when another tab cleared everything.
      if (event.key === MEMBER_TOKEN_KEY || event.key === null) syncTokens();
    };
    // A page restored from the back/forward cache has missed all events meanwhile.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) syncTokens();
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch, store]);

  return isRestoring ? <Splash /> : children;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Room = styled('div')({ minHeight: '100dvh', display: 'grid', placeItems: 'center' });

/** Written by hand, because the component library's spinner would delay every first paint. */
const Spinner = styled('div')(({ theme }) => ({
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: `3px solid ${theme.vars.palette.campus.teal.tintStrong}`,
  borderTopColor: theme.vars.palette.primary.main,
  animation: `${turn} 900ms linear infinite`,
}));

/** The splash screen while a stored session is restored. */
function Splash() {
  return (
    <Room>
      <Spinner role="progressbar" aria-label={commonTexts.loading} />
    </Room>
  );
}
