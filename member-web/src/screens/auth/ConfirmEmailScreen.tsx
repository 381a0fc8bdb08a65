import { ConfirmEmail, DeadConfirmationLink } from '../../features/auth/ConfirmEmail';
import { authTexts } from '../../texts/auth';
import { AuthPage } from './AuthPage';
import { useTokenOfAddress } from './useTokenOfAddress';

/** The target of the link in the mail: confirms an e-mail address. */
export function ConfirmEmailScreen() {
  const token = useTokenOfAddress();
  return (
    <AuthPage title={authTexts.confirmEmailTitle}>
      {token === '' ? <DeadConfirmationLink /> : <ConfirmEmail token={token} />}
    </AuthPage>
  );
}
