import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { paths, type publicPaths } from '../lib/address/paths';

/** A screen for each of the {@link publicPaths}. */
const screens: Record<(typeof publicPaths)[number], ComponentType> = {
  [paths.learning]: lazyChunk(() => import('../screens/public/LearningScreen'), 'LearningScreen'),
  [paths.internships]: lazyChunk(() => import('../screens/public/InternshipsScreen'), 'InternshipsScreen'),
  [paths.projects]: lazyChunk(() => import('../screens/public/ProjectsScreen'), 'ProjectsScreen'),
  [paths.community]: lazyChunk(() => import('../screens/public/CommunityScreen'), 'CommunityScreen'),
  [paths.blogs]: lazyChunk(() => import('../screens/public/BlogsScreen'), 'BlogsScreen'),
  [paths.pages]: lazyChunk(() => import('../screens/public/PagesIntroScreen'), 'PagesIntroScreen'),
  [paths.about]: lazyChunk(() => import('../screens/public/AboutScreen'), 'AboutScreen'),
  [paths.terms]: lazyChunk(() => import('../screens/public/TermsScreen'), 'TermsScreen'),
  [paths.privacy]: lazyChunk(() => import('../screens/public/PrivacyScreen'), 'PrivacyScreen'),
  [paths.refund]: lazyChunk(() => import('../screens/public/RefundScreen'), 'RefundScreen'),
  [paths.helpNow]: lazyChunk(() => import('../screens/public/HelpNowScreen'), 'HelpNowScreen'),
  [paths.grievance]: lazyChunk(() => import('../screens/GrievanceScreen'), 'GrievanceScreen'),
};

/** The routes of public pages, to be mounted at the top for all and below /landing for visitors. */
export function publicPages(which: readonly (typeof publicPaths)[number][]) {
  return which.map((path) => {
    const Screen = screens[path];
    return <Route key={path} path={path.slice(1)} element={<Screen />} />;
  });
}

const JoinScreen = lazyChunk(() => import('../screens/auth/JoinAndSignInScreens'), 'JoinScreen');
const SignInScreen = lazyChunk(() => import('../screens/auth/JoinAndSignInScreens'), 'SignInScreen');
const ForgotPasswordScreen = lazyChunk(
  () => import('../screens/auth/MailedLinkScreens'),
  'ForgotPasswordScreen',
);
const ResetPasswordScreen = lazyChunk(
  () => import('../screens/auth/MailedLinkScreens'),
  'ResetPasswordScreen',
);
const ConfirmEmailScreen = lazyChunk(() => import('../screens/auth/MailedLinkScreens'), 'ConfirmEmailScreen');

const UnsubscribeScreen = lazyChunk(() => import('../screens/auth/MailedLinkScreens'), 'UnsubscribeScreen');

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
      <Route path="guardian" element={<ConfirmEmailScreen />} />
    </>
  );
}
