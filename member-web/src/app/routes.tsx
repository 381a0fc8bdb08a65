import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Route, Routes } from 'react-router-dom';
import { mailedLinkPages, publicPages, visitorAuthPages } from './publicPages';
import { publicPaths, readingPaths, standingPaths } from '../lib/address/paths';
import { HomeRedirect, MemberOnly, MemberOrVisitor, VisitorOnly } from './guards';
import { importDashboard, importMemberLayout } from './memberHome';

const MemberLayout = lazyChunk(importMemberLayout, 'MemberLayout');
const PublicLayout = lazyChunk(() => import('./layouts/PublicLayout'), 'PublicLayout');
const ReadingLayout = lazyChunk(importMemberLayout, 'ReadingLayout');
const OtherMemberScreens = lazyChunk(() => import('./otherMemberScreens'), 'OtherMemberScreens');
const SharedScreen = lazyChunk(() => import('./sharedScreens'), 'SharedScreen');
const AccountSettingsScreen = lazyChunk(
  () => import('../screens/AccountSettingsScreen'),
  'AccountSettingsScreen',
);
const ConsoleRedirect = lazyChunk(() => import('../screens/ConsoleRedirect'), 'ConsoleRedirect');
const DashboardScreen = lazyChunk(importDashboard, 'DashboardScreen');
const FeedDetailsScreen = lazyChunk(() => import('../screens/FeedDetailsScreen'), 'FeedDetailsScreen');
const InfoScreen = lazyChunk(() => import('../screens/InfoScreen'), 'InfoScreen');
const LandingScreen = lazyChunk(async () => {
  const screen = await import('../screens/LandingScreen');
  screen.preloadLandingParts();
  return screen;
}, 'LandingScreen');
const NotFoundScreen = lazyChunk(() => import('../screens/NotFoundScreen'), 'NotFoundScreen');
const PageDetailsScreen = lazyChunk(() => import('../screens/PageDetailsScreen'), 'PageDetailsScreen');
const PagesScreen = lazyChunk(() => import('../screens/PagesScreen'), 'PagesScreen');
const ProfileScreen = lazyChunk(() => import('../screens/ProfileScreen'), 'ProfileScreen');

/** What its address says is found by the screen itself. */
const sharedScreen = <SharedScreen />;

/** The route table. Created once, so that a new address renders only what depends on it. */
const routes = (
  <>
    <Route path="landing" element={<VisitorOnly />}>
      <Route element={<PublicLayout />}>
        <Route index element={<LandingScreen />} />
        {visitorAuthPages()}
        {publicPages(publicPaths)}
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Route>
    <Route path="dashboard" element={<MemberOnly />}>
      <Route element={<MemberLayout />}>
        <Route index element={<DashboardScreen />} />
        <Route path="feed/:id" element={<FeedDetailsScreen />} />
        <Route path="pages">
          <Route index element={<PagesScreen />} />
          <Route path="details/:id" element={<PageDetailsScreen />} />
        </Route>
        <Route path="profile" element={<ProfileScreen />} />
        <Route path="account-settings" element={<AccountSettingsScreen />} />
        <Route path="*" element={<OtherMemberScreens />} />
      </Route>
    </Route>
    <Route element={<MemberOrVisitor member={<ReadingLayout />} visitor={<PublicLayout />} />}>
      {publicPages(readingPaths)}
      <Route path="blogs/:id" element={sharedScreen} />
      <Route path="projects/:id" element={sharedScreen} />
      <Route path="records/:id" element={sharedScreen} />
    </Route>
    <Route element={<PublicLayout />}>
      {mailedLinkPages()}
      {publicPages(standingPaths)}
    </Route>
    <Route path="info/*" element={<PublicLayout />}>
      <Route path="*" element={<InfoScreen />} />
    </Route>
    <Route path="admin/*" element={<ConsoleRedirect />} />
    <Route path="*" element={<HomeRedirect />} />
  </>
);

/** Renders the screen of the current address. */
export function AppRoutes() {
  return <Routes>{routes}</Routes>;
}
