import { expect } from '@playwright/test';
import { answerWith } from '../steps.ts';
import type { Screen } from './screen.ts';

/** The public pages; each has its own title as heading. */
const articles = [
  ...['learning', 'internships', 'projects', 'community', 'blogs'],
  ...['pages', 'about', 'terms', 'privacy', 'refund', 'help-now'],
].map((name): Screen => ({
  name: `public-${name}`,
  as: 'visitor',
  open: async (page, { memberOrigin }) => {
    await page.goto(`${memberOrigin}/${name}`);
    return page.getByRole('main').getByRole('heading', { level: 1 });
  },
}));

/** The same for members, in their frame. */
const reading = ['learning', 'internships', 'projects', 'community', 'blogs'].map((name): Screen => ({
  name: `member-${name}`,
  as: 'member',
  open: async (page, { memberOrigin }) => {
    await page.goto(`${memberOrigin}/${name}`);
    await expect(page.getByRole('button', { name: /Account$/ })).toBeVisible();
    return page.getByRole('main').getByRole('heading', { level: 1 });
  },
}));

export const publicScreens: Screen[] = [
  ...articles,
  ...reading,
  {
    name: 'public-menu',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await page.goto(`${memberOrigin}/about`);
      const menu = page.getByRole('button', { name: 'Menu' });
      // Wide windows show the links without a menu.
      if (await menu.isVisible()) {
        await expect(async () => {
          await menu.click();
          await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
        }).toPass();
      }
      // The footer has the same link.
      return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find your career' });
    },
  },
  {
    name: 'public-community-failed',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/public/getHighlights', 500, 'Something went wrong. Please try again.');
      await page.goto(`${memberOrigin}/community`);
      const again = page.getByRole('button', { name: 'Try Again' });
      await again.scrollIntoViewIfNeeded();
      return again;
    },
  },
];
