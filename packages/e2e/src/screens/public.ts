import { expect } from '@playwright/test';
import { answerWith, changeAnswer } from '../steps.ts';
import type { Screen } from './screen.ts';

const SENT_GRIEVANCE = {
  reference: '7KQ2-5WXA',
  key: 'N2KQ-7WXA-5B3C-QZ4M-HT6P-DVRE',
  dueAt: '2026-12-07T09:00:00.000Z',
};

/** The public pages; each has its own title as heading. */
const articles = [
  ...['learning', 'internships', 'projects', 'community', 'blogs'],
  ...['pages', 'about', 'terms', 'privacy', 'refund', 'help-now', 'grievance'],
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
    name: 'public-grievance-sent',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await changeAnswer(page, '/public/getGrievanceOfficer', () => ({
        data: {
          name: 'Dr. Lata Venkataraghavan-Chattopadhyay',
          email: 'grievance.officer@hariyali-institute-of-technology.example',
          phone: '+91 522 123 4567',
          address: 'Office of the Registrar, Hariyali Institute of Technology, Lucknow 226001',
          days: 7,
        },
      }));
      await page.route('**/public/sendGrievance', (route) =>
        route.fulfill({ status: 201, json: { success: true, data: SENT_GRIEVANCE } }),
      );
      await page.goto(`${memberOrigin}/grievance`);
      const form = page.getByRole('form', { name: 'Grievance' });
      await expect(page.getByText('Grievance officer')).toBeVisible();
      await form.getByRole('textbox', { name: 'Your name' }).fill('अनन्या');
      await form.getByRole('textbox', { name: 'Email' }).fill('ananya@example.in');
      await form.getByRole('textbox', { name: 'What is wrong?' }).fill('No reason was given.');
      await form.getByRole('button', { name: 'Send grievance' }).click();
      return page.getByText(SENT_GRIEVANCE.key);
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
