import { Route } from 'react-router';
import { paths } from '../lib/paths';
import { chunk } from './chunk';

const screens = [
  {
    path: paths.learning,
    Screen: chunk(
      () => import('../screens/public/LearningScreen'),
      (module) => module.LearningScreen,
    ),
  },
  {
    path: paths.internships,
    Screen: chunk(
      () => import('../screens/public/InternshipsScreen'),
      (module) => module.InternshipsScreen,
    ),
  },
  {
    path: paths.projects,
    Screen: chunk(
      () => import('../screens/public/ProjectsScreen'),
      (module) => module.ProjectsScreen,
    ),
  },
  {
    path: paths.community,
    Screen: chunk(
      () => import('../screens/public/CommunityScreen'),
      (module) => module.CommunityScreen,
    ),
  },
  {
    path: paths.blogs,
    Screen: chunk(
      () => import('../screens/public/BlogsScreen'),
      (module) => module.BlogsScreen,
    ),
  },
  {
    path: paths.pages,
    Screen: chunk(
      () => import('../screens/public/PagesIntroScreen'),
      (module) => module.PagesIntroScreen,
    ),
  },
  {
    path: paths.about,
    Screen: chunk(
      () => import('../screens/public/AboutScreen'),
      (module) => module.AboutScreen,
    ),
  },
  {
    path: paths.terms,
    Screen: chunk(
      () => import('../screens/public/TermsScreen'),
      (module) => module.TermsScreen,
    ),
  },
  {
    path: paths.privacy,
    Screen: chunk(
      () => import('../screens/public/PrivacyScreen'),
      (module) => module.PrivacyScreen,
    ),
  },
  {
    path: paths.refund,
    Screen: chunk(
      () => import('../screens/public/RefundScreen'),
      (module) => module.RefundScreen,
    ),
  },
];

/** The pages that everyone may read, to be mounted at the top for all and below /landing for visitors. */
export function publicPages() {
  return screens.map(({ path, Screen }) => <Route key={path} path={path.slice(1)} element={<Screen />} />);
}
