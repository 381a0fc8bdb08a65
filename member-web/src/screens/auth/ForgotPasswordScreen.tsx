import { PageLink } from '../../components/TextLinks';
import { ForgotPasswordForm } from '../../features/auth/ForgotPasswordForm';
import { paths } from '../../lib/address/paths';
import { useKeepNext } from '../../lib/hooks/useKeepNext';
import { authTexts } from '../../texts/auth';
import { AuthPage } from './AuthPage';

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
