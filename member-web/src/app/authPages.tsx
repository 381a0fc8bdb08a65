import { Route } from 'react-router';
import { chunk } from './chunk';

const JoinScreen = chunk(
  () => import('../screens/auth/JoinScreen'),
  (module) => module.JoinScreen,
);
const SignInScreen = chunk(
  () => import('../screens/auth/SignInScreen'),
  (module) => module.SignInScreen,
);
const ForgotPasswordScreen = chunk(
  () => import('../screens/auth/ForgotPasswordScreen'),
  (module) => module.ForgotPasswordScreen,
);
const ResetPasswordScreen = chunk(
  () => import('../screens/auth/ResetPasswordScreen'),
  (module) => module.ResetPasswordScreen,
);

/** Joining and signing in on pages of their own: for visitors, below /landing. */
export function visitorAuthPages() {
  return (
    <Route path="auth">
      <Route path="joinNow" element={<JoinScreen />} />
      <Route path="signIn" element={<SignInScreen />} />
      <Route path="forgot-password" element={<ForgotPasswordScreen />} />
    </Route>
  );
}

/** A forgotten password: for everyone, because a link from a mail opens wherever it opens. */
export function passwordPages() {
  return (
    <Route path="auth">
      <Route path="forgot-password" element={<ForgotPasswordScreen />} />
      <Route path="reset-password" element={<ResetPasswordScreen />} />
    </Route>
  );
}
