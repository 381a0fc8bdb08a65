import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Route } from 'react-router-dom';

const JoinScreen = lazyChunk(() => import('../screens/auth/JoinScreen'), 'JoinScreen');
const SignInScreen = lazyChunk(() => import('../screens/auth/SignInScreen'), 'SignInScreen');
const ForgotPasswordScreen = lazyChunk(
  () => import('../screens/auth/ForgotPasswordScreen'),
  'ForgotPasswordScreen',
);
const ResetPasswordScreen = lazyChunk(
  () => import('../screens/auth/ResetPasswordScreen'),
  'ResetPasswordScreen',
);
const ConfirmEmailScreen = lazyChunk(
  () => import('../screens/auth/ConfirmEmailScreen'),
  'ConfirmEmailScreen',
);

const UnsubscribeScreen = lazyChunk(() => import('../screens/auth/UnsubscribeScreen'), 'UnsubscribeScreen');

/** The standalone pages to join and to sign in: for visitors, below /landing. */
export function visitorAuthPages() {
  return (
    <Route path="auth">
      <Route path="joinNow" element={<JoinScreen />} />
      <Route path="signIn" element={<SignInScreen />} />
      <Route path="forgot-password" element={<ForgotPasswordScreen />} />
    </Route>
  );
}

/** The targets of mailed links, and asking for one: for everyone, because a mail may be read in any browser. */
export function mailedLinkPages() {
  return (
    <>
      <Route path="auth">
        <Route path="forgot-password" element={<ForgotPasswordScreen />} />
        <Route path="reset-password" element={<ResetPasswordScreen />} />
        <Route path="unsubscribe" element={<UnsubscribeScreen />} />
      </Route>
      <Route path="confirm-email" element={<ConfirmEmailScreen />} />
    </>
  );
}
