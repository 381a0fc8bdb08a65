import { PANEL_SHIFT_MS } from '../layout-shift.ts';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Environment } from '../environment.ts';
import { threePictures } from '../pictures.ts';
import type { SampleContent } from '../sample-content.ts';
import { abortRequests, answerWith, photosOf } from '../steps.ts';
import { expectPicturesLoaded, openSite, openText, type Screen } from './screen.ts';

/** The screens for reading and writing posts. */
export const feedScreens: Screen[] = [
  { name: 'dashboard', as: 'member', open: openDashboard },
  {
    name: 'dashboard-folds',
    as: 'member',
    expectedShiftMs: PANEL_SHIFT_MS,
    open: async (page, at) => {
      const post = await openDashboard(page, at);
      await post.getByRole('button', { name: /^4( comments)?$/ }).click();
      const comments = page.getByRole('list', { name: 'Comments' });
      await expect(comments.getByRole('listitem').nth(2)).toBeInViewport();
      return comments;
    },
  },
  {
    name: 'dashboard-likes',
    as: 'member',
    expectedShiftMs: PANEL_SHIFT_MS,
    open: async (page, at) => {
      const post = await openDashboard(page, at);
      await post.getByRole('button', { name: /likes$/ }).click();
      return page.getByRole('link', { name: 'Li', exact: true }).last();
    },
  },
  {
    name: 'dashboard-extremes',
    as: 'member',
    open: async (page, at) => {
      await page.route('**/user/feeds/getAllFeeds', stretchFirstPost);
      // Live updates would tell the true numbers.
      await page.route('**/user/live/open', (route) => route.fulfill({ status: 204 }));
      await page.goto(`${at.memberOrigin}/dashboard`);
      const likes = page.getByRole('button', { name: '12,34,567 likes' });
      await expect(likes).toBeVisible();
      await expectPicturesLoaded(page);
      return likes;
    },
  },
  {
    name: 'dashboard-share',
    as: 'member',
    open: async (page, at) => {
      const post = await openDashboard(page, at);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      // The duration of a toast is an animation; when it is paused, the toast stays.
      await page.addStyleTag({
        content: '.Toastify__progress-bar { animation-play-state: paused !important }',
      });
      await post.getByRole('button', { name: 'Share' }).click();
      return page.getByText('Link copied to clipboard!');
    },
  },
  {
    name: 'comment-edit',
    as: 'member',
    open: async (page, { memberOrigin, postId }) => {
      await openSite(page, `${memberOrigin}/dashboard/feed/${postId}`, 'list', 'Comments');
      await page.getByRole('button', { name: 'Edit or delete this comment' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
      const save = page.getByRole('button', { name: 'Save' });
      await save.scrollIntoViewIfNeeded();
      return save;
    },
  },
  {
    name: 'dashboard-beyond-end',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, `${memberOrigin}/dashboard?page=9999`, 'No feeds to display'),
  },
  {
    name: 'dashboard-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/feeds/getAllFeeds', 500, 'Something went wrong. Please try again.');
      return openText(page, `${memberOrigin}/dashboard`, 'Failed to fetch feeds');
    },
  },
  {
    name: 'dashboard-unreachable',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await abortRequests(page, '/user/feeds/getAllFeeds');
      return openText(page, `${memberOrigin}/dashboard`, 'Failed to fetch feeds');
    },
  },
  {
    name: 'following',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      const post = await openText(page, `${memberOrigin}/dashboard?feed=following`, 'Strings for beginners');
      await expectPicturesLoaded(page);
      return post;
    },
  },
  {
    name: 'following-empty',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await page.route('**/user/feeds/getFollowing', withoutPosts);
      return openText(page, `${memberOrigin}/dashboard?feed=following`, 'No feeds to display');
    },
  },
  {
    name: 'following-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/feeds/getFollowing', 500, 'Something went wrong. Please try again.');
      return openText(page, `${memberOrigin}/dashboard?feed=following`, 'Failed to fetch feeds');
    },
  },
  {
    name: 'week',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await page.goto(`${memberOrigin}/dashboard?feed=week`);
      const post = page.getByRole('article').first();
      await expect(post).toBeVisible();
      await expectPicturesLoaded(page);
      return post;
    },
  },
  {
    name: 'week-empty',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await page.route('**/user/feeds/getPopular', withoutPosts);
      return openText(page, `${memberOrigin}/dashboard?feed=week`, 'No feeds to display');
    },
  },
  {
    name: 'composer',
    as: 'member',
    open: async (page, at) => {
      await openDashboard(page, at);
      return openComposer(page);
    },
  },
  {
    name: 'composer-filled',
    as: 'member',
    open: async (page, at) => {
      await openDashboard(page, at);
      const composer = await openComposer(page);
      await composer
        .getByRole('textbox', { name: 'Your post' })
        .fill('Kites over the maidan, on Saturday at four.');
      await composer.getByLabel('Choose photos').setInputFiles(await threePictures());
      return composer.filter({ hasText: photosOf(3) }).filter({ hasText: 'Draft saved' });
    },
  },
  {
    name: 'composer-failed',
    as: 'member',
    open: async (page, at) => {
      await openDashboard(page, at);
      const composer = await openComposer(page);
      await composer.getByRole('textbox', { name: 'Your post' }).fill('Kites over the maidan.');
      await abortRequests(page, '/user/feeds/create');
      await composer.getByRole('button', { name: 'Post', exact: true }).click();
      return composer.getByRole('alert');
    },
  },
  {
    name: 'post-menu',
    as: 'member',
    open: openPostMenu,
  },
  {
    name: 'post-edit',
    as: 'member',
    open: async (page, at) => {
      await openPostMenu(page, at);
      await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
      const text = page
        .getByRole('dialog', { name: 'Edit post' })
        .getByRole('textbox', { name: 'Your post' });
      await expect(text).toBeVisible();
      await expectPicturesLoaded(page);
      return text;
    },
  },
  {
    name: 'post-delete',
    as: 'member',
    open: async (page, at) => {
      await openPostMenu(page, at);
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
      return page.getByRole('alertdialog', { name: 'Delete post' });
    },
  },
  {
    name: 'post',
    as: 'member',
    open: async (page, { memberOrigin, postId }) => {
      const comments = await openSite(page, `${memberOrigin}/dashboard/feed/${postId}`, 'list', 'Comments');
      await expectPicturesLoaded(page);
      return comments;
    },
  },
  {
    name: 'post-reply',
    as: 'member',
    open: async (page, { memberOrigin, postId }) => {
      const comments = await openSite(page, `${memberOrigin}/dashboard/feed/${postId}`, 'list', 'Comments');
      await comments
        .getByRole('button', { name: /^Reply to/ })
        .first()
        .click();
      const box = page.getByRole('textbox', { name: /^Write a reply to/ });
      await expect(box).toBeInViewport({ ratio: 1 });
      return box;
    },
  },
  {
    name: 'post-not-found',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, `${memberOrigin}/dashboard/feed/999999999`, 'Feed not found'),
  },
];

