import type { Page } from '@playwright/test';
import { answerData } from './answers.ts';

/** Made-up openings, as the API answers them. */
export const TITLE = 'Product design intern';
export const HINDI = 'छात्रावास के बच्चों को गणित पढ़ाने वाले स्वयंसेवक चाहिए';
/** As long as a title may be. */
export const LONG_TITLE =
  'Embedded firmware and hardware bring-up intern for a rain gauge network that hostel roofs across Pune carry each monsoon';
const DAY_MS = 24 * 60 * 60_000;
const INDIA_MS = 5.5 * 60 * 60_000;
export const inDays = (days: number) =>
  new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

const page = { id: '20', title: 'Umbrella Studio', category: 'Organization', imageUrl: null };
export const opening = (rest: object = {}) => ({
  ...{ id: '7', kind: 'internship', title: TITLE, field: 'design', mode: 'hybrid', city: 'Pune' },
  ...{ hoursWeek: 20, weeks: 8, schedule: '', startsOn: null, closesOn: inDays(3), places: 2, state: 'open' },
  ...{ stipendMin: 8000, stipendMax: 10_000, isSaved: false, canManage: false, Page: page, Project: null },
  applicationState: null,
  ...{ createdAt: '2026-11-20T06:00:00.000Z', openedAt: '2026-11-20T08:00:00.000Z' },
  ...rest,
});
export const pagination = (total: number) => ({
  ...{ total, totalPages: total === 0 ? 0 : 1, currentPage: 1, limit: 10 },
  ...{ hasNextPage: false, hasPrevPage: false },
});

/** The details of an opening, for its manager without applicants. */
export async function answerDetails(at: Page, rest: object = {}): Promise<void> {
  await answerData(at, '/user/openings/getOpening', {
    ...opening(),
    about: `You draw the pages on which students find their way.\n\nSee https://umbrella.example. ${HINDI}`,
    ...{ questions: ['Which site did you build before?'], reason: null, application: null },
    ...{ answering: { answered: 23, applications: 25, days: 3 }, applications: null, waiting: null },
    version: '4',
    ...rest,
  });
  await answerData(at, '/user/applications/getApplicants', {
    ...{ applicants: [], counts: [] },
    pagination: pagination(0),
  });
}
