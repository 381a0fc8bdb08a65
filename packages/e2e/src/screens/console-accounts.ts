import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import { changeAnswer } from '../steps.ts';
import { answerData, answerFields } from './answers.ts';
import type { Screen } from './screen.ts';

const LONG_NAME = 'venkatanarasimharajuvaripeta.lakshminarayana.subrahmanyam.iyengar';

const account = (id: string, userName: string, overrides: object = {}) => ({
  id,
  userName,
  email: null,
  role: 'moderator',
  createdAt: '2026-01-05T05:30:00.000Z',
  lastSignInAt: '2026-11-20T05:30:00.000Z',
  isSetUp: true,
  hasSecondFactor: false,
  ...overrides,
});

const accounts = [
  account('11', 'meera', { lastSignInAt: null, isSetUp: false, email: 'meera@example.edu' }),
  account('12', 'श्रीमती कृष्णकुमारी त्रिपाठी', { hasSecondFactor: true }),
  account('13', LONG_NAME, {
    role: 'administrator',
    email: `${LONG_NAME.slice(0, 60)}@students.example.ac.in`,
    hasSecondFactor: true,
  }),
];
const factors = {
  available: true,
  required: false,
  totpSince: '2026-11-18T06:00:00.000Z',
  recoveryCodesLeft: 9,
};

/** Opens the list of accounts: the own one, and made-up ones in every state. */
async function openAccounts(page: Page, { consoleUrl }: Environment): Promise<void> {
  await changeAnswer(page, '/admin/administrators/get', ({ data }) => {
    const { administrators } = data as { administrators: object[] };
    return { data: { ...data, administrators: [...administrators.slice(0, 1), ...accounts] } };
  });
  await answerData(page, '/admin/account/getFactors', factors);
  await page.goto(`${consoleUrl}/settings/administrators`);
  await expect(page.getByRole('list', { name: 'Accounts of the console' })).toContainText('meera');
}

async function openDialog(page: Page, at: Environment, button: string | RegExp): Promise<Locator> {
  await openAccounts(page, at);
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your code')).toBeVisible();
  return dialog;
}

/** Opens the page of a set-up link, and sends a password. */
async function sendSetup(page: Page, { consoleUrl }: Environment): Promise<void> {
  await page.goto(`${consoleUrl}/setup#a-token`);
  await page.getByLabel('New password', { exact: true }).fill('monsoon kite string');
  await page.getByLabel('Repeat new password', { exact: true }).fill('monsoon kite string');
  await page.getByRole('button', { name: 'Set password' }).click();
}

/** The accounts of the console, and the page on which their owners choose a password. */
export const consoleAccountScreens: Screen[] = [
  {
    name: 'console-administrators',
    as: 'administrator',
    open: async (page, at) => {
      await openAccounts(page, at);
      return page.getByText('Has yet to choose a password');
    },
  },
  {
    name: 'console-administrators-add',
    as: 'administrator',
    open: async (page, at) => {
      const dialog = await openDialog(page, at, 'Add');
      await dialog.getByRole('button', { name: 'Add' }).click();
      return dialog.getByText('The code is required');
    },
  },
  {
    name: 'console-administrators-refused',
    as: 'administrator',
    open: async (page, at) => {
      await answerFields(page, '/admin/administrators/reset', {
        password: 'This is not your current password',
        code: 'This code is wrong. Type the one that your app shows now.',
      });
      const dialog = await openDialog(page, at, `Reset: ${LONG_NAME}`);
      await dialog.getByRole('textbox', { name: 'Your password' }).fill('a password');
      await dialog.getByLabel('Your code').fill('492039');
      await dialog.getByRole('button', { name: 'Reset' }).click();
      return dialog.getByText('Please correct the highlighted fields');
    },
  },
  {
    name: 'console-administrators-link',
    as: 'administrator',
    open: async (page, at) => {
      await answerData(page, '/admin/administrators/reset', {
        link: `https://console.example.edu/admin/setup#${'q7Zp2Kx9'.repeat(5)}`,
        expiresAt: '2026-12-02T06:00:00.000Z',
        isMailed: true,
      });
      const dialog = await openDialog(page, at, `Reset: ${LONG_NAME}`);
      await dialog.getByRole('textbox', { name: 'Your password' }).fill('a password');
      await dialog.getByLabel('Your code').fill('492039');
      await dialog.getByRole('button', { name: 'Reset' }).click();
      return page.getByLabel('Set-up link', { exact: true });
    },
  },
  {
    name: 'console-setup-refused',
    as: 'visitor',
    open: async (page, at) => {
      await answerFields(page, '/admin/auth/completeSetup', {
        token: 'This link has been used, or is too old. Ask an administrator for another one.',
      });
      await sendSetup(page, at);
      return page.getByRole('alert');
    },
  },
  {
    name: 'console-setup-done',
    as: 'visitor',
    open: async (page, at) => {
      await answerData(page, '/admin/auth/completeSetup', { userName: LONG_NAME });
      await sendSetup(page, at);
      return page.getByRole('link', { name: 'Go to the login' });
    },
  },
  {
    name: 'console-setup-incomplete',
    as: 'visitor',
    open: async (page, { consoleUrl }) => {
      await page.goto(`${consoleUrl}/setup`);
      return page.getByRole('alert');
    },
  },
];
