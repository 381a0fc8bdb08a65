import type { Locator, Page } from '@playwright/test';
import { joinByApi } from '../api.ts';
import type { Environment } from '../environment.ts';
import { answerWith, changeAnswer, rememberMember } from '../steps.ts';
import { openSite, openText, type Screen } from './screen.ts';

const open = (page: Page, { memberOrigin }: Environment, text: string | RegExp) =>
  openText(page, `${memberOrigin}/dashboard/notifications`, text);

/** The screens of notifications. */
export const notificationScreens: Screen[] = [
  { name: 'notifications', as: 'member', open: (page, at) => open(page, at, /like your post/) },
  {
    name: 'notifications-decided',
    as: 'member',
    open: async (page, at) => {
      await changeAnswer(page, '/user/notifications/getAll', ({ data }) => {
        const { notifications } = data as { notifications: object[] };
        return { data: { ...data, notifications: [...NOTICES, ...notifications] } };
      });
      return open(page, at, /We removed your post/);
    },
  },
  {
    name: 'notifications-tools',
    as: 'member',
    open: async (page, at) => {
      await changeAnswer(page, '/user/notifications/getAll', ({ data }) => ({
        data: { ...data, notifications: OF_TOOLS },
      }));
      return open(page, at, /answered your question/);
    },
  },
  {
    name: 'notifications-menu',
    as: 'member',
    open: async (page, at) => {
      await open(page, at, /like your post/);
      // Seen by the keyboard and the mouse only; a finger rests on the row.
      await page.getByRole('button', { name: 'Options for this notification' }).first().press('Enter');
      return page.getByRole('menuitem', { name: 'Mark as read' });
    },
  },
  {
    name: 'notifications-popover',
    as: 'member',
    open: async (page, at) => {
      await page.goto(`${at.memberOrigin}/dashboard`);
      await page.getByRole('article').first().waitFor();
      await page.getByRole('link', { name: /^Notifications/ }).click();
      // On phones the bell leads to the page.
      return page.getByRole('link', { name: /like your post/ });
    },
  },
  {
    name: 'notifications-empty',
    as: 'member',
    open: async (page, at) => {
      await rememberMember(page.context(), await joinByApi('Lalrinpuii Hmar'));
      return open(page, at, 'Nothing new yet');
    },
  },
  {
    name: 'notifications-failed',
    as: 'member',
    open: async (page, at) => {
      await answerWith(page, '/user/notifications/getAll', 500, 'Something went wrong. Please try again.');
      return open(page, at, 'Failed to fetch notifications');
    },
  },
  {
    name: 'account-notifications',
    as: 'member',
    open: async (page, at) => {
      await changeAnswer(page, '/user/profile/get', ({ data }) => {
        const { User } = data as { User: object };
        return { data: { ...data, User: { ...User, emailConfirmed: true } } };
      });
      return openSettings(page, at);
    },
  },
  { name: 'account-notifications-unconfirmed', as: 'member', open: openSettings },
];

/** A decision, what became of a report, and of an appeal. */
const NOTICES = [
  {
    ...{ about: 'decision', outcome: 'violation', isRemoved: true, rule: 6 },
    ...{
      note: 'Nobody may ask students for a fee for an internship.',
      appealUntil: '2026-12-29T06:00:00.000Z',
    },
  },
  { about: 'report', hasActed: false },
  { about: 'appeal', note: 'It is a painting. We are sorry.', hasActed: false },
].map((notice, index) => ({
  ...{
    id: `n${index}`,
    kind: 'notice',
    at: new Date().toISOString(),
    isRead: index > 0,
    actors: [],
    others: 0,
  },
  ...{ posts: null, excerpt: null, feedId: null, commentId: null, comment: null, Page: null, Author: null },
  imageUrl: null,
  notice: {
    ...{
      decisionId: null,
      kind: 'post',
      hasActed: true,
      outcome: null,
      isRemoved: false,
      measure: null,
      hidesAll: false,
      until: null,
    },
    ...{ rule: null, note: null, appealUntil: null },
    ...notice,
  },
}));

/** An answer to a question, who applied, and a record. */
const OF_TOOLS = [
  {
    ...{
      kind: 'comment',
      isAnswer: true,
      feedId: '7',
      excerpt: 'Why does my op-amp saturate?',
      commentId: '8',
    },
    ...{ comment: 'एक पिन ढीली है', Author: { id: '4', name: 'Ananya Tripathi' } },
    actors: [{ id: '3', name: 'Thiruvengadathan Subramaniam Venkataraghavan' }],
    others: 2,
  },
  {
    kind: 'application',
    opening: {
      ...{ id: null, applicationId: '51', hasRecord: true },
      title: 'छात्रावास के बच्चों को गणित पढ़ाने वाले स्वयंसेवक',
    },
  },
].map((notification, index) => ({
  ...{ id: `t${index}`, at: new Date().toISOString(), isRead: index > 0, actors: [], others: 0, posts: null },
  ...{
    excerpt: null,
    feedId: null,
    commentId: null,
    comment: null,
    Page: null,
    Author: null,
    imageUrl: null,
  },
  ...{ isAnswer: false, opening: null, notice: null },
  ...notification,
}));

async function openSettings(page: Page, { memberOrigin }: Environment): Promise<Locator> {
  await openSite(
    page,
    `${memberOrigin}/dashboard/account-settings#notifications`,
    'heading',
    'Account settings',
  );
  const likes = page.getByRole('switch', { name: 'Likes of my posts On the site' });
  // Below the top bar, and without a button half behind the bottom bar, which axe would call too small.
  await likes.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  return likes;
}
