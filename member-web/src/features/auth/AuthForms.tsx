import { deviceToken } from '@campus-commons/web-kit/deviceToken.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../lib/hooks/hydration';
import { useTapBeforeHydration } from '../../lib/hooks/useTapBeforeHydration';
import { lazyOrNothing } from '../../lib/loading/lazyOrNothing';
import { authTexts } from '../../texts/auth';
import { JoinForm } from './JoinForm';
import { landingSignInRules, type JoinValues } from './formRules';
import { SignInForm } from './SignInForm';

const Invitation = lazyOrNothing<{ projectId: string }>(
  async () => (await import('../projects/exports/Invitation')).Invitation,
);

/** The project whose join link led here; undefined for every other address. @param search the query of the address */
const invitingProject = (search: string) =>
  /\/projects\/details\/(\d+)\?join=/.exec(new URLSearchParams(search).get('next') ?? '')?.[1];

/** The two forms of the card on the landing page. */
type AuthMode = 'signIn' | 'join';

/** The form that an address asks for. */
function askedMode(hash: string): AuthMode | undefined {
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

/** Shown only to visitors who open the site with this form; without a form, to all. */
const Opening = styled('div', { shouldForwardProp: (name) => name !== 'form' })<{ form?: AuthMode }>(
  ({ form }) => ({
    ...(form === 'join' && { '[data-opens-sign-in] &': { display: 'none' } }),
    ...(form === 'signIn' && { 'html:not([data-opens-sign-in]) &': { display: 'none' } }),
  }),
);

/**
 * The forms to sign in and to join. The page is prerendered with both, because only the browser knows which one opens
 * (public/early.js). Hydration removes the other.
 */
export function AuthForms() {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [opening] = useState(() => openingMode(hash));
  const rendered: AuthMode[] = isHydrated ? [opening] : ['join', 'signIn'];
  return rendered.map((form) => (
    <Opening key={form} form={isHydrated ? undefined : form}>
      <AuthTabs opening={form} />
    </Opening>
  ));
}

/** Both forms in two tabs. `#login` and `#join` in the address open one and focus its first field. */
function AuthTabs({ opening }: { opening: AuthMode }) {
  const [mode, setMode] = useState(opening);
  // Keeps the typed values while the other form is shown.
  const [joinValues, setJoinValues] = useState<JoinValues>();
  const [joinedEmail, setJoinedEmail] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const { hash, key, search } = useLocation();
  // Before hydration a click would be lost, so the buttons are disabled.
  const isHydrated = useIsHydrated();

  const switchTo = (next: AuthMode) => {
    setMode(next);
    setJoinedEmail(undefined);
  };
  // The key changes with every click on a link, even if the address stays the same.
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    const asked = askedMode(hash);
    if (asked && asked !== mode) switchTo(asked);
  }

  useEffect(() => {
    if (askedMode(hash)) {
      // A notice makes the form higher: it is then scrolled to, however much room the card begins with.
      const notice = panel.current?.querySelector('[role="alert"]');
      (notice ? panel.current : panel.current?.closest('#login'))?.scrollIntoView();
      // On a prerendered page the visitor may already be typing. Moving the focus would put the rest of a password into
      // another field.
      if (!panel.current?.contains(document.activeElement)) {
        panel.current?.querySelector('input')?.focus({ preventScroll: true });
      }
    }
  }, [hash, key]);

  useTapBeforeHydration(panel);

  const projectId = isHydrated ? invitingProject(search) : undefined;
  const isSignIn = mode === 'signIn';
  const panelId = isSignIn ? 'sign-in' : 'join';
  return (
    <>
      <Tabs
        value={mode}
        onChange={(_event, next: AuthMode) => switchTo(next)}
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
        sx={{ p: { xs: 5, sm: 7 }, pt: { xs: 4, sm: 4 }, scrollMarginTop: { xs: 80, md: 280 } }}
      >
        {projectId !== undefined && <Invitation projectId={projectId} />}
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
          <span>{isSignIn ? authTexts.newHere : authTexts.alreadyWithUs}</span>{' '}
          <Link
            component="button"
            type="button"
            variant="body2"
            disabled={!isHydrated}
            sx={{
              verticalAlign: 'baseline',
              // On phones it fits beside its question in some fonts only: the page would shift when the web font arrives.
              ...(isSignIn && { display: { xs: 'block', sm: 'inline-block' }, mx: { xs: 'auto', sm: 0 } }),
            }}
            onClick={() => switchTo(isSignIn ? 'join' : 'signIn')}
          >
            {isSignIn ? authTexts.joinByEmailAndPhone : authTexts.signIn}
          </Link>
        </Typography>
      </Box>
    </>
  );
}
