import { expect } from '@playwright/test';
import { answerWith } from '../steps.ts';
import type { Screen } from './screen.ts';

/** Readable by everyone; each is headed by its own title. */
const articles = [
  ...['learning', 'internships', 'projects', 'community', 'blogs'],
  ...['pages', 'about', 'terms', 'privacy', 'refund'],
].map((name): Screen => ({
  name: `public-${name}`,
  as: 'visitor',
  open: async (page, { memberOrigin }) => {
    await page.goto(`${memberOrigin}/${name}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
}));

export const publicScreens: Screen[] = [
  ...articles,
  {
    name: 'public-menu',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await page.goto(`${memberOrigin}/about`);
      const menu = page.getByRole('button', { name: 'Menu' });
      // Wide windows show the links without it.
      if (await menu.isVisible()) {
        await expect(async () => {
          await menu.click();
          await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
        }).toPass();
      }
      await expect(page.getByRole('link', { name: 'Find your career' }).first()).toBeVisible();
    },
  },
  {
    name: 'public-community-failed',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/public/getHighlights', 500, 'Something went wrong. Please try again.');
      await page.goto(`${memberOrigin}/community`);
      await page.getByRole('button', { name: 'Try Again' }).scrollIntoViewIfNeeded();
    },
  },
];
