import { useLocation, type Location } from 'react-router';
import { PageLink } from '../../components/TextLinks';
import { SignInForm } from '../../features/auth/SignInForm';
import { standaloneSignInRules } from '../../features/auth/signInRules';
import { paths } from '../../lib/paths';
import { AuthPage } from './AuthPage';
import { readJoinedEmail } from './joinedState';

/** Signing in on a page of its own. */
export function SignInScreen() {
  const { state } = useLocation() as Location<unknown>;
  const joinedEmail = readJoinedEmail(state);
  return (
    <AuthPage
      title="Sign in"
      after={
        <>
          New here? <PageLink to={paths.joinNow}>Join now</PageLink>
        </>
      }
    >
      <SignInForm
        rules={standaloneSignInRules}
        email={joinedEmail ?? ''}
        notice={joinedEmail === undefined ? undefined : 'Account created successfully! Please sign in.'}
      />
    </AuthPage>
  );
}
