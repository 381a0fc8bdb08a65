import { expect, type Page } from '@playwright/test';
import { postByApi, removePostByApi, tokenOf } from '../api.ts';
import type { Environment } from '../environment.ts';
import type { SampleContent } from '../sample-content.ts';
import { answerWith } from '../steps.ts';
import { answerData } from './answers.ts';
import { pagination } from './opening-answers.ts';
import { RECORDS } from './records.ts';
import { openSite, openText, type Screen } from './screen.ts';

/** The console's screens for members' content. */
export const contentScreens: Screen[] = [
  {
    name: 'console-posts',
    as: 'administrator',
    open: (page, { consoleUrl }) => openText(page, `${consoleUrl}/content`, /^1 to \d+ of/),
  },
  {
    name: 'console-post',
    as: 'administrator',
    open: async (page, at) => {
      await openPost(page, at);
      return page.getByRole('dialog').getByRole('img').first();
    },
  },
  {
    name: 'console-post-remove',
    as: 'administrator',
    open: async (page, at) => {
      await openPost(page, at);
      await page.getByRole('button', { name: 'Remove post' }).click();
      return page.getByRole('dialog', { name: /^Remove the post/ });
    },
  },
  {
    name: 'console-comments',
    as: 'administrator',
    open: (page, { consoleUrl }) => openText(page, `${consoleUrl}/content/comments`, /^1 to \d+ of/),
  },
  {
    name: 'console-removed',
    as: 'administrator',
    open: async (page, { consoleUrl, member }) => {
      const id = await postByApi(await tokenOf(member), '<p>Essays for sale.</p>');
      await removePostByApi(id, 'Selling essays is not allowed here; see the terms, section 4.');
      return openText(page, `${consoleUrl}/content/removed`, /^1 to \d+ of/);
    },
  },
  {
    name: 'console-pages',
    as: 'administrator',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/content/pages`, 'list', 'Pages'),
  },
  {
    name: 'console-page',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await page.goto(`${consoleUrl}/content/pages`);
      await page
        .getByRole('button', { name: /^View More of/ })
        .first()
        .click();
      return page.getByRole('dialog');
    },
  },
  {
    name: 'console-projects',
    as: 'administrator',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/content/projects`, 'list', 'Projects'),
  },
  {
    name: 'console-project',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await page.goto(`${consoleUrl}/content/projects`);
      await page
        .getByRole('button', { name: /^View More of/ })
        .first()
        .click();
      return page.getByRole('dialog');
    },
  },
  {
    name: 'console-openings',
    as: 'administrator',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/content/openings`, 'list', 'Openings'),
  },
  {
    name: 'console-opening',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await page.goto(`${consoleUrl}/content/openings`);
      await page
        .getByRole('button', { name: /^View More of/ })
        .first()
        .click();
      return page.getByRole('dialog');
    },
  },
  {
    name: 'console-records',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await answerRecords(page);
      return openSite(page, `${consoleUrl}/content/records`, 'list', 'Records');
    },
  },
  {
    name: 'console-record-revoked',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await answerRecords(page);
      await page.goto(`${consoleUrl}/content/records?state=revoked`);
      await page
        .getByRole('button', { name: /^View More of/ })
        .last()
        .click();
      return page.getByRole('dialog').getByText(/^The dates were wrong/);
    },
  },
  {
    name: 'console-record-revoke',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await answerRecords(page);
      await page.goto(`${consoleUrl}/content/records`);
      await page
        .getByRole('button', { name: /^View More of/ })
        .nth(1)
        .click();
      await page.getByRole('button', { name: 'Revoke record' }).click();
      return page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
    },
  },
  {
    name: 'console-topics',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await answerTopics(page);
      return openSite(page, `${consoleUrl}/content/topics`, 'list', 'Topics');
    },
  },
  {
    name: 'console-topic-hide',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await answerTopics(page);
      await page.goto(`${consoleUrl}/content/topics`);
      await page.getByRole('button', { name: /^Hide/ }).first().click();
      return page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
    },
  },
  {
    name: 'console-topics-hidden',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await answerTopics(page, '2026-11-22T05:30:00.000Z');
      return openSite(page, `${consoleUrl}/content/topics?state=hidden`, 'list', 'Topics');
    },
  },
  {
    name: 'console-posts-failed',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await answerWith(page, '/admin/content/*', 500, 'Something went wrong. Please try again.');
      return openText(page, `${consoleUrl}/content`, 'Failed to fetch posts');
    },
  },
];

/** The records of the member site's screens, one of them revoked in the console. The answer is made up. */
async function answerRecords(page: Page): Promise<void> {
  const User = { id: '4', name: 'Ananya Deshpande', UserProfile: { profileUrl: null, title: null } };
  const data = RECORDS.map((each) => ({ ...each, User }));
  await answerData(page, '/admin/content/getRecords', data, { pagination: pagination(data.length) });
}

/** Topics in several scripts, with few and many posts. The answer is made up. */
async function answerTopics(page: Page, hiddenAt: string | null = null): Promise<void> {
  const labels = ['GATE2027', 'Hackathon', 'MechanicalEngineeringDepartmentFreshers', 'पुस्तकालय', 'शतरंज'];
  const topics = labels.map((label, n) => ({
    key: label.toLowerCase(),
    label,
    posts: n === 1 ? 1_000 : n,
    hiddenAt,
  }));
  await answerData(page, '/admin/topics/get', { topics, pagination: pagination(topics.length) });
}

async function openPost(page: Page, { consoleUrl, member }: Environment & SampleContent): Promise<void> {
  await page.goto(`${consoleUrl}/content?search=${encodeURIComponent('What to bring')}`);
  await page
    .getByRole('button', { name: `View More of the post of ${member.name}` })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: `Post of ${member.name}` })).toBeVisible();
}
