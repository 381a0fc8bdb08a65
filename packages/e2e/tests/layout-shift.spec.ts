import type { Locator, Page } from '@playwright/test';
import { buildScenery, type Scenery } from '../src/scenery.ts';
import { expectPicturesLoaded } from '../src/screens/screen.ts';
import { rest, viewports } from '../src/screens.ts';
import { rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

/** What may move, as the browser scores it (cumulative layout shift): far below what anybody notices. */
const MOST = 0.02;

let scenery: Scenery;

test.beforeAll(async () => {
  scenery = await buildScenery();
});

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const [path, title] of [
      ['/landing', 'Pages worth a wander'],
      ['/community', 'What is here already'],
      ['/pages', 'What is here already'],
    ] as const) {
      test(`nothing moves on ${path} when what goes on just now arrives late`, async ({ page }) => {
        const shifts = await watchShifts(page);
        const arrive = await holdBack(page, '/public/getHighlights');
        await page.goto(path);
        const figures = page.getByRole('region', { name: title });
        await scrollTo(page, figures);
        await arrive();
        await expect(figures.getByRole('listitem').getByRole('link').first()).toBeVisible();
        await expectPicturesLoaded(page);
        expect(await shifts()).toBeLessThanOrEqual(MOST);
      });
    }

    test('nothing moves on the feed when posts and pictures arrive late', async ({ context, page }) => {
      await rememberMember(context, scenery.member);
      const shifts = await watchShifts(page);
      const arrive = await holdBack(page, '/user/feeds/getAllFeeds');
      await page.goto('/dashboard');
      await expect(page.getByText('Loading feeds...')).toBeVisible();
      const kept = await placeOf(keptForPicture(page.getByRole('region', { name: 'Posts' })));
      await arrive();
      await expect(page.getByRole('article').nth(2)).toBeAttached();
      expect(await placeOf(page.getByRole('article').first().locator('img'))).toEqual(kept);
      await expectPicturesLoaded(page);
      await rest(page);
      expect(await shifts()).toBeLessThanOrEqual(MOST);
    });

    test('nothing moves on a profile when it arrives late, and its posts later', async ({
      context,
      page,
    }) => {
      await rememberMember(context, scenery.member);
      const shifts = await watchShifts(page);
      const profileArrives = await holdBack(page, '/user/profile/get');
      const postsArrive = await holdBack(page, '/user/feeds/getAllFeeds');
      await page.goto(`/dashboard/profile?userId=${scenery.strangerId}`);
      const loading = page.getByRole('status', { name: 'Loading the profile' });
      await expect(loading).toBeVisible();
      const kept = await placeOf(keptForPicture(loading));
      await profileArrives();
      await expect(page.getByText('Loading feeds...')).toBeAttached();
      expect(await placeOf(page.getByRole('main').locator('img'))).toEqual(kept);
      await postsArrive();
      await expect(page.getByRole('article').first()).toBeAttached();
      await expectPicturesLoaded(page);
      await rest(page);
      // On a wide window a head that grows by a line moves the posts by no more than 0.017.
      expect(await shifts()).toBeLessThanOrEqual(MOST / 2);
    });
  });
}

/** Scrolls on until the part is there and in sight, as a reader does. */
async function scrollTo(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(part).toBeInViewport({ ratio: 0.5, timeout: 200 });
  }).toPass();
}

/** Where a person's picture will be, while nothing has arrived. */
function keptForPicture(loading: Locator): Locator {
  return loading.locator('.MuiSkeleton-circular');
}

/**
 * Left edge, top and size of the first that is found, whole pixels. What is put in another's place is new to the browser,
 * and in no score of what has moved.
 */
async function placeOf(locator: Locator): Promise<number[]> {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return [box.x, box.y, box.width, box.height].map(Math.round);
}

/** Adds up every unexpected shift from the first paint on; the answer says how much it is so far. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    Object.assign(window, { seenShifts: seen });
  });
  return () =>
    page.evaluate(() => {
      const seen = (window as unknown as { seenShifts: { value: number; hadRecentInput: boolean }[] })
        .seenShifts;
      return seen.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
    });
}

/** Keeps the answers of one call waiting until the returned function is called. */
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
