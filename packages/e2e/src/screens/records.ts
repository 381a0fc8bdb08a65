import type { Page } from '@playwright/test';
import { answerData } from './answers.ts';
import { asManager, details } from './applications.ts';
import { HINDI, LONG_TITLE, pagination } from './opening-answers.ts';
import { openSite, openText, type Screen } from './screen.ts';

const ROLE = 'Web developer for the hostel fair';
const REASON = 'The dates were wrong. There is a new record.';
/** As long as it may be, for a role of 100 characters. */
const LONG_ROLE = LONG_TITLE.slice(0, 100).trim();
const record = (rest: object = {}) => ({
  ...{ serial: 'kQ3vXo2bT0y7mJd5wLr8Hg', kind: 'internship', holder: 'Ananya Deshpande' },
  ...{ page: { id: '20', name: 'Umbrella Studio' }, issuer: 'Thiruvengadathan Subramaniam', role: ROLE },
  done: 'Built the pages on which 400 students registered for our workshops, and ran them for two months.',
  ...{ hours: 120, from: '2026-06-01', to: '2026-07-26', state: 'accepted', reason: null, revokedBy: null },
  ...{ issuedAt: '2026-07-27T05:30:00.000Z', acceptedAt: '2026-07-27T09:12:00.000Z', revokedAt: null },
  code: 'made.up.code',
  ...rest,
});
export const RECORDS = [
  record({
    serial: 'a',
    state: 'offered',
    acceptedAt: null,
    code: null,
    role: HINDI,
    done: `${HINDI}\n${HINDI}`,
  }),
  record(),
  record({
    serial: 'c',
    kind: 'volunteering',
    role: LONG_ROLE,
    page: { id: null, name: LONG_ROLE },
    hours: null,
  }),
  record({
    serial: 'd',
    ...{ state: 'revoked', revokedBy: 'page', revokedAt: '2026-08-02T05:30:00.000Z', reason: REASON },
  }),
];

async function answerRecords(page: Page, records: readonly object[]): Promise<void> {
  await answerData(page, '/user/records/getRecords', { records, pagination: pagination(records.length) });
}

/** Records: the member's own, on a profile, and what a page's manager does about one. The answers are made up. */
export const recordScreens: Screen[] = [
  {
    name: 'records',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerRecords(page, RECORDS);
      return openSite(page, `${memberOrigin}/dashboard/community?show=records`, 'heading', HINDI);
    },
  },
  {
    name: 'records-none',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerRecords(page, []);
      return openText(page, `${memberOrigin}/dashboard/community?show=records`, 'No records yet');
    },
  },
  {
    name: 'profile-records',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerRecords(page, [record()]);
      return openSite(page, `${memberOrigin}/dashboard/profile`, 'heading', ROLE);
    },
  },
  {
    name: 'issue-record',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      const rest = { ...asManager, state: 'accepted', nextStates: [], canIssueRecord: true };
      await answerData(page, '/user/applications/get', details(rest));
      await openSite(page, `${memberOrigin}/dashboard/applications/51`, 'button', 'Issue a record');
      await page.getByRole('button', { name: 'Issue a record', exact: true }).click();
      return page.getByRole('dialog').getByRole('textbox', { name: 'What they did' });
    },
  },
  {
    name: 'revoke-record',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      const has = { record: { serial: 'a', state: 'accepted' }, state: 'completed', isEnded: true };
      await answerData(page, '/user/applications/get', details({ ...asManager, ...has, nextStates: [] }));
      await openSite(page, `${memberOrigin}/dashboard/applications/51`, 'button', 'Revoke the record');
      await page.getByRole('button', { name: 'Revoke the record', exact: true }).click();
      return page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
    },
  },
  {
    name: 'application-record-offered',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      const has = { record: { serial: 'a', state: 'offered' }, state: 'completed', isEnded: true };
      await answerData(
        page,
        '/user/applications/get',
        details({ ...has, nextStates: [], canMessage: false }),
      );
      return openText(page, `${memberOrigin}/dashboard/applications/51`, 'Read the record');
    },
  },
];
