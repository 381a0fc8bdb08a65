import type { Page } from '@playwright/test';
import { answerData } from './answers.ts';
import { answerDetails, HINDI, inDays, LONG_TITLE, opening, pagination, TITLE } from './opening-answers.ts';
import { openSite, openText, type Screen } from './screen.ts';

const HOUR_MS = 60 * 60_000;
const earlier = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const NOTE =
  'I drew the signs for our hostel fair, and would like to learn how you test them with people.\n\nThe second one failed.';

const applicant = {
  ...{ id: '3', name: 'Thiruvengadathan Subramaniam Venkataraghavan' },
  UserProfile: { profileUrl: null, title: 'Second year, design' },
};
const application = (rest: object = {}) => ({
  ...{ id: '51', title: TITLE, organisation: 'Umbrella Studio', kind: 'internship', openingId: '7' },
  ...{ state: 'applied', isEnded: false, isNew: false, createdAt: earlier(90), updatedAt: earlier(50) },
  ...{ seenAt: earlier(50), answeredAt: null },
  ...rest,
});
export const details = (rest: object = {}) => ({
  ...application(),
  ...{ Applicant: applicant, isApplicant: true, note: NOTE, links: ['https://signs.example/hostel-fair'] },
  answers: [{ question: 'Which site did you build before?', answer: HINDI }],
  ...{ email: null, phone: null, nextStates: ['withdrawn'], canMessage: true },
  ...{ record: null, canIssueRecord: false, canReport: true },
  events: [
    { id: '1', by: 'applicant', state: 'applied', body: null, createdAt: earlier(90) },
    { id: '2', by: 'manager', state: 'interview', body: 'Could you come on Friday?', createdAt: earlier(40) },
    { id: '3', by: 'applicant', state: null, body: HINDI, createdAt: earlier(3) },
  ],
  ...rest,
});
export const asManager = {
  ...{ isApplicant: false, nextStates: ['interview', 'offered', 'declined'] },
  ...{ email: 'thiruvengadathan.subramaniam@example.edu', phone: '9839041276' },
};

const column = (name: string, applications: readonly object[] = [], openings: readonly object[] = []) => ({
  column: name,
  total: applications.length + openings.length,
  applications,
  openings,
});
const COLUMNS = [
  column('saved', [], [opening({ closesOn: inDays(0) }), opening({ id: '8', title: LONG_TITLE })]),
  column('applied', [application({ title: HINDI })]),
  column('interview', [application({ state: 'interview', isNew: true, title: LONG_TITLE })]),
  column('offer'),
  column('closed', [
    application({ state: 'declined', isEnded: true }),
    application({ id: '52', openingId: null, isEnded: true, title: HINDI }),
  ]),
];

async function answerBoard(page: Page): Promise<void> {
  await answerData(page, '/user/applications/getBoard', { columns: COLUMNS });
  await answerData(page, '/user/applications/getColumn', { ...COLUMNS[4], pagination: pagination(2) });
}

async function openDialog(page: Page, memberOrigin: string, name: string) {
  await answerData(page, '/user/applications/get', details(asManager));
  await openSite(page, `${memberOrigin}/dashboard/applications/51`, 'heading', applicant.name);
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name }).getByRole('textbox');
}

/** Applications: applying, the own board, one application for each side, and who applied. The answers are made up. */
export const applicationScreens: Screen[] = [
  {
    name: 'apply',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerDetails(page, { title: LONG_TITLE });
      await openSite(page, `${memberOrigin}/dashboard/internships/details/7`, 'heading', LONG_TITLE);
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      return page.getByRole('dialog').getByRole('textbox', { name: 'Why you' });
    },
  },
  {
    name: 'opening-applied',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      const own = { id: '51', state: 'applied', createdAt: earlier(90), seenAt: earlier(50) };
      await answerDetails(page, { application: { ...own, canApplyAgain: false } });
      return openText(page, `${memberOrigin}/dashboard/internships/details/7`, /Seen 2 days ago/);
    },
  },
  {
    name: 'board',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerBoard(page);
      await page.goto(`${memberOrigin}/dashboard/internships?show=board`);
      return page.getByText('Interview 1');
    },
  },
  {
    name: 'board-closed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerBoard(page);
      return openText(
        page,
        `${memberOrigin}/dashboard/internships?show=board&column=closed`,
        'The opening was removed',
      );
    },
  },
  {
    name: 'applicants',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerDetails(page, { canManage: true, applications: 2, waiting: 1 });
      await answerData(page, '/user/applications/getApplicants', {
        applicants: ['applied', 'interview'].map((state, index) => ({
          ...{ id: String(index), Applicant: applicant, state, isNew: index === 0 },
          ...{ createdAt: earlier(90), updatedAt: earlier(50) },
        })),
        counts: [
          { state: 'applied', total: 1 },
          { state: 'interview', total: 1 },
        ],
        pagination: pagination(2),
      });
      return openSite(page, `${memberOrigin}/dashboard/internships/details/7`, 'heading', 'Applicants');
    },
  },
  {
    name: 'application',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerData(page, '/user/applications/get', details({ title: LONG_TITLE }));
      return openSite(page, `${memberOrigin}/dashboard/applications/51`, 'heading', LONG_TITLE);
    },
  },
  {
    name: 'application-manager',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerData(page, '/user/applications/get', details(asManager));
      return openSite(page, `${memberOrigin}/dashboard/applications/51`, 'heading', applicant.name);
    },
  },
  {
    name: 'application-decline',
    as: 'member',
    open: (page, { memberOrigin }) => openDialog(page, memberOrigin, 'Decline'),
  },
  {
    name: 'application-report',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerData(page, '/user/applications/get', details(asManager));
      await openSite(page, `${memberOrigin}/dashboard/applications/51`, 'heading', applicant.name);
      await page.getByRole('button', { name: 'Options for this application' }).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
      return page.getByRole('dialog').getByText(/^Moderators see what/);
    },
  },
];
