import { expect, type Locator, type Page } from '@playwright/test';
import { readEnvironment } from '../environment.ts';
import { PANEL_SHIFT_MS } from '../layout-shift.ts';
import { openDashboard } from './feed.ts';
import type { Screen } from './screen.ts';

/** Lets every call to an API path wait for ever, like a connection that is slow beyond all patience. */
async function hold(page: Page, path: string): Promise<void> {
  await page.route(`${readEnvironment().apiOrigin}${path}`, () => undefined);
}

/** A screen that waits for the answer of a call: its name, its address, the call's path, and what the screen says. */
type Waiting = [name: string, address: string, held: string, text: string];

const onMemberSite: Waiting[] = [
  ['dashboard', '', '/user/feeds/getAllFeeds', 'Loading feeds...'],
  ['pages', '/pages', '/user/pages/getAllPages', 'Loading pages...'],
  ['profile', '/profile', '/user/profile/get', 'Loading the profile'],
  ['notifications', '/notifications', '/user/notifications/getAll', 'Loading notifications...'],
  ['search', '/search?q=kite', '/user/search/find', 'Searching...'],
  ['account', '/account-settings', '/user/{account,safety,notifications}/**', 'Loading your email'],
];

const inConsole: Waiting[] = [
  ['console-users', '/users', '/admin/users/*', 'Loading users...'],
  ['console-posts', '/content', '/admin/content/*', 'Loading posts...'],
];

/** The screens while an answer of the API is on its way. */
export const memberLoadingScreens: Screen[] = [
  ...onMemberSite.map(([name, address, held, text]): Screen => ({
    name: `${name}-loading`,
    as: 'member',
    isLoading: true,
    open: async (page, { memberOrigin }) => {
      await hold(page, held);
      await page.goto(`${memberOrigin}/dashboard${address}`);
      // Some say it in words, some only to screen readers.
      const waiting = page.getByText(text).or(page.getByLabel(text)).first();
      await scrollTo(waiting);
      return waiting;
    },
  })),
  {
    name: 'post-loading',
    as: 'member',
    isLoading: true,
    open: async (page, { memberOrigin, postId }) => {
      await hold(page, '/user/feeds/getFeedById');
      await page.goto(`${memberOrigin}/dashboard/feed/${postId}`);
      return page.getByText('Loading the post...').first();
    },
  },
  {
    name: 'page-loading',
    as: 'member',
    isLoading: true,
    open: async (page, { memberOrigin, pageId }) => {
      await hold(page, '/user/pages/getPageById');
      await page.goto(`${memberOrigin}/dashboard/pages/details/${pageId}`);
      return page.getByText('Loading the page...').first();
    },
  },
  {
    name: 'dashboard-folds-loading',
    as: 'member',
    isLoading: true,
    expectedShiftMs: PANEL_SHIFT_MS,
    open: async (page, at) => {
      await hold(page, '/user/comments/getFeedComments');
      const post = await openDashboard(page, at);
      await post.getByRole('button', { name: /^4( comments)?$/ }).click();
      const waiting = page.getByText('Loading comments...');
      await scrollTo(waiting);
      return waiting;
    },
  },
];

/** The same of the console. */
export const consoleLoadingScreens: Screen[] = [
  ...inConsole.map(([name, address, held, text]): Screen => ({
    name: `${name}-loading`,
    as: 'administrator',
    isLoading: true,
    open: async (page, { consoleUrl }) => {
      await hold(page, held);
      await page.goto(`${consoleUrl}${address}`);
      return page.getByText(text).first();
    },
  })),
  {
    name: 'console-home-loading',
    as: 'administrator',
    isLoading: true,
    open: async (page, { consoleUrl }) => {
      await hold(page, '/admin/{users,settings}/*');
      await page.goto(consoleUrl);
      return page.getByRole('heading', { name: 'Home', level: 1 });
    },
  },
];

/** Scrolls to an element that another with the same text may replace meanwhile: its code arrives as a chunk. */
async function scrollTo(waiting: Locator): Promise<void> {
  await expect(() => waiting.scrollIntoViewIfNeeded()).toPass();
}
