import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { publicPaths } from '../lib/address/paths';

const DocumentScreen = lazyChunk(() => import('../screens/public/DocumentScreen'), 'DocumentScreen');

type ScreensOf<Paths extends readonly string[]> = { readonly [Place in keyof Paths]: ComponentType };

/** A screen for each of the {@link publicPaths}, in their order: their names again would be in every page's first code. */
const screens: ScreensOf<typeof publicPaths> = [
  lazyChunk(() => import('../screens/public/LearningScreen'), 'LearningScreen'),
  lazyChunk(() => import('../screens/public/InternshipsScreen'), 'InternshipsScreen'),
  lazyChunk(() => import('../screens/public/ProjectsScreen'), 'ProjectsScreen'),
  lazyChunk(() => import('../screens/public/CommunityScreen'), 'CommunityScreen'),
  lazyChunk(() => import('../screens/public/BlogsScreen'), 'BlogsScreen'),
  lazyChunk(() => import('../screens/public/PagesIntroScreen'), 'PagesIntroScreen'),
  lazyChunk(() => import('../screens/public/AboutScreen'), 'AboutScreen'),
  DocumentScreen,
  lazyChunk(() => import('../screens/public/PrivacyScreen'), 'PrivacyScreen'),
  DocumentScreen,
  lazyChunk(() => import('../screens/public/HelpNowScreen'), 'HelpNowScreen'),
  lazyChunk(() => import('../screens/GrievanceScreen'), 'GrievanceScreen'),
  DocumentScreen,
];

/** The routes of public pages, to be mounted at the top for all and below /landing for visitors. */
export function publicPages(which: readonly (typeof publicPaths)[number][]) {
  return which.map((path) => {
    const Screen = screens[publicPaths.indexOf(path)] as ComponentType;
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
