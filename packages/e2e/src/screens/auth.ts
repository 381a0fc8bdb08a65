import { expect } from '@playwright/test';
import { answerWith } from '../steps.ts';
import { openSite, type Screen } from './screen.ts';

/** The separate pages for joining, signing in and forgotten passwords. */
export const authScreens: Screen[] = [
  {
    name: 'auth-join',
    as: 'visitor',
    open: (page, { memberOrigin }) => openSite(page, `${memberOrigin}/landing/auth/joinNow`, 'form', 'Join'),
  },
  {
    name: 'auth-join-faults',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openSite(page, `${memberOrigin}/landing/auth/joinNow`, 'form', 'Join');
      await page.getByRole('button', { name: /^(Create account|Continue)$/ }).click();
      return page.getByText('Phone number is required');
    },
  },
  {
    name: 'auth-join-second-step',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      const form = await openSite(page, `${memberOrigin}/landing/auth/joinNow`, 'form', 'Join');
      await form.getByLabel('Full name').fill('Lalrinpuii Hmar');
      await form.getByLabel('Email').fill('lal@example.edu');
      await form.getByLabel('Phone number').fill('9000218344');
      const goOn = form.getByRole('button', { name: 'Continue' });
      // Wide windows show all fields at once.
      if (await goOn.isVisible()) await goOn.click();
      await form.getByRole('button', { name: 'Create account' }).click();
      return form.getByText('Please confirm your password');
    },
  },
  {
    name: 'auth-sign-in',
    as: 'visitor',
    open: (page, { memberOrigin }) =>
      openSite(page, `${memberOrigin}/landing/auth/signIn`, 'form', 'Sign in'),
  },
  {
    name: 'auth-forgot-password',
    as: 'visitor',
    open: (page, { memberOrigin }) =>
      openSite(page, `${memberOrigin}/auth/forgot-password`, 'form', 'Forgot password'),
  },
  {
    name: 'auth-forgot-password-sent',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openSite(page, `${memberOrigin}/auth/forgot-password`, 'form', 'Forgot password');
      await page.getByLabel('Email').fill('somebody@example.edu');
      await page.getByRole('button', { name: 'Send the link' }).click();
      return page.getByRole('button', { name: 'Send it again' });
    },
  },
  {
    name: 'auth-reset-password',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/auth/checkResetLink', 200, 'This link works.');
      return openSite(page, `${memberOrigin}/auth/reset-password?token=x`, 'form', 'Set a new password');
    },
  },
  {
    name: 'auth-reset-password-dead',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await page.goto(`${memberOrigin}/auth/reset-password`);
      return page.getByRole('link', { name: 'Ask for a new link' });
    },
  },
  {
    name: 'auth-confirm-email',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await page.goto(`${memberOrigin}/confirm-email?token=x`);
      return page.getByRole('button', { name: 'Confirm my email' });
    },
  },
  {
    name: 'auth-confirm-email-dead',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await page.goto(`${memberOrigin}/confirm-email`);
      return page.getByText('This link has been used or is too old.');
    },
  },
  {
    name: 'auth-unsubscribe',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await page.goto(`${memberOrigin}/auth/unsubscribe#token=x`);
      return page.getByRole('button', { name: 'Stop e-mails' });
    },
  },
  {
    name: 'auth-unsubscribe-dead',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await page.goto(`${memberOrigin}/auth/unsubscribe`);
      return page.getByText('This link is not valid.');
    },
  },
];

/** The screens for a member's account. */
export const accountScreens: Screen[] = [
  {
    name: 'account-settings',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      return page.getByText('Only this device', { exact: true }).or(page.getByText(/^\d+ devices$/));
    },
  },
  {
    name: 'account-settings-open',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await page.route('**/user/account/getEmailChange', (route) =>
        route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
          json: {
            success: true,
            data: { email: `${'a-long-name.'.repeat(5)}@students.example.ac.in`, expiresAt: new Date() },
          },
        }),
      );
      await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      await page.getByRole('button', { name: 'Show signed-in devices' }).click();
      await page.getByRole('button', { name: 'Change appearance' }).click();
      await expect(page.getByText(/waits until the link/)).toBeVisible();
      // Where the clicks have scrolled to, the bar of a phone may cover half of a button.
      await page.evaluate(() => scrollTo(0, 0));
      return page.getByText('This device', { exact: true });
    },
  },
  {
    name: 'account-settings-faults',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/account/getSessions', 500, 'Something went wrong. Please try again.');
      await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      await page.getByRole('button', { name: 'Change password' }).click();
      const form = page.getByRole('form', { name: 'Change password' });
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Failed to fetch devices')).toBeVisible();
      return page.getByText('Your current password is required');
    },
  },
  {
    name: 'account-change-email',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByRole('button', { name: 'Send the link', exact: true }).click();
      return page.getByText('Email is required');
    },
  },
  {
    name: 'account-delete',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Delete account', exact: true }).click();
      return page.getByText('Password is required');
    },
  },
];
