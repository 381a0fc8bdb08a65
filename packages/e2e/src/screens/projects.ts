import type { Page } from '@playwright/test';
import { answerWith } from '../steps.ts';
import { expectPicturesLoaded, openSite, openText, type Screen } from './screen.ts';

const FAILED = 'Something went wrong. Please try again.';

/** Opens the details of a project from the list, as members find it. */
async function openDetails(page: Page, origin: string, title: string) {
  await openSite(page, `${origin}/dashboard/projects`, 'heading', title);
  await page.getByRole('link', { name: title }).click();
}

/** Projects: the list, one of them, its form, joining, and what visitors see. */
export const projectScreens: Screen[] = [
  {
    name: 'projects',
    as: 'member',
    open: async (page, { memberOrigin, projectTitle }) => {
      const title = await openSite(page, `${memberOrigin}/dashboard/projects`, 'heading', projectTitle);
      await expectPicturesLoaded(page);
      return title;
    },
  },
  {
    name: 'projects-mine',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, `${memberOrigin}/dashboard/projects?show=mine`, 'You are on no project yet'),
  },
  {
    name: 'projects-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/projects/getProjects', 500, FAILED);
      return openText(page, `${memberOrigin}/dashboard/projects`, 'Failed to fetch projects');
    },
  },
  {
    name: 'project',
    as: 'member',
    open: async (page, { memberOrigin, projectTitle }) => {
      await openDetails(page, memberOrigin, projectTitle);
      const team = page.getByRole('region', { name: 'Team' });
      await team.waitFor();
      await expectPicturesLoaded(page);
      return team;
    },
  },
  {
    name: 'project-join',
    as: 'member',
    open: async (page, { memberOrigin, projectTitle }) => {
      await openDetails(page, memberOrigin, projectTitle);
      await page.getByRole('region', { name: 'Team' }).waitFor();
      return openText(page, `${page.url()}?join=a-code`, /Your name will show on/);
    },
  },
  {
    name: 'project-form',
    as: 'member',
    open: async (page, { memberOrigin, projectTitle }) => {
      await openSite(page, `${memberOrigin}/dashboard/projects`, 'heading', projectTitle);
      await page.getByRole('button', { name: 'Show a project' }).click();
      return page.getByRole('textbox', { name: 'In one sentence' });
    },
  },
  {
    name: 'project-missing',
    as: 'visitor',
    open: (page, { memberOrigin }) => openText(page, `${memberOrigin}/projects/999999`, 'Project not found'),
  },
];
