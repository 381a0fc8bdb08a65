import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadChunk } from '../lib/loadChunk';
import { HomeRedirect, MemberOnly, VisitorOnly } from './guards';
import { RootLayout } from './RootLayout';
import { RouteError } from './RouteError';

/** A route's component in a chunk of its own. */
function chunk<Module>(importer: () => Promise<Module>, pick: (module: Module) => ComponentType) {
  return async () => ({ Component: pick(await loadChunk(importer)) });
}

const publicLayout = chunk(
  () => import('./layouts/PublicLayout'),
  (module) => module.PublicLayout,
);
const notFound = chunk(
  () => import('../screens/NotFoundScreen'),
  (module) => module.NotFoundScreen,
);

const landingRoutes: RouteObject[] = [
  {
    index: true,
    lazy: chunk(
      () => import('../screens/LandingScreen'),
      (module) => module.LandingScreen,
    ),
  },
  { path: '*', lazy: notFound },
];

const dashboardRoutes: RouteObject[] = [
  {
    index: true,
    lazy: chunk(
      () => import('../screens/DashboardScreen'),
      (module) => module.DashboardScreen,
    ),
  },
  {
    path: 'feed/:id',
    lazy: chunk(
      () => import('../screens/FeedDetailsScreen'),
      (module) => module.FeedDetailsScreen,
    ),
  },
  { path: '*', lazy: notFound },
];

/** The route table. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        path: 'landing',
        Component: VisitorOnly,
        children: [{ lazy: publicLayout, children: landingRoutes }],
      },
      {
        path: 'dashboard',
        Component: MemberOnly,
        children: [
          {
            lazy: chunk(
              () => import('./layouts/MemberLayout'),
              (module) => module.MemberLayout,
            ),
            children: dashboardRoutes,
          },
        ],
      },
      {
        path: 'info',
        lazy: publicLayout,
        children: [
          {
            path: '*',
            lazy: chunk(
              () => import('../screens/InfoScreen'),
              (module) => module.InfoScreen,
            ),
          },
        ],
      },
      {
        path: 'admin/*',
        lazy: chunk(
          () => import('../screens/ConsoleRedirect'),
          (module) => module.ConsoleRedirect,
        ),
      },
      { path: '*', Component: HomeRedirect },
    ],
  },
];
