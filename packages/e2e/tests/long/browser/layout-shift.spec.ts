import type { Locator, Page } from '@playwright/test';
import { MAX_SHIFT, watchShifts } from '../../../src/layout-shift.ts';
import { createSampleContent, type SampleContent } from '../../../src/sample-content.ts';
import { openDashboard } from '../../../src/screens/feed.ts';
import { expectPicturesLoaded } from '../../../src/screens/screen.ts';
import { viewports, waitUntilIdle } from '../../../src/screens.ts';
import { expectSiteShown, rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

let sample: SampleContent;

test.beforeAll(async () => {
  sample = await createSampleContent();
});

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const [path, title] of [
      ['/landing', 'Pages worth a wander'],
      ['/community', 'What is here already'],
      ['/pages', 'What is here already'],
    ] as const) {
      test(`nothing moves on ${path} when the highlights arrive late`, async ({ page }) => {
        const shifts = await watchShifts(page);
        const arrive = await holdBack(page, '/public/getHighlights');
        await page.goto(path);
        const figures = page.getByRole('region', { name: title });
        await scrollTo(page, figures);
        await arrive();
        await expect(figures.getByRole('listitem').getByRole('link').first()).toBeVisible();
        await expectPicturesLoaded(page);
        expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }

    test('nothing moves on the feed when posts and pictures arrive late', async ({ context, page }) => {
      await rememberMember(context, sample.member);
      const shifts = await watchShifts(page);
      const arrive = await holdBack(page, '/user/feeds/getAllFeeds');
      await page.goto('/dashboard');
      await expectSiteShown(page);
      await expect(page.getByText('Loading feeds...')).toBeVisible();
      const kept = await placeOf(keptForPicture(page.getByRole('region', { name: 'Posts' })));
      await arrive();
      await expect(page.getByRole('article').nth(2)).toBeAttached();
      expect(await placeOf(page.getByRole('article').first().locator('img'))).toEqual(kept);
      await expectPicturesLoaded(page);
      await waitUntilIdle(page);
      expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
    });

    test('nothing moves on the feed when the pictures of likers arrive late', async ({
      context,
      page,
      environment,
    }) => {
      // On the narrowest phones there is no room for them.
      if (device === 'phone') await page.setViewportSize({ width: 320, height: 640 });
      await rememberMember(context, sample.member);
      const shifts = await watchShifts(page);
      const arrive = await holdBack(page, '/user/likes/getFaces');
      const post = await openDashboard(page, { ...environment, ...sample });
      await expectSiteShown(page);
      const likes = post.getByRole('button', { name: '4 likes' });
      await expect(likes).toBeVisible();
      const before = await placeOf(likes);
      await arrive();
      await expect(post.locator('img[width="20"]')).toHaveCount(3);
      expect(await placeOf(likes)).toEqual(before);
      await waitUntilIdle(page);
      expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
    });

    for (const name of ['learning', 'internships', 'projects', 'community', 'blogs']) {
      test(`nothing moves on /${name} for a member`, async ({ context, page }) => {
        await rememberMember(context, sample.member);
        const shifts = await watchShifts(page);
        const arrive = await holdBack(page, '/user/profile/get');
        await page.goto(`/${name}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await arrive();
        await expect(page.getByRole('button', { name: /Account$/ }).locator('visible=true')).toBeVisible();
        await expectPicturesLoaded(page);
        await waitUntilIdle(page);
        expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }

    test('nothing moves on a profile when it arrives late, and its posts even later', async ({
      context,
      page,
    }) => {
      await rememberMember(context, sample.member);
      const shifts = await watchShifts(page);
      const profileArrives = await holdBack(page, '/user/profile/get');
      const postsArrive = await holdBack(page, '/user/feeds/getAllFeeds');
      await page.goto(`/dashboard/profile?userId=${sample.strangerId}`);
      const loading = page.getByRole('status', { name: 'Loading the profile' });
      await expect(loading).toBeVisible();
      const kept = await placeOf(keptForPicture(loading));
      await profileArrives();
      await expect(page.getByText('Loading feeds...')).toBeAttached();
      expect(await placeOf(page.getByRole('main').locator('img'))).toEqual(kept);
      await postsArrive();
      await expect(page.getByRole('article').first()).toBeAttached();
      await expectPicturesLoaded(page);
      await waitUntilIdle(page);
      expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
    });

    test('nothing moves on a post’s own screen when it arrives late, and its comments even later', async ({
      context,
      page,
    }) => {
      await rememberMember(context, sample.member);
      const shifts = await watchShifts(page);
      const postArrives = await holdBack(page, '/user/feeds/getFeedById');
      const commentsArrive = await holdBack(page, '/user/comments/getFeedComments');
      await page.goto(`/dashboard/feed/${sample.postId}`);
      await expect(page.getByText('Loading the post...')).toBeVisible();
      await postArrives();
      await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
      await commentsArrive();
      await expect(page.getByRole('list', { name: 'Comments' })).toBeVisible();
      await expectPicturesLoaded(page);
      await waitUntilIdle(page);
      expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
    });
  });
}

/** Scrolls until the element exists and is visible. */
async function scrollTo(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(part).toBeInViewport({ ratio: 0.5, timeout: 200 });
  }).toPass();
}

/** The placeholder of a portrait while the profile loads. */
function keptForPicture(loading: Locator): Locator {
  return loading.locator('.MuiSkeleton-circular');
}

/**
 * Left edge, top and size of the first match in whole pixels. Compared because the layout shift score does not include
 * elements that replace others.
 */
async function placeOf(locator: Locator): Promise<number[]> {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error('The element is not on the screen');
  return [box.x, box.y, box.width, box.height].map(Math.round);
}

/** Delays the responses of one call until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  let isOpen = false;
  await page.route(`**${path}`, async (route) => {
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held.length, `a call of ${path} that waits`).toBeGreaterThan(0);
    isOpen = true;
    held.forEach((release) => release());
  };
}
