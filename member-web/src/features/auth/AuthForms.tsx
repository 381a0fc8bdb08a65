import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../../lib/useIsHydrated';
import { authTexts } from '../../texts/auth';
import { JoinForm } from './JoinForm';
import type { JoinValues } from './joinRules';
import { SignInForm } from './SignInForm';
import { landingSignInRules } from './signInRules';

type Mode = 'signIn' | 'join';

const panelId = 'auth-panel';

/** The forms to sign in and to join, in two tabs. `#login` in the address focuses the first field. */
export function AuthForms() {
  const [mode, setMode] = useState<Mode>('signIn');
  // Keeps the typed values while the other form is shown.
  const [joinValues, setJoinValues] = useState<JoinValues>();
  const [joinedEmail, setJoinedEmail] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // Before hydration a click would be lost, so the buttons are disabled.
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (hash === '#login') {
      panel.current?.scrollIntoView({ block: 'center' });
      // On a prerendered page the visitor may already be typing. Moving the focus would put the rest of a password into
      // another field.
      if (!panel.current?.contains(document.activeElement)) {
        panel.current?.querySelector('input')?.focus({ preventScroll: true });
      }
    }
    // The key changes with every click on Login, even if the address stays the same.
  }, [hash, key]);

  const switchTo = (next: Mode) => {
    setMode(next);
    setJoinedEmail(undefined);
  };
  const isSignIn = mode === 'signIn';
  return (
    <>
      <Tabs
        value={mode}
        onChange={(_event, next: Mode) => switchTo(next)}
        aria-label={authTexts.signInOrJoin}
        sx={{
          // The tabs extend 8 px to both sides of their text, so that the focus ring does not touch the letters.
          px: { xs: 3, sm: 5 },
          '& .MuiTab-root': { typography: 'h3', p: '18px 8px 14px', mr: 2 },
          '& .MuiTabs-indicator': { backgroundClip: 'content-box', px: 2 },
          '& .MuiTab-root.Mui-disabled': { opacity: 1, '&:not(.Mui-selected)': { color: 'text.secondary' } },
          '& .MuiTab-root.Mui-selected': { color: 'text.primary' },
        }}
      >
        <Tab value="signIn" label={authTexts.signIn} aria-controls={panelId} disabled={!isHydrated} />
        <Tab value="join" label={authTexts.join} aria-controls={panelId} disabled={!isHydrated} />
      </Tabs>
      <Box
        ref={panel}
        id={panelId}
        role="tabpanel"
        aria-label={isSignIn ? authTexts.signIn : authTexts.join}
        sx={{ p: { xs: 5, sm: 7 }, pt: { xs: 4, sm: 4 } }}
      >
        {isSignIn ? (
          <SignInForm
            rules={landingSignInRules}
            email={joinedEmail ?? ''}
            notice={joinedEmail === undefined ? undefined : authTexts.accountCreated}
          />
        ) : (
          <JoinForm
            values={joinValues}
            onLeft={setJoinValues}
            onJoined={(email) => {
              setMode('signIn');
              setJoinedEmail(email);
            }}
          />
        )}
        <Typography variant="body2" sx={{ mt: 4, textAlign: 'center', color: 'text.secondary' }}>
          {isSignIn ? authTexts.newHere : authTexts.alreadyWithUs}{' '}
          <Link
            component="button"
            type="button"
            variant="body2"
            disabled={!isHydrated}
            sx={{ verticalAlign: 'baseline' }}
            onClick={() => switchTo(isSignIn ? 'join' : 'signIn')}
          >
            {isSignIn ? authTexts.joinByEmailAndPhone : authTexts.signIn}
          </Link>
        </Typography>
      </Box>
    </>
  );
}
