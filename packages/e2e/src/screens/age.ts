import type { Page } from '@playwright/test';
import { openSite, type Screen } from './screen.ts';

const EXPIRES = '2026-12-14T06:00:00.000Z';

/** Answers a call about the age, so that no account of the stack says anything. */
async function fake(page: Page, call: string, data: object, status = 200): Promise<void> {
  await page.route(`**/${call}`, (route) =>
    route.fulfill({
      status,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: {
        success: status < 400,
        message: 'This link does not work any more.',
        error: 'not_found',
        requestId: 'a',
        data,
      },
    }),
  );
}

const request = (firstName: string, state: string) => ({ firstName, state, expiresAt: EXPIRES });
const openRequest = async (page: Page, origin: string, data: object, status = 200) => {
  await fake(page, 'public/getGuardianRequest', data, status);
  await page.goto(`${origin}/guardian?token=x`);
};
const minor = {
  band: 'minor',
  guardianConsent: 'require',
  neededBy: EXPIRES,
  consent: {
    state: 'asked',
    method: null,
    relation: null,
    askedAt: '2026-11-30T06:00:00.000Z',
    expiresAt: EXPIRES,
    answeredAt: null,
  },
};

/** The age in the account settings, and the page for a parent or guardian. */
export const ageScreens: Screen[] = [
  {
    name: 'guardian-asked',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openRequest(page, memberOrigin, request('कृष्णकुमारी', 'asked'));
      return page.getByRole('button', { name: 'I agree' });
    },
  },
  {
    name: 'guardian-faults',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openRequest(page, memberOrigin, request('Asha', 'asked'));
      await page.getByRole('button', { name: 'I agree' }).click();
      return page.getByText('Only an adult can agree.');
    },
  },
  {
    name: 'guardian-agreed',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openRequest(page, memberOrigin, request('Venkatanarasimharajuvaripetakrishnamurthy', 'agreed'));
      return page.getByRole('button', { name: 'Take it back' });
    },
  },
  {
    name: 'guardian-expired',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openRequest(page, memberOrigin, request('Asha', 'expired'));
      return page.getByText('This request was too old.');
    },
  },
  {
    name: 'guardian-dead',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await openRequest(page, memberOrigin, {}, 404);
      return page.getByText('This link does not work any more.');
    },
  },
  {
    name: 'age-settings',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await fake(page, 'user/account/getAge', minor);
      await openSite(page, `${memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      await page.getByRole('button', { name: 'Change age' }).click();
      return page.getByRole('button', { name: 'Ask them' });
    },
  },
];
