import { expect, type Page } from '@playwright/test';
import type { Environment } from './environment.ts';
import { threePictures } from './pictures.ts';
import type { Scenery } from './scenery.ts';
import { answerWith, signIn } from './steps.ts';

/** A screen in one of its main states, to be looked at by people and by axe. */
export interface Screen {
  name: string;
  as: 'visitor' | 'member' | 'administrator';
  /** Opens it, and waits until it stands. */
  open(page: Page, at: Environment & Scenery): Promise<unknown>;
}

const memberScreens: Screen[] = [
  {
    name: 'landing',
    as: 'visitor',
    open: (page, { memberOrigin }) => openSite(page, `${memberOrigin}/landing`, 'form', 'Sign in'),
  },
  {
    name: 'landing-refused',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openSite(page, `${memberOrigin}/landing`, 'form', 'Sign in');
      await signIn(page, { email: 'nobody@example.edu', password: 'not the password' });
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'landing-join',
    as: 'visitor',
    open: (page, { memberOrigin }) => openJoin(page, memberOrigin),
  },
  {
    name: 'landing-join-faults',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openJoin(page, memberOrigin);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Full name is required')).toBeVisible();
    },
  },
  {
    name: 'landing-not-found',
    as: 'visitor',
    open: (page, { memberOrigin }) =>
      openSite(page, `${memberOrigin}/landing/nowhere`, 'heading', 'Oops! Page Not Found'),
  },
  {
    name: 'info',
    as: 'visitor',
    open: (page, { memberOrigin }) => openSite(page, `${memberOrigin}/info`, 'heading', 'Info'),
  },
  { name: 'dashboard', as: 'member', open: openDashboard },
  {
    name: 'dashboard-folds',
    as: 'member',
    open: async (page, at) => {
      const post = await openDashboard(page, at);
      await post.getByRole('button', { name: /likes$/ }).click();
      await expect(post.getByText('Liked by')).toBeVisible();
      await post.getByRole('button', { name: /^4( comments)?$/ }).click();
      await expect(post.getByRole('list', { name: 'Comments' })).toBeVisible();
      await post.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'dashboard-beyond-end',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, `${memberOrigin}/dashboard?page=9999`, 'No feeds to display'),
  },
  {
    name: 'dashboard-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/feeds/getAllFeeds', 500, 'Something went wrong. Please try again.');
      await openText(page, `${memberOrigin}/dashboard`, 'Failed to fetch feeds');
    },
  },
  {
    name: 'account-menu',
    as: 'member',
    open: async (page, at) => {
      await openDashboard(page, at);
      await page.getByRole('button', { name: /Account$/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    },
  },
  {
    name: 'composer',
    as: 'member',
    open: async (page, at) => {
      await openDashboard(page, at);
      await openComposer(page);
    },
  },
  {
    name: 'composer-filled',
    as: 'member',
    open: async (page, at) => {
      await openDashboard(page, at);
      const composer = await openComposer(page);
      await composer
        .getByRole('textbox', { name: 'Your post' })
        .fill('Kites over the maidan, on Saturday at four.');
      await composer.getByLabel('Choose photos').setInputFiles(await threePictures());
      await expect(composer.getByText('3 of 10 photos')).toBeVisible();
      await expect(composer.getByText('Draft saved')).toBeVisible();
    },
  },
  {
    name: 'picture-viewer',
    as: 'member',
    open: async (page, at) => {
      const post = await openDashboard(page, at);
      await post.getByRole('button', { name: 'Open picture 2 of 3' }).click();
      await expect(page.getByRole('dialog').getByText('2 / 3')).toBeVisible();
    },
  },
  {
    name: 'post',
    as: 'member',
    open: async (page, { memberOrigin, postId }) => {
      await openSite(page, `${memberOrigin}/dashboard/feed/${postId}`, 'list', 'Comments');
      await expectPicturesLoaded(page);
    },
  },
  {
    name: 'post-not-found',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, `${memberOrigin}/dashboard/feed/999999999`, 'Feed not found'),
  },
  {
    name: 'dashboard-not-found',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openSite(page, `${memberOrigin}/dashboard/nowhere`, 'heading', 'Oops! Page Not Found'),
  },
];

