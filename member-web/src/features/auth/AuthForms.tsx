import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsLive } from '../../lib/useIsLive';
import { authTexts } from '../../texts/auth';
import { JoinForm } from './JoinForm';
import type { JoinValues } from './joinRules';
import { SignInForm } from './SignInForm';
import { landingSignInRules } from './signInRules';

type Mode = 'signIn' | 'join';

const panelId = 'auth-panel';

/** Signing in and joining, in two modes. `#login` in the address leads to the first field. */
export function AuthForms() {
  const [mode, setMode] = useState<Mode>('signIn');
  // A look at the other form costs nobody what they have typed.
  const [joinValues, setJoinValues] = useState<JoinValues>();
  const [joinedEmail, setJoinedEmail] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // Until then a click would be lost, so nothing offers itself to one.
  const isLive = useIsLive();

  useEffect(() => {
    if (hash === '#login') {
      panel.current?.scrollIntoView({ block: 'center' });
      // On a prerendered page someone may be writing already: moving on would put a password into the wrong field.
      if (!panel.current?.contains(document.activeElement)) {
        panel.current?.querySelector('input')?.focus({ preventScroll: true });
      }
    }
    // The key changes with every click on Login, also when the address stays.
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
          // The tabs reach 8 px to both sides of their words, so that a focus ring clears the letters.
          px: { xs: 3, sm: 5 },
          '& .MuiTab-root': { typography: 'h3', p: '18px 8px 14px', mr: 2 },
          '& .MuiTabs-indicator': { backgroundClip: 'content-box', px: 2 },
          '& .MuiTab-root.Mui-disabled': { opacity: 1, '&:not(.Mui-selected)': { color: 'text.secondary' } },
          '& .MuiTab-root.Mui-selected': { color: 'text.primary' },
        }}
      >
        <Tab value="signIn" label={authTexts.signIn} aria-controls={panelId} disabled={!isLive} />
        <Tab value="join" label={authTexts.join} aria-controls={panelId} disabled={!isLive} />
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
            disabled={!isLive}
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
