import { expect, type Locator, type Page } from '@playwright/test';
import { joinByApi } from '../api.ts';
import type { Environment } from '../environment.ts';
import { makePicture } from '../pictures.ts';
import { answerWith, rememberMember } from '../steps.ts';
import { expectPicturesLoaded, openSite, openText, type Screen } from './screen.ts';

/** The screens for profiles: the member's own, its form, and other members'. */
export const profileScreens: Screen[] = [
  {
    name: 'profile',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await openSite(page, `${memberOrigin}/dashboard/profile`, 'button', 'Edit profile');
      const post = page.getByRole('article').first();
      await expect(post).toBeVisible();
      await expectPicturesLoaded(page);
      return post;
    },
  },
  {
    name: 'profile-new',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await rememberMember(page.context(), await joinByApi('Lalrinpuii Hmar'));
      return openSite(page, `${memberOrigin}/dashboard/profile`, 'button', 'Fill it in');
    },
  },
  {
    name: 'profile-other',
    as: 'member',
    open: async (page, { memberOrigin, strangerId }) => {
      await page.goto(`${memberOrigin}/dashboard/profile?userId=${strangerId}`);
      return page.getByRole('article').first();
    },
  },
  {
    name: 'profile-not-found',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, `${memberOrigin}/dashboard/profile?userId=999999999`, 'Profile not found'),
  },
  {
    name: 'profile-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/profile/get', 500, 'Something went wrong. Please try again.');
      return openText(page, `${memberOrigin}/dashboard/profile`, 'Failed to fetch profile data');
    },
  },
  { name: 'profile-edit', as: 'member', open: openForm },
  {
    name: 'profile-edit-faults',
    as: 'member',
    open: async (page, at) => {
      await openForm(page, at);
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
      await page.getByRole('textbox', { name: 'College year' }).fill('1999');
      await page.getByRole('button', { name: 'Save changes' }).click();
      return page.getByText('Name is required', { exact: true });
    },
  },
  {
    name: 'profile-crop',
    as: 'member',
    open: async (page, at) => {
      await openForm(page, at);
      await page
        .getByLabel('Choose a picture of you')
        .setInputFiles(await makePicture('teal', 'jpeg', 1200, 800));
      return page.getByRole('application', { name: 'Part of the picture' });
    },
  },
  {
    name: 'profile-crop-cover',
    as: 'member',
    open: async (page, at) => {
      await openForm(page, at);
      await page.getByLabel('Choose a cover').setInputFiles(await makePicture('indigo', 'jpeg', 1200, 800));
      return page.getByRole('application', { name: 'Part of the picture' });
    },
  },
];

async function openForm(page: Page, { memberOrigin }: Environment): Promise<Locator> {
  await openSite(page, `${memberOrigin}/dashboard/profile`, 'button', 'Edit profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const form = page.getByRole('form', { name: 'Edit profile' });
  await expect(form).toBeVisible();
  return form;
}
