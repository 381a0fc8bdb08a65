import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { AuthPage } from './AuthPage';
import { PageLink } from '../../components/TextLinks';
import { standaloneSignInRules } from '../../features/auth/formRules';
import { JoinForm } from '../../features/auth/JoinForm';
import { SignInForm } from '../../features/auth/SignInForm';
import { paths } from '../../lib/address/paths';
import { useKeepNext } from '../../lib/hooks/useKeepNext';
import { authTexts } from '../../texts/auth';

/** The standalone page to join, which also asks for the college. */
export function JoinScreen() {
  const navigate = useNavigate();
  const keepNext = useKeepNext();
  return (
    <AuthPage
      title={authTexts.joinNow}
      lead={authTexts.joinLead}
      after={
        <>
          {authTexts.alreadyWithUs} <PageLink to={keepNext(paths.signIn)}>{authTexts.signIn}</PageLink>
        </>
      }
    >
      <JoinForm
        isStandalone
        onJoined={(email) => void navigate(keepNext(paths.signIn), { state: joinedState(email) })}
      />
    </AuthPage>
  );
}

/** The standalone page to sign in. */
export function SignInScreen() {
  const { state } = useLocation() as Location<unknown>;
  const joinedEmail = readJoinedEmail(state);
  const keepNext = useKeepNext();
  return (
    <AuthPage
      title={authTexts.signIn}
      after={
        <>
          {authTexts.newHere} <PageLink to={keepNext(paths.joinNow)}>{authTexts.joinNow}</PageLink>
        </>
      }
    >
      <SignInForm
        rules={standaloneSignInRules}
        email={joinedEmail ?? ''}
        notice={joinedEmail === undefined ? undefined : authTexts.accountCreated}
      />
    </AuthPage>
  );
}

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
