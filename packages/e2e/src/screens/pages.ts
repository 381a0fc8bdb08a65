import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import type { SampleContent } from '../sample-content.ts';
import { answerWith } from '../steps.ts';
import { expectPicturesLoaded, openSite, openText, type Screen } from './screen.ts';

/** The screens for pages: the list, the form, and a page with its feed. */
export const pagesScreens: Screen[] = [
  { name: 'pages', as: 'member', open: openList },
  {
    name: 'pages-mine',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, `${memberOrigin}/dashboard/pages?show=mine`, 'Its name is as long as names may be.'),
  },
  {
    name: 'pages-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/pages/getAllPages', 500, 'Something went wrong. Please try again.');
      return openText(page, `${memberOrigin}/dashboard/pages`, 'An error occurred while fetching pages');
    },
  },
  {
    name: 'page-create',
    as: 'member',
    open: async (page, at) => {
      await openList(page, at);
      await page.getByRole('button', { name: 'Create Page' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create Page' });
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      return dialog.getByText('Title is required');
    },
  },
  {
    name: 'page',
    as: 'member',
    open: async (page, { memberOrigin, pageId }) => {
      await openSite(page, `${memberOrigin}/dashboard/pages/details/${pageId}`, 'button', 'Follow');
      const noFeeds = page.getByText('No feeds to display');
      await expect(noFeeds).toBeVisible();
      await expectPicturesLoaded(page);
      return noFeeds;
    },
  },
  {
    name: 'page-followed',
    as: 'member',
    open: async (page, { memberOrigin, followedId }) => {
      // Through the feed, as members come: its page names have loaded the font of the long Hindi title.
      await page.goto(`${memberOrigin}/dashboard?feed=following`);
      await page.locator(`a[href$="/pages/details/${followedId}"]`).first().click();
      const bell = page.getByRole('button', { name: 'Notify me of new posts' });
      await expect(bell).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectPicturesLoaded(page);
      return bell;
    },
  },
  {
    name: 'page-pinned',
    as: 'member',
    open: async (page, { memberOrigin, followedId }) => {
      await page.goto(`${memberOrigin}/dashboard/pages/details/${followedId}`);
      const pinned = page.getByRole('region', { name: 'Pinned posts' });
      await pinned.getByRole('button', { name: 'Strings for beginners.' }).click();
      await expectPicturesLoaded(page);
      return pinned.getByRole('link', { name: 'Open post' });
    },
  },
  { name: 'page-own', as: 'member', open: openOwn },
  {
    name: 'page-edit',
    as: 'member',
    open: async (page, at) => {
      await openOwn(page, at);
      await page.getByRole('button', { name: 'Edit Page' }).click();
      return page.getByRole('dialog', { name: 'Edit Page' });
    },
  },
  {
    name: 'page-delete',
    as: 'member',
    open: async (page, at) => {
      await openOwn(page, at);
      await page.getByRole('button', { name: 'Delete Page' }).click();
      return page.getByRole('alertdialog', { name: 'Delete page' });
    },
  },
  {
    name: 'page-people',
    as: 'member',
    open: (page, { memberOrigin, ownPageId }) =>
      openText(page, `${memberOrigin}/dashboard/pages/details/${ownPageId}/people`, 'Only you see this.'),
  },
  {
    name: 'page-offered',
    as: 'member',
    open: (page, { memberOrigin, followedId }) =>
      openSite(page, `${memberOrigin}/dashboard/pages/details/${followedId}/people`, 'button', 'Take over'),
  },
  {
    name: 'page-failed',
    as: 'member',
    open: async (page, { memberOrigin, pageId }) => {
      await answerWith(page, '/user/pages/getPageById', 500, 'Something went wrong. Please try again.');
      return openText(
        page,
        `${memberOrigin}/dashboard/pages/details/${pageId}`,
        'Failed to fetch page details',
      );
    },
  },
  {
    name: 'page-not-found',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, `${memberOrigin}/dashboard/pages/details/999999999`, 'Page not found'),
  },
];

async function openList(page: Page, { memberOrigin }: Environment): Promise<Locator> {
  await page.goto(`${memberOrigin}/dashboard/pages`);
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  await expectPicturesLoaded(page);
  return first;
}

async function openOwn(
  page: Page,
  { memberOrigin, ownPageId }: Environment & SampleContent,
): Promise<Locator> {
  await openSite(page, `${memberOrigin}/dashboard/pages/details/${ownPageId}`, 'button', 'Edit Page');
  const noFeeds = page.getByText('No feeds to display');
  await expect(noFeeds).toBeVisible();
  return noFeeds;
}
