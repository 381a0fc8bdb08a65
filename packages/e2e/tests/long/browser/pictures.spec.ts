import type { Locator } from '@playwright/test';
import { joinByApi, postByApi } from '../../../src/api.ts';
import { makePicture } from '../../../src/pictures.ts';
import { expectPicturesLoaded } from '../../../src/screens/screen.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

/** Bounds of a frame's ratio, width ÷ height; smaller pictures keep their own. */
const [TALLEST, WIDEST] = [4 / 5, 1.91];

const SHAPES = [
  ['a photo', 1600, 1200],
  ['a poster', 1080, 1920],
  ['a panorama', 3000, 600],
] as const;

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${device}, a picture alone`, () => {
    test.use({ viewport });
    let token: string;

    test.beforeEach(async ({ context }) => {
      token = await rememberMember(context, await joinByApi('Kabir Anand'));
    });

    for (const [what, width, height] of SHAPES) {
      test(`is shown whole: ${what}`, async ({ page }) => {
        const picture = await makePicture('teal', 'jpeg', width, height);
        await page.goto(`/dashboard/feed/${await postByApi(token, '<p>Look</p>', [picture])}`);
        const button = page.getByRole('button', { name: 'Open picture' });
        await expect(button).toBeVisible();
        await expectPicturesLoaded(page);
        const [frame, shown] = [await boxOf(button), await boxOf(button.locator('img'))];
        expect(shown.width / shown.height).toBeCloseTo(width / height, 1);
        const ratio = frame.width / frame.height;
        expect(ratio).toBeGreaterThan(TALLEST - 0.01);
        expect(ratio).toBeLessThan(WIDEST + 0.01);
        expect(shown.width).toBeLessThanOrEqual(frame.width + 1);
        expect(shown.height).toBeLessThanOrEqual(frame.height + 1);
        // One side of the frame is filled: nothing lies in an empty field.
        expect(Math.min(frame.width - shown.width, frame.height - shown.height)).toBeLessThan(1);
        if (device === 'phone') expect(frame.width).toBe(viewport.width);
      });
    }

    test('that is small has a frame of its own size', async ({ page }) => {
      const icon = await makePicture('seagreen', 'png', 80, 80);
      await page.goto(`/dashboard/feed/${await postByApi(token, '<p>Look</p>', [icon])}`);
      expect(await boxOf(page.getByRole('button', { name: 'Open picture' }))).toMatchObject({
        width: 80,
        height: 80,
      });
    });
  });
}

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}
