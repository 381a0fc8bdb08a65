import { expect, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
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

async function openConsoleHome(page: Page, { consoleUrl }: Environment): Promise<void> {
  await page.goto(consoleUrl);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/\d/);
  await expect(page.getByRole('region', { name: 'Newest members' }).getByRole('listitem').first()).toHaveText(
    /\S/,
  );
}
