import { expect, type Page } from '@playwright/test';
import { openSite, type Screen } from './screen.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const KEY = { secret: SECRET, uri: `otpauth://totp/Campus%20Commons:lal%40example.edu?secret=${SECRET}` };
const CODES = Array.from({ length: 10 }, (_, n) => `MFRG-GZDF-MZTW-Q2LK-NNWG-23T${'ABCDEFGHIJ'[n] ?? ''}`);

/** Answers the calls of two-step sign-in, so that no account of the stack needs a code afterwards. */
async function fake(page: Page, answers: Readonly<Record<string, object>>, status = 200): Promise<void> {
  for (const [call, answer] of Object.entries(answers)) {
    await page.route(`**/${call}`, (route) =>
      route.fulfill({
        status,
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        json: { success: status < 400, message: 'Two-step sign-in is on.', requestId: 'made-up', ...answer },
      }),
    );
  }
}

const factors = (totpSince: string | null) => ({
  data: { available: true, required: false, totpSince, recoveryCodesLeft: totpSince === null ? 0 : 9 },
});
const ON = factors('2026-11-18T06:00:00.000Z');
const SET_UP = {
  getFactors: factors(null),
  startTotp: { data: KEY },
  confirmTotp: { data: { recoveryCodes: CODES } },
};
const ASKS = { 'auth/login': { error: 'second_factor_required' } };

/** Opens the key of a factor that is being set up. */
async function scan(page: Page) {
  const row = page.getByRole('region', { name: 'Two-step sign-in' });
  await row.getByRole('textbox', { name: 'Current password' }).fill('a password');
  await row.getByRole('button', { name: 'Continue' }).click();
  await expect(row.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  return row;
}

/** Two-step sign-in, in both sites. */
export const twoStepScreens: Screen[] = [
  {
    name: 'two-step-scan',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await fake(page, SET_UP);
      await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
      return (await scan(page)).getByRole('button', { name: 'Turn it on' });
    },
  },
  {
    name: 'two-step-codes',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await fake(page, SET_UP);
      await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
      const row = await scan(page);
      await row.getByLabel('Code that your app shows').fill('492039');
      await row.getByRole('button', { name: 'Turn it on' }).click();
      return row.getByRole('button', { name: 'I have kept them' });
    },
  },
  {
    name: 'two-step-codes-question',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await fake(page, SET_UP);
      await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
      const row = await scan(page);
      await row.getByLabel('Code that your app shows').fill('492039');
      await row.getByRole('button', { name: 'Turn it on' }).click();
      await row.getByRole('button', { name: 'I have kept them' }).waitFor();
      await row.getByRole('button', { name: /^Close/ }).click();
      return page.getByRole('alertdialog');
    },
  },
  {
    name: 'two-step-change',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await fake(page, { getFactors: ON });
      await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      await page.getByRole('button', { name: 'Change two-step sign-in' }).click();
      await page.getByRole('button', { name: 'Turn it off' }).click();
      await page.getByRole('button', { name: 'Turn it off' }).click();
      return page.getByText('Type the code', { exact: true });
    },
  },
  {
    name: 'auth-second-step',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await fake(page, ASKS, 401);
      const form = await openSite(page, `${memberOrigin}/landing/auth/signIn`, 'form', 'Sign in');
      await form.getByLabel('Email').fill('lal@example.edu');
      await form.getByLabel('Password', { exact: true }).fill('a password');
      await form.getByRole('button', { name: 'Sign in', exact: true }).click();
      const second = page.getByRole('form', { name: 'Enter your code' });
      await second.getByRole('button', { name: 'Use a recovery code' }).click();
      await second.getByRole('button', { name: 'Sign in', exact: true }).click();
      return second.getByText('Type the code', { exact: true });
    },
  },
  {
    name: 'console-second-step',
    as: 'visitor',
    open: async (page, { consoleUrl }) => {
      await fake(page, ASKS, 401);
      await page.goto(`${consoleUrl}/login`);
      await page.getByLabel('User ID').fill('registrar');
      await page.getByLabel('Password', { exact: true }).fill('a password');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      return page.getByRole('button', { name: 'Use a recovery code' });
    },
  },
  {
    name: 'console-two-step-scan',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await fake(page, { ...SET_UP, getFactors: { data: { ...factors(null).data, required: true } } });
      await page.goto(`${consoleUrl}/profile`);
      await page.getByRole('button', { name: 'Set it up' }).click();
      return (await scan(page)).getByRole('button', { name: 'Turn it on' });
    },
  },
  {
    name: 'console-two-step-codes',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await fake(page, SET_UP);
      await page.goto(`${consoleUrl}/profile`);
      await page.getByRole('button', { name: 'Set it up' }).click();
      const part = await scan(page);
      await part.getByLabel('Code that your app shows').fill('492039');
      await part.getByRole('button', { name: 'Turn it on' }).click();
      return part.getByRole('button', { name: 'I have kept them' });
    },
  },
];
