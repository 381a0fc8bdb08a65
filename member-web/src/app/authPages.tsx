import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Route } from 'react-router';

const JoinScreen = lazyChunk(
  () => import('../screens/auth/JoinScreen'),
  (module) => module.JoinScreen,
);
const SignInScreen = lazyChunk(
  () => import('../screens/auth/SignInScreen'),
  (module) => module.SignInScreen,
);
const ForgotPasswordScreen = lazyChunk(
  () => import('../screens/auth/ForgotPasswordScreen'),
  (module) => module.ForgotPasswordScreen,
);
const ResetPasswordScreen = lazyChunk(
  () => import('../screens/auth/ResetPasswordScreen'),
  (module) => module.ResetPasswordScreen,
);

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

/** Resetting a password: for everyone, because the link in the mail may be opened in any browser. */
export function passwordPages() {
  return (
    <Route path="auth">
      <Route path="forgot-password" element={<ForgotPasswordScreen />} />
      <Route path="reset-password" element={<ResetPasswordScreen />} />
    </Route>
  );
}
