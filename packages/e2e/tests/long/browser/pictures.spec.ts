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
        // It stands in the middle of a ground as wide as the column, which is quieter than the picture.
        const field = await boxOf(button.locator('..'));
        expect(field.width).toBe(device === 'phone' ? viewport.width : 610);
        expect(Math.abs(frame.x - field.x - (field.x + field.width - frame.x - frame.width))).toBeLessThan(2);
        const ground = await button
          .locator('..')
          .evaluate((element) => getComputedStyle(element).backgroundColor);
        const [red = 1, green = 0, blue = 0] = (ground.match(/[\d.]+/g) ?? []).map(Number);
        // Nearly the surface's own tone, though the picture is teal.
        expect(Math.min(red, green, blue)).toBeGreaterThan(0.75);
      });
    }

    test('beside another one: the middle of a tall one is shown, and a small one in its own size', async ({
      page,
    }) => {
      const tall = await makePicture('goldenrod', 'jpeg', 1080, 2340);
      const icon = await makePicture('seagreen', 'png', 64, 64);
      await page.goto(`/dashboard/feed/${await postByApi(token, '<p>Look</p>', [icon, tall])}`);
      const place = (index: number) => page.getByRole('button', { name: `Open picture ${index} of 2` });
      const [small, large] = [place(1), place(2)];
      await expectPicturesLoaded(page);
      expect(await boxOf(small.locator('img'))).toMatchObject({ width: 64, height: 64 });
      expect((await boxOf(large)).width).toBeGreaterThan(1.7 * (await boxOf(small)).width);
      await expect(large.locator('img')).toHaveCSS('object-position', '50% 50%');
    });

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
