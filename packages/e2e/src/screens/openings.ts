import type { Locator, Page } from '@playwright/test';
import { answerWith } from '../steps.ts';
import { answerData } from './answers.ts';
import { answerDetails, HINDI, inDays, LONG_TITLE, opening, pagination, TITLE } from './opening-answers.ts';
import { openSite, openText, type Screen } from './screen.ts';

const FAILED = 'Something went wrong. Please try again.';
/** As long as it may be. */
const LONG_WORD = 'X'.repeat(80);
const OPENINGS = [
  opening({ isSaved: true }),
  opening({ id: '8', title: LONG_TITLE, closesOn: inDays(0), stipendMin: 200_000, stipendMax: 200_000 }),
  opening({ id: '9', title: HINDI, stipendMin: 0, stipendMax: 0, mode: 'remote', city: '', hoursWeek: 8 }),
];
/** In wide windows, the first stands beside the list. */
async function answerOpenings(at: Page, openings: readonly object[]): Promise<void> {
  await answerData(at, '/user/openings/getOpenings', { openings, pagination: pagination(openings.length) });
  await answerDetails(at, openings[0]);
}

const hasRoomBeside = (at: Page) => (at.viewportSize()?.width ?? 0) >= 1200;

/** Opens a list, and waits for the opening beside it where there is room. */
async function openList(at: Page, url: string, title: string): Promise<Locator> {
  const link = await openSite(at, url, 'link', title);
  if (hasRoomBeside(at)) await at.getByRole('heading', { name: 'About the work' }).waitFor();
  return link;
}

/** Internships, voluntary work and roles: lists, details and the form. The answers are made up, in every state. */
export const openingScreens: Screen[] = [
  {
    name: 'internships',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      await answerOpenings(at, OPENINGS);
      return openList(at, `${memberOrigin}/dashboard/internships`, TITLE);
    },
  },
  {
    name: 'internships-chosen',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      await answerOpenings(at, OPENINGS);
      await answerDetails(at, { title: LONG_TITLE, about: `${HINDI}\n\n`.repeat(20) });
      await openSite(at, `${memberOrigin}/dashboard/internships`, 'link', TITLE);
      await at.getByRole('link', { name: LONG_TITLE }).click();
      return at.getByRole('heading', { name: 'About the work' });
    },
  },
  {
    name: 'internships-beside-failed',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      await answerOpenings(at, OPENINGS);
      await answerWith(at, '/user/openings/getOpening', 500, FAILED);
      const list = `${memberOrigin}/dashboard/internships`;
      return hasRoomBeside(at)
        ? openText(at, list, 'Failed to fetch the opening')
        : openList(at, list, TITLE);
    },
  },
  {
    name: 'internships-none',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      await answerOpenings(at, []);
      return openText(at, `${memberOrigin}/dashboard/internships`, 'No internships are open now.');
    },
  },
  {
    name: 'internships-failed',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      await answerWith(at, '/user/openings/getOpenings', 500, FAILED);
      return openText(at, `${memberOrigin}/dashboard/internships`, 'Failed to fetch internships');
    },
  },
  {
    name: 'internships-own',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      const openings = (['review', 'open', 'declined', 'closed'] as const).map((state, index) =>
        opening({ id: String(index), state, canManage: true, reason: null, applications: 4, waiting: index }),
      );
      await answerData(at, '/user/openings/getOwn', { openings, pagination: pagination(4) });
      return openText(at, `${memberOrigin}/dashboard/internships?show=own`, '3 wait for an answer');
    },
  },
  {
    name: 'help-wanted',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      const help = { kind: 'volunteering', title: HINDI, stipendMin: null, stipendMax: null };
      const oneDay = { ...help, hoursWeek: null, weeks: null, schedule: 'शनिवार 5 दिसंबर, 9:00–13:00' };
      await answerOpenings(at, [
        opening({ ...help, title: LONG_TITLE, schedule: LONG_WORD }),
        // Below the other: the font of Hindi comes late and may give the title another line.
        opening({ ...oneDay, id: '8' }),
      ]);
      return openList(at, `${memberOrigin}/dashboard/community`, HINDI);
    },
  },
  {
    name: 'people-wanted',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      const role = {
        kind: 'role',
        title: 'Firmware for our line follower',
        stipendMin: null,
        stipendMax: null,
      };
      const project = { id: '3', title: 'Rekha, a line follower that stops for cats' };
      await answerOpenings(at, [opening({ ...role, Page: null, Project: project })]);
      return openList(at, `${memberOrigin}/dashboard/projects?show=wanted`, role.title);
    },
  },
  {
    name: 'opening',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      await answerDetails(at, { title: LONG_TITLE });
      return openSite(at, `${memberOrigin}/dashboard/internships/details/7`, 'heading', LONG_TITLE);
    },
  },
  {
    name: 'opening-declined',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      const reason = 'Name the person who guides the intern.';
      await answerDetails(at, { state: 'declined', canManage: true, reason, applications: 0, waiting: 0 });
      return openText(at, `${memberOrigin}/dashboard/internships/details/7`, /^Declined: Name the person/);
    },
  },
  {
    name: 'opening-form',
    as: 'member',
    open: async (at, { memberOrigin }) => {
      await answerDetails(at, { canManage: true, applications: 0, waiting: 0 });
      await openSite(at, `${memberOrigin}/dashboard/internships/details/7`, 'heading', TITLE);
      await at.getByRole('button', { name: 'Edit', exact: true }).click();
      return at.getByRole('textbox', { name: 'Title', exact: true });
    },
  },
];
