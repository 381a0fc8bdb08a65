import { useLocation, type Location } from 'react-router-dom';
import { PageLink } from '../../components/TextLinks';
import { SignInForm } from '../../features/auth/SignInForm';
import { standaloneSignInRules } from '../../features/auth/signInRules';
import { paths } from '../../lib/address/paths';
import { useKeepNext } from '../../lib/hooks/useKeepNext';
import { authTexts } from '../../texts/auth';
import { AuthPage } from './AuthPage';
import { readJoinedEmail } from './joinedState';

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
