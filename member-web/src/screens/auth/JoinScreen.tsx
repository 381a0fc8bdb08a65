import { useNavigate } from 'react-router';
import { PageLink } from '../../components/TextLinks';
import { JoinForm } from '../../features/auth/JoinForm';
import { paths } from '../../lib/paths';
import { AuthPage } from './AuthPage';
import { joinedState } from './joinedState';

/** Joining on a page of its own, which also asks for the college. */
export function JoinScreen() {
  const navigate = useNavigate();
  return (
    <AuthPage
      title="Join now"
      lead="It costs nothing. Your email and phone are seen by nobody else here."
      after={
        <>
          Already with us? <PageLink to={paths.signIn}>Sign in</PageLink>
        </>
      }
    >
      <JoinForm
        isStandalone
        onJoined={(email) => void navigate(paths.signIn, { state: joinedState(email) })}
      />
    </AuthPage>
  );
}
