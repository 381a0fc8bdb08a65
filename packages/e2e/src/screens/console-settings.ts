import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import { changeAnswer } from '../steps.ts';
import { openSite, openText, type Screen } from './screen.ts';

/** The console's screens of settings. */
export const consoleSettingsScreens: Screen[] = [
  {
    name: 'console-settings-open',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await page.goto(`${consoleUrl}/settings`);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'Rate limits' })).toBeVisible();
      const folds = [
        'Version',
        'Jobs',
        'Mails, devices and live updates',
        'Addresses and ports',
        'Rate limits',
        'Other',
      ];
      for (const name of folds) {
        await main.getByRole('button', { name, exact: true }).click();
      }
      return page.getByText('LIMIT_COMMENT', { exact: true });
    },
  },
  {
    name: 'console-settings',
    as: 'administrator',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/settings`, 'heading', 'Configuration'),
  },
  {
    name: 'console-settings-failing',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      const job = {
        name: 'clean media',
        every: 60,
        startedAt: '2026-11-20T05:30:00.000Z',
        succeededAt: null,
        error: `The object store at https://store.example did not answer: ${'connect ECONNREFUSED '.repeat(8)}`,
      };
      const mails = {
        waiting: 1_204,
        retried: 1_198,
        oldestAt: '2026-11-20T05:30:00.000Z',
        handedOver: 20_451,
        refused: 17,
        givenUp: 3,
        unclear: 1,
      };
      const pushes = {
        isOn: true,
        devices: 18_310,
        failingDevices: 12,
        waiting: 4,
        sent: 90_112,
        dropped: 2,
        gone: 31,
      };
      const delivery = { mails, pushes, streams: { open: 4_999, most: 5_000 } };
      await changeAnswer(page, '/admin/settings/get', ({ data }) => ({
        data: { ...data, jobs: [job], delivery },
      }));
      return openText(page, `${consoleUrl}/settings`, 'Failing: clean media');
    },
  },
  {
    name: 'console-settings-maintenance',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await page.goto(`${consoleUrl}/settings`);
      await page.getByRole('button', { name: 'Start maintenance' }).click();
      return page.getByRole('dialog', { name: 'Start maintenance?' });
    },
  },
  {
    name: 'console-grievances',
    as: 'administrator',
    open: async (page, at) => {
      await openGrievances(page, at);
      return page.getByRole('list', { name: 'Waiting' });
    },
  },
  {
    name: 'console-grievances-answer',
    as: 'administrator',
    open: async (page, at) => {
      await openGrievances(page, at);
      await page.getByRole('button', { name: 'Answer grievance 7KQ2-5WXA' }).click();
      const dialog = page.getByRole('dialog', { name: 'Answer grievance 7KQ2-5WXA' });
      await dialog
        .getByRole('textbox', { name: 'Your answer' })
        .fill('हमने फिर से देखा। The suspension was lifted.');
      return dialog;
    },
  },
  {
    name: 'console-words',
    as: 'administrator',
    open: openWords,
  },
  {
    name: 'console-words-add',
    as: 'administrator',
    open: async (page, at) => {
      await openWords(page, at);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a word or phrase' });
      await dialog.getByRole('textbox', { name: 'Word or phrase' }).fill('शुल्क जमा करें');
      await dialog.getByRole('radio', { name: 'Hide posts until somebody decides' }).check();
      return dialog;
    },
  },
];

/** Words of both kinds, one of them long, one in Hindi. */
const WORDS = [
  { pattern: 'registration fee', wholeWord: false, action: 'hold' },
  { pattern: 'पंजीकरण शुल्क', wholeWord: true, action: 'report' },
  {
    pattern: 'send the amount to this number before midnight or the seat goes to somebody else',
    wholeWord: false,
    action: 'report',
  },
].map((rule, index) => ({ id: String(index + 1), ...rule }));

async function openWords(page: Page, { consoleUrl }: Environment): Promise<Locator> {
  await changeAnswer(page, '/admin/words/get', () => ({ data: { rules: WORDS } }));
  await page.goto(`${consoleUrl}/settings/words`);
  const list = page.getByRole('list', { name: 'Words and phrases' });
  await expect(list.getByRole('listitem')).toHaveCount(WORDS.length);
  return list;
}

/** A late grievance in Hindi with a long word, and one that is not late. */
const GRIEVANCES = [
  {
    reference: '7KQ2-5WXA',
    name: 'अनन्या त्रिपाठी',
    email: 'ananya.tripathi.of.the.second.year@hariyali-institute-of-technology.example',
    text: 'मेरा खाता बिना कारण बताए निलंबित कर दिया गया।\n\nNo reason was given, and nobody answers at https://hariyali-institute-of-technology.example/students/grievances/2026/suspensions.',
    dueAt: '2026-01-05T09:00:00.000Z',
  },
  {
    reference: 'QZ4M-HT6P',
    name: 'Rohan',
    email: 'rohan@example.in',
    text: 'A page uses my photograph.',
    dueAt: '2126-01-05T09:00:00.000Z',
  },
].map((one) => ({
  ...one,
  ...{ state: 'open', sentAt: '2025-12-29T09:00:00.000Z', answer: null, answeredAt: null, answeredBy: null },
}));

async function openGrievances(page: Page, { consoleUrl }: Environment): Promise<void> {
  await changeAnswer(page, '/admin/grievances/get', ({ data }) => ({
    data: { ...data, grievances: GRIEVANCES, pagination: { total: GRIEVANCES.length } },
  }));
  await page.goto(`${consoleUrl}/settings/grievances`);
  await expect(page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')).toHaveCount(
    GRIEVANCES.length,
  );
}
