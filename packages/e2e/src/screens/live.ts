import type { Locator, Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import { openDashboard } from './feed.ts';
import { openSite, type Screen } from './screen.ts';

/** The counters that the stream tells of a post. */
interface Counts {
  id: string;
  likes: number;
  comments: number;
}

/** Makes every stream of live updates tell this at its beginning, and then end. */
async function tell(page: Page, newPosts: number, counts: Counts[] = []): Promise<void> {
  const hello = JSON.stringify({ unread: 3, newPosts, counts });
  await page.route('**/user/live/open', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      body: `event: hello\ndata: ${hello}\n\n`,
    }),
  );
}

/** Sets what the site reads as its permission to notify, because browsers without windows answer differently. */
async function setPermission(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Notification, 'permission', { get: () => value });
  }, permission);
}

/** Opens the settings of notifications of this device. */
async function openDevice(page: Page, { memberOrigin }: Environment, text: string): Promise<Locator> {
  await page.route('**/user/notifications/getPushKey', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { success: true, data: { key: 'B'.repeat(87), isOn: false } },
    }),
  );
  await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
  // Below the top bar, and without a button half behind the bottom bar, which axe would call too small.
  await page
    .getByRole('heading', { name: 'On this device' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  return page.getByText(text);
}

/** What others do, as it arrives, and notifications of the device. */
export const liveScreens: Screen[] = [
  {
    name: 'dashboard-new-posts',
    as: 'member',
    open: async (page, at) => {
      await tell(page, 3);
      await openDashboard(page, at);
      return page.getByRole('button', { name: '3 new posts' });
    },
  },
  {
    name: 'post-new-comments',
    as: 'member',
    open: async (page, { memberOrigin, postId }) => {
      await tell(page, 0, [{ id: postId, likes: 12, comments: 6 }]);
      await openSite(page, `${memberOrigin}/dashboard/feed/${postId}`, 'list', 'Comments');
      const pill = page.getByRole('button', { name: /new comments?$/ });
      await pill.scrollIntoViewIfNeeded();
      return pill;
    },
  },
  {
    name: 'account-device-denied',
    as: 'member',
    open: async (page, at) => {
      await setPermission(page, 'denied');
      return openDevice(page, at, 'Your browser blocks notifications from this site.');
    },
  },
  {
    name: 'account-device-off',
    as: 'member',
    open: async (page, at) => {
      await setPermission(page, 'default');
      return openDevice(page, at, 'Your browser can tell you of notifications while the site is closed.');
    },
  },
];
