import { PageLink } from '../../components/TextLinks';
import { ForgotPasswordForm } from '../../features/auth/ForgotPasswordForm';
import { paths } from '../../lib/paths';
import { authTexts } from '../../texts/auth';
import { AuthPage } from './AuthPage';

/** The page to request a link that resets the password. */
export function ForgotPasswordScreen() {
  return (
    <AuthPage
      title={authTexts.forgotPassword}
      lead={authTexts.forgotPasswordLead}
      after={
        <>
          {authTexts.rememberedIt} <PageLink to={paths.login}>{authTexts.signIn}</PageLink>
        </>
      }
    >
      <ForgotPasswordForm />
    </AuthPage>
  );
}
