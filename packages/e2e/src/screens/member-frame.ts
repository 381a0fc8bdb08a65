import { answerWith } from '../steps.ts';
import { openDashboard } from './feed.ts';
import { openSite, type Screen } from './screen.ts';

/** The layout around a member's screens. */
export const memberFrameScreens: Screen[] = [
  {
    name: 'account-menu',
    as: 'member',
    open: async (page, at) => {
      await openDashboard(page, at);
      await page.getByRole('button', { name: /Account$/ }).click();
      return page.getByRole('menuitem', { name: 'Sign out' });
    },
  },
  {
    name: 'more-sheet',
    as: 'member',
    open: async (page, at) => {
      await openDashboard(page, at);
      const more = page.getByRole('button', { name: 'More', exact: true });
      // Wide windows have all of it in the side navigation.
      if ((page.viewportSize()?.width ?? 0) >= 900) return page.getByRole('link', { name: 'Learning' });
      await more.click();
      return page.getByRole('menuitem', { name: 'Learning' });
    },
  },
  {
    name: 'session-ended',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/feeds/getAllFeeds', 401, 'Please sign in');
      await page.goto(`${memberOrigin}/dashboard`);
      return page.getByRole('form', { name: 'Sign in' }).getByText('Please sign in again');
    },
  },
  {
    name: 'dashboard-not-found',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openSite(page, `${memberOrigin}/dashboard/nowhere`, 'heading', 'Oops! Page Not Found'),
  },
];
