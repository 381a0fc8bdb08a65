import { expect, type Page } from '@playwright/test';
import { joinByApi, suspendByApi } from '../api.ts';
import type { Environment } from '../environment.ts';
import type { Scenery } from '../scenery.ts';
import { answerWith } from '../steps.ts';
import { openSite, openText, type Screen } from './screen.ts';

/** The administrators' console. */
export const consoleScreens: Screen[] = [
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
  { name: 'console-user', as: 'administrator', open: openDetails },
  {
    name: 'console-user-suspend',
    as: 'administrator',
    open: async (page, at) => {
      await openDetails(page, at);
      await page.getByRole('button', { name: 'Suspend' }).click();
      const dialog = page.getByRole('dialog', { name: /^Suspend / });
      await dialog.getByRole('button', { name: 'Suspend' }).click();
      await expect(dialog.getByText('Please give a reason')).toBeVisible();
    },
  },
  {
    name: 'console-user-suspended',
    as: 'administrator',
    open: async (page, at) => {
      const member = await joinByApi('Gurleen Kaur');
      await suspendByApi(member, 'Sold essays to first-year students, twice, after a warning.');
      await openDetails(page, { ...at, member });
      await expect(page.getByText(/^Suspended since/)).toBeVisible();
    },
  },
  {
    name: 'console-posts',
    as: 'administrator',
    open: (page, { consoleUrl }) => openText(page, `${consoleUrl}/content`, /^1 to \d+ of/),
  },
  {
    name: 'console-post',
    as: 'administrator',
    open: async (page, at) => {
      await openPost(page, at);
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    },
  },
  {
    name: 'console-post-remove',
    as: 'administrator',
    open: async (page, at) => {
      await openPost(page, at);
      await page.getByRole('button', { name: 'Remove post' }).click();
      await expect(page.getByRole('dialog', { name: /^Remove the post/ })).toBeVisible();
    },
  },
  {
    name: 'console-pages',
    as: 'administrator',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/content/pages`, 'list', 'Pages'),
  },
  {
    name: 'console-page',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await page.goto(`${consoleUrl}/content/pages`);
      await page
        .getByRole('button', { name: /^View More of/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'console-posts-failed',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await answerWith(page, '/admin/content/*', 500, 'Something went wrong. Please try again.');
      await openText(page, `${consoleUrl}/content`, 'Failed to fetch posts');
    },
  },
  {
    name: 'console-home-table',
    as: 'administrator',
    open: async (page, at) => {
      await openConsoleHome(page, at);
      await page.getByRole('button', { name: '1 year' }).click();
      await page.getByRole('button', { name: 'Show as a table' }).click();
      await expect(page.getByRole('region', { name: 'Activity as a table' })).toBeVisible();
    },
  },
  {
    name: 'console-settings',
    as: 'administrator',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/settings`, 'heading', 'Configuration'),
  },
  {
    name: 'console-settings-maintenance',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await page.goto(`${consoleUrl}/settings`);
      await page.getByRole('button', { name: 'Start maintenance' }).click();
      await expect(page.getByRole('dialog', { name: 'Start maintenance?' })).toBeVisible();
    },
  },
  {
    name: 'console-profile',
    as: 'administrator',
    open: (page, { consoleUrl }) => openText(page, `${consoleUrl}/profile`, 'This one'),
  },
  ...['Help', 'Contact', 'FAQ', 'Feedback', 'Privacy', 'Terms', 'Cookies'].map((title): Screen => ({
    name: `console-${title.toLowerCase()}`,
    as: 'visitor',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/${title.toLowerCase()}`, 'heading', title),
  })),
  {
    name: 'console-help-logged-in',
    as: 'administrator',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/help`, 'heading', 'Help'),
  },
  {
    name: 'console-idle',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await page.clock.install();
      await page.goto(consoleUrl);
      await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
      await page.clock.fastForward('28:30');
      await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
    },
  },
];

/** Opens a member's details through the list, as one would. */
async function openDetails(
  page: Page,
  { consoleUrl, member }: Environment & Pick<Scenery, 'member'>,
): Promise<void> {
  await page.goto(`${consoleUrl}/users?search=${encodeURIComponent(member.email)}`);
  await page.getByRole('link', { name: `View More about ${member.name}` }).click();
  await expect(page.getByRole('heading', { name: member.name, level: 1 })).toBeVisible();
}

async function openPost(page: Page, { consoleUrl, member }: Environment & Scenery): Promise<void> {
  await page.goto(`${consoleUrl}/content?search=${encodeURIComponent('What to bring')}`);
  await page
    .getByRole('button', { name: `View More of the post of ${member.name}` })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: `Post of ${member.name}` })).toBeVisible();
}

async function openConsoleHome(page: Page, { consoleUrl }: Environment): Promise<void> {
  await page.goto(consoleUrl);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/\d/);
  await expect(page.getByRole('region', { name: 'Newest members' }).getByRole('listitem').first()).toHaveText(
    /\S/,
  );
}
