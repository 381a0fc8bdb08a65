import type { Locator } from '@playwright/test';
import { joinByApi, postByApi } from '../../../src/api.ts';
import { makePicture } from '../../../src/pictures.ts';
import { expectPicturesLoaded } from '../../../src/screens/screen.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

/** The share of a picture that may be cropped. */
const MAX_CROP = 0.08;

const SHAPES = [
  ['a photo', 1600, 1200],
  ['a photo that is nearly as wide as the column', 1200, 800],
  ['a square', 1000, 1000],
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
      test(`fills its frame: ${what}`, async ({ page }) => {
        const picture = await makePicture('teal', 'jpeg', width, height);
        await page.goto(`/dashboard/feed/${await postByApi(token, '<p>Look</p>', [picture])}`);
        const button = page.getByRole('button', { name: 'Open picture' });
        await expect(button).toBeVisible();
        await expectPicturesLoaded(page);
        const [frame, shown] = [await boxOf(button), await boxOf(button.locator('img'))];
        expect(shown).toEqual(frame);
        const [own, ratio] = [width / height, frame.width / frame.height];
        expect(Math.min(own / ratio, ratio / own)).toBeGreaterThan(1 - MAX_CROP - 0.01);
        const tallest = device === 'phone' ? viewport.height * 0.7 : Math.min(520, (viewport.height * 4) / 9);
        expect(frame.height).toBeLessThanOrEqual(tallest + 1);
        if (device !== 'phone') return;
        // What the picture leaves of the width has its mean colour.
        const field = button.locator('..');
        expect((await boxOf(field)).width).toBe(viewport.width);
        const ground = await field.evaluate((element) => getComputedStyle(element).backgroundColor);
        const [red = 1, green = 0, blue = 0] = (ground.match(/[\d.]+/g) ?? []).map(Number);
        // Teal with a lighter disc.
        expect(green - red).toBeGreaterThan(0.1);
        expect(Math.abs(green - blue)).toBeLessThan(0.04);
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
