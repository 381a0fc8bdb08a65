import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import type { ComponentType } from 'react';
import { Route } from 'react-router';
import { paths, type publicPaths } from '../lib/paths';

/** A screen for each of the {@link publicPaths}. */
const screens: Record<(typeof publicPaths)[number], ComponentType> = {
  [paths.learning]: lazyChunk(
    () => import('../screens/public/LearningScreen'),
    (module) => module.LearningScreen,
  ),
  [paths.internships]: lazyChunk(
    () => import('../screens/public/InternshipsScreen'),
    (module) => module.InternshipsScreen,
  ),
  [paths.projects]: lazyChunk(
    () => import('../screens/public/ProjectsScreen'),
    (module) => module.ProjectsScreen,
  ),
  [paths.community]: lazyChunk(
    () => import('../screens/public/CommunityScreen'),
    (module) => module.CommunityScreen,
  ),
  [paths.blogs]: lazyChunk(
    () => import('../screens/public/BlogsScreen'),
    (module) => module.BlogsScreen,
  ),
  [paths.pages]: lazyChunk(
    () => import('../screens/public/PagesIntroScreen'),
    (module) => module.PagesIntroScreen,
  ),
  [paths.about]: lazyChunk(
    () => import('../screens/public/AboutScreen'),
    (module) => module.AboutScreen,
  ),
  [paths.terms]: lazyChunk(
    () => import('../screens/public/TermsScreen'),
    (module) => module.TermsScreen,
  ),
  [paths.privacy]: lazyChunk(
    () => import('../screens/public/PrivacyScreen'),
    (module) => module.PrivacyScreen,
  ),
  [paths.refund]: lazyChunk(
    () => import('../screens/public/RefundScreen'),
    (module) => module.RefundScreen,
  ),
};

/** The routes of public pages, to be mounted at the top for all and below /landing for visitors. */
export function publicPages(which: readonly (typeof publicPaths)[number][]) {
  return which.map((path) => {
    const Screen = screens[path];
    return <Route key={path} path={path.slice(1)} element={<Screen />} />;
  });
}
