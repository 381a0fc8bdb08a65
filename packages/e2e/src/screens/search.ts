import { expect } from '@playwright/test';
import { answerWith } from '../steps.ts';
import { expectPicturesLoaded, openText, type Screen } from './screen.ts';

const of = (memberOrigin: string, search: string) =>
  `${memberOrigin}/dashboard/search?${new URLSearchParams(search)}`;

/** The screens of searching. */
export const searchScreens: Screen[] = [
  {
    name: 'search',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await page.goto(of(memberOrigin, 'q=kite'));
      const post = page.getByRole('link', { name: /^Post by / }).first();
      await expect(post).toBeVisible();
      await expectPicturesLoaded(page);
      return post;
    },
  },
  {
    name: 'search-people',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await page.goto(of(memberOrigin, 'q=iyengar&kind=people'));
      const person = page.getByRole('link', { name: /Balasubramaniam/ }).first();
      await expect(person).toBeVisible();
      await expectPicturesLoaded(page);
      return person;
    },
  },
  {
    name: 'search-recent',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await page.goto(of(memberOrigin, ''));
      const field = page.getByRole('main').getByRole('textbox', { name: 'Search people, pages, posts' });
      for (const text of ['पतंगबाज़ी कल', 'string of every colour that there is in the shop']) {
        await field.fill(text);
        await field.press('Enter');
        const results = page.getByRole('region', { name: `Results for “${text}”` });
        await expect(results.getByRole('status').filter({ hasText: /found/i })).toBeAttached();
      }
      return openText(page, of(memberOrigin, ''), 'Recent searches');
    },
  },
  {
    name: 'search-nothing',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, of(memberOrigin, 'q=chrysanthemum'), 'Three things to try:'),
  },
  {
    name: 'search-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/search/find', 500, 'Something went wrong. Please try again.');
      return openText(page, of(memberOrigin, 'q=kite'), 'Failed to search');
    },
  },
];
