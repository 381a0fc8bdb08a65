import { PageLink } from '../../components/TextLinks';
import { ForgotPasswordForm } from '../../features/auth/ForgotPasswordForm';
import { paths } from '../../lib/paths';
import { AuthPage } from './AuthPage';

/** Where a member asks for a link to set a new password. */
export function ForgotPasswordScreen() {
  return (
    <AuthPage
      title="Forgot password?"
      lead="Tell us the email of your account. We send a link there that lets you set a new password."
      after={
        <>
          Remembered it? <PageLink to={paths.login}>Sign in</PageLink>
        </>
      }
    >
      <ForgotPasswordForm />
    </AuthPage>
  );
}
