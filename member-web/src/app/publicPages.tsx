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
};

/** The routes of public pages, to be mounted at the top for all and below /landing for visitors. */
export function publicPages(which: readonly (typeof publicPaths)[number][]) {
  return which.map((path) => {
    const Screen = screens[path];
    return <Route key={path} path={path.slice(1)} element={<Screen />} />;
  });
}