/** Readable by everyone; each is headed by its own title. */
const publicScreens = [
  ...['learning', 'internships', 'projects', 'community', 'blogs'],
  ...['pages', 'about', 'terms', 'privacy', 'refund'],
].map((name): Screen => ({
  name: `public-${name}`,
  as: 'visitor',
  open: async (page, { memberOrigin }) => {
    await page.goto(`${memberOrigin}/${name}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
}));

const consoleScreens: Screen[] = [
  {
    name: 'console-login',
    as: 'visitor',
    open: (page, { consoleUrl }) => openSite(page, consoleUrl, 'button', 'Login'),
  },
  {
    name: 'console-login-refused',
    as: 'visitor',
    open: async (page, { consoleUrl }) => {
      await page.goto(consoleUrl);
      await page.getByLabel('User ID').fill('nobody');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'console-home', as: 'administrator', open: openConsoleHome },
  {
    name: 'console-profile-menu',
    as: 'administrator',
    open: async (page, at) => {
      await openConsoleHome(page, at);
      await page.getByRole('button', { name: /^Profile menu/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    },
  },
  {
    name: 'console-users',
    as: 'administrator',
    open: (page, { consoleUrl }) => openText(page, `${consoleUrl}/users`, /^1 to \d+ of/),
  },
  {
    name: 'console-users-none',
    as: 'administrator',
    open: (page, { consoleUrl }) =>
      openText(page, `${consoleUrl}/users?search=zzzz`, 'Nobody matches “zzzz”'),
  },
  {
    name: 'console-users-failed',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await answerWith(page, '/admin/users/*', 500, 'Something went wrong. Please try again.');
      await openText(page, `${consoleUrl}/users`, 'Failed to fetch users');
    },
  },
  {
    name: 'console-users-not-found',
    as: 'administrator',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/users/no/where`, 'heading', '404'),
  },
];

/** Every screen of both sites. */
export const screens: Screen[] = [...memberScreens, ...publicScreens, ...consoleScreens];

/** The widths and heights that screens are judged at, CSS pixels. */
export const viewports = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Opens a screen and waits until it has come to rest. */
export async function openScreen(screen: Screen, page: Page, at: Environment & Scenery): Promise<void> {
  await screen.open(page, at);
  await rest(page);
}

/** Waits until nothing on the screen moves or loads any more. */
export async function rest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(countAnimations), 'animations under way').toBe(0);
}

/** Runs in the page. Endless ones (a spinner) are the screen's own. */
function countAnimations(): number {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    .length;
}

async function openSite(
  page: Page,
  url: string,
  role: 'form' | 'heading' | 'list' | 'button',
  name: string,
): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole(role, { name, exact: true })).toBeVisible();
}

async function openText(page: Page, url: string, text: string | RegExp): Promise<void> {
  await page.goto(url);
  await expect(page.getByText(text)).toBeVisible();
}

async function openJoin(page: Page, memberOrigin: string): Promise<void> {
  await openSite(page, `${memberOrigin}/landing`, 'form', 'Sign in');
  await page.getByRole('tab', { name: 'Join' }).click();
  await expect(page.getByRole('form', { name: 'Join' })).toBeVisible();
}

/** Opens the feed and gives the scenery's newest post. */
async function openDashboard(page: Page, { memberOrigin, member }: Environment & Scenery) {
  await page.goto(`${memberOrigin}/dashboard`);
  const post = page.getByRole('article', { name: member.name }).filter({ hasText: 'What to bring' }).first();
  await expect(post).toBeVisible();
  await expectPicturesLoaded(page);
  return post;
}

async function openComposer(page: Page) {
  await page.getByRole('button', { name: 'Share your thoughts...' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await expect(composer.getByRole('textbox', { name: 'Your post' })).toBeVisible();
  return composer;
}

async function openConsoleHome(page: Page, { consoleUrl }: Environment): Promise<void> {
  await page.goto(consoleUrl);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/\d/);
  await expect(page.getByRole('region', { name: 'Newest members' }).getByRole('listitem').first()).toHaveText(
    /\S/,
  );
}

/** Pictures that are on the screen have arrived; lazy ones that are hidden or further down stay away. */
async function expectPicturesLoaded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every((image) => {
          const { top, bottom, width } = image.getBoundingClientRect();
          return width === 0 || bottom < 0 || top > innerHeight || image.complete;
        }),
      ),
    )
    .toBe(true);
}
