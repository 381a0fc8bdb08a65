import type { CDPSession } from '@playwright/test';
import { joinByApi, postByApi } from '../../../src/api.ts';
import { threePictures } from '../../../src/pictures.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

let touch: CDPSession;

test.beforeEach(async ({ context, page }) => {
  const member = await joinByApi('Lobsang Tsering');
  const token = await rememberMember(context, member);
  await page.goto(`/dashboard/feed/${await postByApi(token, '<p>Look</p>', await threePictures())}`);
  await page.getByRole('button', { name: /^Open picture 1 of 3/ }).tap();
  await expect(page.getByText('1 / 3')).toBeVisible();
  touch = await context.newCDPSession(page);
  await expect.poll(() => widthOf(page)).toBe(viewports.phone.width);
});

test('pinching zooms the picture up to three times, and one finger drags it', async ({ page }) => {
  await stroke(400, [150, 210], [90, 270]);
  await expect.poll(() => widthOf(page)).toBeCloseTo(3 * viewports.phone.width, 0);
  await stroke(400, [150, 210], [90, 270]);
  await expect.poll(() => widthOf(page)).toBeCloseTo(3 * viewports.phone.width, 0);

  const { x } = await boxOf(page);
  await stroke(400, [180], [80]);
  await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(x - 100, 0);
  await expect(page.getByText('1 / 3')).toBeVisible();
  expect(await page.evaluate(() => visualViewport?.scale), 'the page itself is not zoomed').toBe(1);
});

test('the point between two fingers stays between them while zooming', async ({ page }) => {
  const { x, width } = await boxOf(page);
  const middle = 90;
  const part = (middle - x) / width;
  await stroke(440, [70, 110], [50, 130]);
  await expect.poll(() => widthOf(page)).toBeCloseTo(2 * width, 0);
  const after = await boxOf(page);
  expect(after.x + part * after.width).toBeCloseTo(middle, -1);
});

test('a picture zooms out to half its size at most, and swiping still pages', async ({ page }) => {
  await stroke(400, [60, 300], [150, 210]);
  await expect.poll(() => widthOf(page)).toBeCloseTo(viewports.phone.width / 2, 0);
  await stroke(400, [260], [100]);
  await expect(page.getByText('2 / 3')).toBeVisible();
});

test('a pinch that ends near the fitted size snaps to it, so that swiping pages again', async ({ page }) => {
  await stroke(400, [130, 230], [127, 233]);
  await expect.poll(() => widthOf(page)).toBe(viewports.phone.width);
  await stroke(400, [260], [100]);
  await expect(page.getByText('2 / 3')).toBeVisible();
  await stroke(400, [100], [260]);
  await expect(page.getByText('1 / 3')).toBeVisible();
});

/** Touches at each position in `from` (px from the left), drags each finger to its position in `to`, and lifts it. */
async function stroke(height: number, from: readonly number[], to: readonly number[]): Promise<void> {
  const STEPS = 8;
  for (let step = 0; step <= STEPS; step += 1) {
    const touchPoints = from.map((start, id) => ({
      id,
      x: start + (((to[id] ?? start) - start) * step) / STEPS,
      y: height,
    }));
    await touch.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The position of the current picture on the screen. */
async function boxOf(page: Page) {
  const box = await page.getByRole('dialog').locator('img[sizes$="vw"]').first().boundingBox();
  if (!box) throw new Error('No picture is shown');
  return box;
}

async function widthOf(page: Page): Promise<number> {
  return (await boxOf(page)).width;
}
