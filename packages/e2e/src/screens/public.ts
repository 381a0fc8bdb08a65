import { expect } from '@playwright/test';
import { answerWith, changeAnswer } from '../steps.ts';
import type { Screen } from './screen.ts';

const SENT_GRIEVANCE = {
  reference: '7KQ2-5WXA',
  key: 'N2KQ-7WXA-5B3C-QZ4M-HT6P-DVRE',
  dueAt: '2026-12-07T09:00:00.000Z',
};

const counts = (named: Record<string, number | null>) =>
  Object.entries(named).map(([name, count]) => ({ name, count }));
/** A month with numbers of each size. */
const OCTOBER = {
  month: '2026-10',
  months: ['2026-10', '2026-09', '2026-08'],
  reports: counts({
    ...{ intimate: null, impersonation: 7, child_safety: 0, self_harm: null, ragging: 18, hate: 12 },
    ...{ violence: 0, private_data: 5, scam: 41, spam: 1280, copyright: null, other: 23 },
  }),
  decisions: counts({
    ...{ violation: 312, warning: 40, limit: 9, suspension: null, no_violation: 166, send_help: null },
    ...{ bad_faith: 0, approve: 14, decline: 6 },
  }),
  appeals: counts({ upheld: 8, overturned: null }),
  grievances: counts({ in_time: 11, late: 0 }),
  others: counts({ too_young: null, referral: 0 }),
};

/** The public pages; each has its own title as heading. */
const articles = [
  ...['learning', 'internships', 'projects', 'community', 'blogs'],
  ...['pages', 'about', 'terms', 'privacy', 'refund', 'help-now', 'grievance', 'transparency'],
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
    name: 'public-transparency-numbers',
    as: 'visitor',
    open: async (page, { memberOrigin }) => {
      await page.route('**/public/getTransparency', (route) =>
        route.fulfill({ status: 200, json: { success: true, data: OCTOBER } }),
      );
      await page.goto(`${memberOrigin}/transparency`);
      return page.getByText('fewer than 5').first();
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
