import { useNavigate } from 'react-router-dom';
import { PageLink } from '../../components/TextLinks';
import { JoinForm } from '../../features/auth/JoinForm';
import { paths } from '../../lib/address/paths';
import { useKeepNext } from '../../lib/hooks/useKeepNext';
import { authTexts } from '../../texts/auth';
import { AuthPage } from './AuthPage';
import { joinedState } from './joinedState';

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
