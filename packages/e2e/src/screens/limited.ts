import { expect, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import type { SampleContent } from '../sample-content.ts';
import { answerWith, changeAnswer, holdNotice } from '../steps.ts';
import { answerData } from './answers.ts';
import type { Screen } from './screen.ts';

const UNTIL = '2099-12-03T06:30:00.000Z';

/** Lets the member be limited, as the site sees it. */
const limit = (page: Page) =>
  changeAnswer(page, '/user/profile/get', ({ data }) => ({
    data: { ...data, limit: { until: UNTIL, rule: 2 } },
  }));

/** Presses a button that a limit has turned off. */
async function pressOff(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).first();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  // Playwright waits for buttons that are off; a person does not.
  await button.press('Enter');
}

/** Types the credentials of an account that is suspended. */
async function signInSuspended(page: Page, { memberOrigin }: Environment) {
  await page.route('**/user/auth/login', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: {
        success: false,
        message: 'This account is suspended. Please write to us if you think this is a mistake.',
        error: 'account_suspended',
        requestId: 'made-up',
      },
    }),
  );
  await page.goto(`${memberOrigin}/landing/auth/signIn`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill('lal@example.edu');
  await form.getByLabel('Password', { exact: true }).fill('a password');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  const ask = page.getByRole('button', { name: 'Ask for a second look' });
  await expect(ask).toBeVisible();
  return ask;
}

async function hold(page: Page, { memberOrigin, postId }: Environment & SampleContent) {
  await changeAnswer(page, '/user/feeds/getFeedById', ({ data }) => ({ data: { ...data, isHeld: true } }));
  await page.goto(`${memberOrigin}/dashboard/feed/${postId}`);
  return page.getByText('Your post is hidden while a moderator looks at it.');
}

/** What members see of measures and of posts that wait for a moderator. */
export const limitedScreens: Screen[] = [
  {
    name: 'limited-feed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await limit(page);
      await page.goto(`${memberOrigin}/dashboard?feed=everyone`);
      await pressOff(page, /^(Like|Unlike)/);
      await holdNotice(page);
      return page.getByRole('alert').getByText(/^You cannot post, comment or follow until/);
    },
  },
  {
    name: 'limited-pages',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await limit(page);
      await page.goto(`${memberOrigin}/dashboard/pages`);
      const create = page.getByRole('button', { name: 'Create Page' });
      await expect(create).toHaveAttribute('aria-disabled', 'true');
      return create;
    },
  },
  {
    name: 'limited-page',
    as: 'member',
    open: async (page, { memberOrigin, pageId }) => {
      await limit(page);
      await page.goto(`${memberOrigin}/dashboard/pages/details/${pageId}`);
      const follow = page.getByRole('button', { name: /^Follow/ }).first();
      await expect(follow).toHaveAttribute('aria-disabled', 'true');
      return follow;
    },
  },
  { name: 'post-held', as: 'member', open: hold },
  {
    name: 'muted',
    as: 'member',
    open: async (page, { memberOrigin, strangerId }) => {
      await answerData(page, '/user/safety/setRelation', {});
      await page.goto(`${memberOrigin}/dashboard/profile?userId=${strangerId}`);
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Options for / })
        .click();
      await page.getByRole('menuitem', { name: /^Mute (?!this)/ }).press('Enter');
      await holdNotice(page);
      return page.getByRole('button', { name: 'Undo' });
    },
  },
  { name: 'auth-suspended', as: 'visitor', open: signInSuspended },
  {
    name: 'auth-second-look',
    as: 'visitor',
    open: async (page, at) => {
      await (await signInSuspended(page, at)).click();
      const field = page.getByRole('textbox', { name: 'Why should somebody look again?' });
      await field.fill(
        'यह मैंने नहीं लिखा था। My room-mate used my phone that evening, and has said so to the warden.',
      );
      return field;
    },
  },
  {
    name: 'auth-second-look-failed',
    as: 'visitor',
    open: async (page, at) => {
      await answerWith(page, '/user/safety/appealSuspension', 500, 'Something went wrong. Please try again.');
      await (await signInSuspended(page, at)).click();
      await page.getByRole('textbox', { name: 'Why should somebody look again?' }).fill('It was not me.');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      return page.getByText(/Something went wrong/);
    },
  },
];