/** Replaces the newest post in the response with numbers, names and words of the maximum length. */
async function stretchFirstPost(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { data: { feeds: StretchedPost[] } };
  const [post] = answer.data.feeds;
  if (post) {
    post.like = 1_234_567;
    post.comments = 1_234_567;
    post.User = { ...post.User, name: 'V'.repeat(100), UserProfile: { title: 'मैदान '.repeat(25) } };
    post.Page = { id: '1', title: `${'Alumni'.repeat(16)} 🪁`, imageUrl: null };
    post.feedData.content = `<p>${'a'.repeat(300)}</p><p>https://example.org/${'path/'.repeat(40)}</p><p>🪁</p>`;
  }
  await route.fulfill({ response, json: answer });
}

interface StretchedPost {
  like: number;
  comments: number;
  User: { name: string; UserProfile: { title: string } };
  Page: { id: string; title: string; imageUrl: null };
  feedData: { content: string };
}

/**
 * Opens the feed and returns the newest post of the sample content. Another worker may be creating its own at this moment,
 * with more posts than one page of the feed has; the feed is then opened again.
 */
export async function openDashboard(
  page: Page,
  { memberOrigin, member }: Environment & SampleContent,
): Promise<Locator> {
  const post = page.getByRole('article', { name: member.name }).filter({ hasText: 'What to bring' }).first();
  await expect(async () => {
    await page.goto(`${memberOrigin}/dashboard`);
    await expect(post).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 30_000 });
  await expectPicturesLoaded(page);
  return post;
}

export async function openComposer(page: Page) {
  await page.getByRole('button', { name: 'Share your thoughts...' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await expect(composer.getByRole('textbox', { name: 'Your post' })).toBeVisible();
  return composer;
}

async function openPostMenu(
  page: Page,
  { memberOrigin, postId }: Environment & SampleContent,
): Promise<Locator> {
  await openSite(page, `${memberOrigin}/dashboard/feed/${postId}`, 'button', 'Options for this post');
  await expectPicturesLoaded(page);
  await page.getByRole('button', { name: 'Options for this post' }).click();
  const item = page.getByRole('menuitem', { name: 'Delete' });
  await expect(item).toBeVisible();
  return item;
}

/** Answers as the API does, without the posts. */
async function withoutPosts(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { data: { feeds: unknown[] } };
  answer.data.feeds = [];
  await route.fulfill({ response, json: answer });
}
