import type { ComponentType } from 'react';
import { Route } from 'react-router';
import { paths, publicPaths } from '../lib/paths';
import { chunk } from './chunk';

/** A screen for each of the {@link publicPaths}. */
const screens: Record<(typeof publicPaths)[number], ComponentType> = {
  [paths.learning]: chunk(
    () => import('../screens/public/LearningScreen'),
    (module) => module.LearningScreen,
  ),
  [paths.internships]: chunk(
    () => import('../screens/public/InternshipsScreen'),
    (module) => module.InternshipsScreen,
  ),
  [paths.projects]: chunk(
    () => import('../screens/public/ProjectsScreen'),
    (module) => module.ProjectsScreen,
  ),
  [paths.community]: chunk(
    () => import('../screens/public/CommunityScreen'),
    (module) => module.CommunityScreen,
  ),
  [paths.blogs]: chunk(
    () => import('../screens/public/BlogsScreen'),
    (module) => module.BlogsScreen,
  ),
  [paths.pages]: chunk(
    () => import('../screens/public/PagesIntroScreen'),
    (module) => module.PagesIntroScreen,
  ),
  [paths.about]: chunk(
    () => import('../screens/public/AboutScreen'),
    (module) => module.AboutScreen,
  ),
  [paths.terms]: chunk(
    () => import('../screens/public/TermsScreen'),
    (module) => module.TermsScreen,
  ),
  [paths.privacy]: chunk(
    () => import('../screens/public/PrivacyScreen'),
    (module) => module.PrivacyScreen,
  ),
  [paths.refund]: chunk(
    () => import('../screens/public/RefundScreen'),
    (module) => module.RefundScreen,
  ),
};

/** The pages that everyone may read, to be mounted at the top for all and below /landing for visitors. */
export function publicPages() {
  return publicPaths.map((path) => {
    const Screen = screens[path];
    return <Route key={path} path={path.slice(1)} element={<Screen />} />;
  });
}
