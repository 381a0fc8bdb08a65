import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import { changeAnswer } from '../steps.ts';
import type { Screen } from './screen.ts';
import { caseOf, decided, fromNow, MINUTE_MS, waiting } from './review-cases.ts';

/** Opens the queue with made-up cases; with an id, that case. */
async function openReview(page: Page, { consoleUrl }: Environment, id?: string, list = ''): Promise<void> {
  await changeAnswer(page, '/admin/review/getCases', () => {
    const cases = list === '' ? waiting() : decided();
    const pagination = {
      total: 23,
      totalPages: 3,
      currentPage: 1,
      limit: 10,
      hasNextPage: true,
      hasPrevPage: false,
    };
    return { data: { cases, pagination } };
  });
  await page.route('**/admin/review/getCase', async (route) => {
    const { id: asked } = route.request().postDataJSON() as { id: string };
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { success: true, data: caseOf(asked) },
    });
  });
  await page.goto(`${consoleUrl}/review?${list}${id === undefined ? '' : `&case=${id}`}`);
}

async function openCase(page: Page, at: Environment, id: string, list?: string): Promise<Locator> {
  await openReview(page, at, id, list);
  const heading = page.getByRole('article').getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeVisible();
  return heading;
}

/** The screens of the review queue. */
export const reviewScreens: Screen[] = [
  {
    name: 'console-review',
    as: 'administrator',
    open: async (page, at) => {
      await openReview(page, at);
      const list = page.getByRole('list', { name: 'Cases' });
      await expect(list).toBeVisible();
      return list;
    },
  },
  {
    name: 'console-review-empty',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      const none = {
        total: 0,
        totalPages: 0,
        currentPage: 1,
        limit: 10,
        hasNextPage: false,
        hasPrevPage: false,
      };
      await changeAnswer(page, '/admin/review/getCases', () => ({ data: { cases: [], pagination: none } }));
      await page.goto(`${consoleUrl}/review?list=decided`);
      const title = page.getByText('Nothing is decided yet');
      await expect(title).toBeVisible();
      return title;
    },
  },
  { name: 'console-review-grave', as: 'administrator', open: (page, at) => openCase(page, at, '1') },
  {
    name: 'console-review-violation',
    as: 'administrator',
    open: async (page, at) => {
      const heading = await openCase(page, at, '6');
      await heading.focus();
      await page.keyboard.press('6');
      await page.keyboard.press('r');
      await page.keyboard.press('w');
      await expect(page.getByRole('button', { name: /^Warn/ })).toHaveAttribute('aria-pressed', 'true');
      return heading;
    },
  },
  {
    name: 'console-review-hide-all',
    as: 'administrator',
    open: async (page, at) => {
      const heading = await openCase(page, at, '6');
      await heading.focus();
      await page.keyboard.press('4');
      await page.keyboard.press('s');
      const box = page.getByRole('checkbox', { name: /^Hide all/ });
      await box.check();
      return box;
    },
  },
  {
    name: 'console-review-decided-one',
    as: 'administrator',
    open: async (page, at) => {
      await page.route('**/admin/review/decide', (route) =>
        route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
          json: { success: true, message: 'Decided', data: { undoableUntil: fromNow(10 * MINUTE_MS) } },
        }),
      );
      const heading = await openCase(page, at, '2');
      await heading.focus();
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
      const notice = page.getByText(/^Decided\. Next/);
      await expect(notice).toBeVisible();
      return notice;
    },
  },
  {
    name: 'console-review-child',
    as: 'administrator',
    open: async (page, at) => {
      const heading = await openCase(page, at, '10');
      await heading.focus();
      await page.keyboard.press('d');
      await expect(page.getByRole('button', { name: /^No violation/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      return heading;
    },
  },
  {
    name: 'console-review-notes',
    as: 'administrator',
    open: async (page, at) => {
      await openCase(page, at, '6');
      const notes = page.getByRole('region', { name: 'Notes' });
      await notes.scrollIntoViewIfNeeded();
      await expect(notes).toBeVisible();
      return notes;
    },
  },
  {
    name: 'console-review-reveal',
    as: 'administrator',
    open: async (page, at) => {
      await openCase(page, at, '10');
      await page.getByRole('button', { name: 'Who is reporter 1?' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      return dialog;
    },
  },
  {
    name: 'console-review-referral',
    as: 'administrator',
    open: async (page, at) => {
      await openCase(page, at, '10');
      await page.getByRole('button', { name: 'Record whom you told' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      return dialog;
    },
  },
  { name: 'console-review-reply', as: 'administrator', open: (page, at) => openCase(page, at, '3') },
  { name: 'console-review-internship', as: 'administrator', open: (page, at) => openCase(page, at, '12') },
  { name: 'console-review-application', as: 'administrator', open: (page, at) => openCase(page, at, '13') },
  { name: 'console-review-appeal', as: 'administrator', open: (page, at) => openCase(page, at, '4') },
  {
    name: 'console-review-decided',
    as: 'administrator',
    open: (page, at) => openCase(page, at, '7', 'list=decided'),
  },
  {
    name: 'console-review-keys',
    as: 'administrator',
    open: async (page, at) => {
      await openCase(page, at, '3');
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Keys in Review' });
      await expect(help).toBeVisible();
      return help;
    },
  },
];
