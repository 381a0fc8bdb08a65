import { Button } from '@campus-commons/web-kit/Button.tsx';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { AuthPage } from './AuthPage';
import { PageLink } from '../../components/TextLinks';
import { ConfirmEmail, DeadConfirmationLink } from '../../features/auth/ConfirmEmail';
import { ForgotPasswordForm } from '../../features/auth/ForgotPasswordForm';
import { InvalidResetLink, ResetPasswordForm } from '../../features/auth/ResetPasswordForm';
import { useSignOut } from '../../features/auth/useSignOut';
import { StopMails } from '../../features/notifications/exports/StopMails';
import { paths } from '../../lib/address/paths';
import { useKeepNext } from '../../lib/hooks/useKeepNext';
import { selectIsLoggedIn } from '../../lib/session/sessionSlices';
import { authTexts } from '../../texts/auth';
import { stopMailTexts } from '../../texts/stopMails';

const GuardianAnswer = lazyChunk(() => import('../../features/age/GuardianAnswer'), 'GuardianAnswer');

/** The page to request a link that resets the password. */
export function ForgotPasswordScreen() {
  const keepNext = useKeepNext();
  return (
    <AuthPage
      title={authTexts.forgotPassword}
      lead={authTexts.forgotPasswordLead}
      after={
        <>
          {authTexts.rememberedIt} <PageLink to={keepNext(paths.login)}>{authTexts.signIn}</PageLink>
        </>
      }
    >
      <ForgotPasswordForm />
    </AuthPage>
  );
}

/** The target of the link in the mail: sets a new password. */
export function ResetPasswordScreen() {
  const token = useTokenOfAddress();
  const [message, setMessage] = useState<string>();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const signOut = useSignOut();

  const onReset = (said: string) => {
    setMessage(said);
    // The server has ended every session of the account, usually including this one.
    if (isLoggedIn) signOut();
  };

  if (message !== undefined) {
    return (
      <AuthPage title={authTexts.newPassword}>
        <Stack sx={{ gap: 4 }}>
          <Alert severity="success" role="status">
            {message}
          </Alert>
          <Button variant="contained" size="large" component={Link} to={paths.login}>
            {authTexts.signIn}
          </Button>
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={authTexts.newPassword} lead={token === '' ? undefined : authTexts.newPasswordLead}>
      {token === '' ? <InvalidResetLink /> : <ResetPasswordForm token={token} onReset={onReset} />}
    </AuthPage>
  );
}

/**
 * The target of the link in the mail: confirms an e-mail address. At /guardian, which has no name of its own in the code of every
 * page, it asks a parent or guardian.
 */
export function ConfirmEmailScreen() {
  const token = useTokenOfAddress();
  if (useLocation().pathname === '/guardian')
    return (
      <AuthPage title={authTexts.guardianTitle}>
        {/* As high as the question, so that the end of the page stays where it is in every state. */}
        <Box sx={{ minHeight: { xs: 660, sm: 560 } }}>
          <Suspense>
            <GuardianAnswer token={token} />
          </Suspense>
        </Box>
      </AuthPage>
    );
  return (
    <AuthPage title={authTexts.confirmEmailTitle}>
      {token === '' ? <DeadConfirmationLink /> : <ConfirmEmail token={token} />}
    </AuthPage>
  );
}

/** The target of the link in mails about notifications: ends them. The token is in the fragment, which no server sees. */
export function UnsubscribeScreen() {
  return (
    <AuthPage title={stopMailTexts.title}>
      <StopMails token={useTokenOfFragment()} />
    </AuthPage>
  );
}

/** The token after `#token=`; it is removed from the address bar at once. The state of the history entry keeps it for reloads. */
function useTokenOfFragment(): string {
  const { pathname, hash, state } = useLocation() as Location<{ mailedToken?: unknown } | null>;
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(hash.slice(1)).get('token');
  useEffect(() => {
    if (inAddress === null) return;
    void navigate(pathname, { replace: true, state: { mailedToken: inAddress } });
  }, [inAddress, navigate, pathname]);
  const kept = state?.mailedToken;
  return inAddress ?? (typeof kept === 'string' ? kept : '');
}

interface TokenState {
  mailedToken: string;
}

/**
 * The token of a mailed link; empty if there is none. It is removed from the address bar at once, so that it does not
 * appear on the screen, in the browser history or in a referrer. The state of the history entry keeps it for reloads.
 */
export function useTokenOfAddress(): string {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const inAddress = search.get('token');
  useEffect(() => {
    if (inAddress === null) return;
    void navigate(pathname, { replace: true, state: { mailedToken: inAddress } satisfies TokenState });
  }, [inAddress, navigate, pathname]);
  return inAddress ?? (isTokenState(state) ? state.mailedToken : '');
}

function isTokenState(state: unknown): state is TokenState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'mailedToken' in state &&
    typeof state.mailedToken === 'string'
  );
}
