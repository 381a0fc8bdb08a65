import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import type { SampleContent } from '../sample-content.ts';
import { answerWith } from '../steps.ts';
import { answerData } from './answers.ts';
import { openSite, openText, type Screen } from './screen.ts';

/** The screens for muting, blocking and reporting, and for what became of it. */
export const safetyScreens: Screen[] = [
  {
    name: 'block-question',
    as: 'member',
    open: async (page, at) => {
      const block = await openPersonMenu(page, at);
      await block.press('Enter');
      return page.getByRole('alertdialog', { name: /^Block / });
    },
  },
  {
    name: 'profile-blocked',
    as: 'member',
    open: (page, { memberOrigin, blockedId }) =>
      openText(page, `${memberOrigin}/dashboard/profile?userId=${blockedId}`, /^You blocked /),
  },
  {
    name: 'account-safety',
    as: 'member',
    open: async (page, at) => {
      const row = (await openSafety(page, at)).getByRole('listitem').last();
      await row.scrollIntoViewIfNeeded();
      return row;
    },
  },
  {
    name: 'account-safety-failed',
    as: 'member',
    open: async (page, at) => {
      await answerWith(page, '/user/safety/getRelations', 500, 'Something went wrong. Please try again.');
      await openSite(page, `${at.memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      const failed = page.getByText('Failed to fetch the list');
      await expect(failed).toBeVisible();
      await failed.evaluate((box) => box.scrollIntoView({ block: 'start' }));
      return failed;
    },
  },
  {
    name: 'report',
    as: 'member',
    open: async (page, at) => (await openReport(page, at)).getByRole('radio', { name: 'Scam or fake offer' }),
  },
  {
    name: 'report-failed',
    as: 'member',
    open: async (page, at) => {
      await answerWith(page, '/user/safety/report', 500, 'Something went wrong. Please try again.');
      const dialog = await openReport(page, at);
      await dialog.getByRole('textbox').fill('He asks everybody for five hundred rupees.');
      await dialog.getByRole('radio', { name: 'Scam or fake offer' }).check();
      await dialog.getByRole('button', { name: 'Send' }).click();
      return dialog.getByText(/^Your report was not sent/);
    },
  },
  {
    name: 'report-sent',
    as: 'member',
    open: async (page, at) => (await sendReport(page, at, 'Spam')).getByText(/^Thank you/),
  },
  {
    name: 'report-helplines',
    as: 'member',
    open: async (page, at) => (await sendReport(page, at, 'Suicide or self-harm')).getByText('14416'),
  },
  {
    name: 'post-reported',
    as: 'member',
    open: async (page, at) => {
      await (await sendReport(page, at, 'Spam')).getByRole('button', { name: 'Done' }).click();
      return page.getByRole('button', { name: 'Show again' });
    },
  },
  {
    name: 'account-decisions',
    as: 'member',
    open: async (page, at) => {
      await answerData(page, '/user/safety/getReports', { reports: OWN_REPORTS, pagination: ONE_PAGE });
      await answerData(page, '/user/safety/getDecisions', { decisions: decisions(), pagination: ONE_PAGE });
      await page.goto(`${at.memberOrigin}/dashboard/account-settings#safety`);
      await page.getByRole('button', { name: 'Ask for a second look' }).first().click();
      const field = page.getByRole('textbox', { name: 'Why should somebody look again?' });
      await field.evaluate((input) => input.scrollIntoView({ block: 'center' }));
      return field;
    },
  },
];

const ONE_PAGE = {
  total: 3,
  totalPages: 1,
  currentPage: 1,
  limit: 10,
  hasNextPage: false,
  hasPrevPage: false,
};

const OWN_REPORTS = [
  {
    id: '4',
    kind: 'post',
    reason: 'scam',
    text: 'They want five hundred rupees before the interview.',
    hasActed: null,
  },
  { id: '3', kind: 'member', reason: 'impersonation', text: '', hasActed: true },
  { id: '2', kind: 'comment', reason: 'private_data', text: 'यह मेरा नंबर है', hasActed: false },
].map((report) => ({ ...report, at: '2026-11-20T05:00:00.000Z' }));

/** Decisions in every state; the first can still be appealed. */
const decisions = () =>
  [
    {
      excerpt:
        'Remote internship, 20,000 a month. Pay the registration fee of 500 rupees today to keep your seat.',
      rule: 6,
      measure: 'warning',
      note: 'Nobody may ask students for a fee for an internship.',
      appealUntil: new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString(),
    },
    {
      kind: 'comment',
      excerpt: 'तुम लोग वापस जाओ',
      rule: 2,
      state: 'appealed',
      appeal: 'It was a joke among friends.',
    },
    {
      kind: 'member',
      excerpt: 'Third year, the account of the other Imran',
      rule: 4,
      measure: 'suspension',
      hidesAll: true,
      until: '2026-12-20T05:00:00.000Z',
      isRemoved: false,
    },
    { excerpt: '', rule: 3, state: 'overturned', appeal: 'It is a painting.', reply: 'It is. We are sorry.' },
    { excerpt: 'I cannot go on like this.', outcome: 'send_help', isRemoved: false },
  ].map((decision, index) => ({
    ...{ id: String(index), kind: 'post', targetId: '7', at: '2026-11-20T05:00:00.000Z', state: 'decided' },
    ...{
      outcome: 'violation',
      isRemoved: true,
      measure: null,
      hidesAll: false,
      until: null,
      rule: null,
      note: null,
    },
    ...{ appealUntil: null, appeal: null, reply: null },
    ...decision,
  }));

/** Opens the dialog that reports the newest post of the member with the longest name. */
async function openReport(page: Page, at: Environment & SampleContent): Promise<Locator> {
  await openPersonMenu(page, at);
  await page.getByRole('menuitem', { name: 'Report' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function sendReport(page: Page, at: Environment & SampleContent, reason: string): Promise<Locator> {
  await answerData(page, '/user/safety/report', { reportId: '1', dueAt: '2026-11-30T06:30:00.000Z' });
  const dialog = await openReport(page, at);
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  const sent = page.getByRole('dialog', { name: 'Report sent' });
  await expect(sent).toBeVisible();
  return sent;
}

/** Opens account settings and returns the list of muted and blocked members. */
async function openSafety(page: Page, { memberOrigin }: Environment): Promise<Locator> {
  await page.goto(`${memberOrigin}/dashboard/account-settings#safety`);
  const list = page.getByRole('list', { name: 'Muted and blocked people' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list;
}

/** Opens the menu at the newest post of the member with the longest name, and returns its last item. */
async function openPersonMenu(
  page: Page,
  { memberOrigin, strangerId }: Environment & SampleContent,
): Promise<Locator> {
  await page.goto(`${memberOrigin}/dashboard/profile?userId=${strangerId}`);
  const post = page.getByRole('article').first();
  await post.getByRole('button', { name: /^Options for / }).click();
  const block = page.getByRole('menuitem', { name: /^Block / });
  await expect(block).toBeVisible();
  return block;
}
