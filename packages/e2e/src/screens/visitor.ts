import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../steps.ts';
import { openSite, type Screen } from './screen.ts';

/** A visitor's screens before and during signing in. */
export const visitorScreens: Screen[] = [
  {
    name: 'landing-sign-in',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      const form = await openSite(page, `${memberOrigin}/landing#login`, 'form', 'Sign in');
      // The page is prerendered: until it is hydrated, the button is disabled.
      await expect(form.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
      return form;
    },
  },
  {
    name: 'landing-refused',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openSite(page, `${memberOrigin}/landing#login`, 'form', 'Sign in');
      await signIn(page, { email: 'nobody@example.edu', password: 'not the password' });
      return page.getByRole('alert');
    },
  },
  {
    name: 'landing',
    as: 'visitor',
    open: (page, { memberOrigin }) => openJoin(page, memberOrigin),
  },
  {
    name: 'landing-join-faults',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openJoin(page, memberOrigin);
      await page.getByRole('button', { name: 'Create account' }).click();
      return page.getByText('Full name is required');
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
];

async function openJoin(page: Page, memberOrigin: string): Promise<Locator> {
  const form = await openSite(page, `${memberOrigin}/landing`, 'form', 'Join');
  await expect(form.getByRole('button', { name: 'Create account' })).toBeEnabled();
  return form;
}
