import type { Locator } from '@playwright/test';
import { joinByApi, pageByApi, postByApi, tokenOf } from '../../../src/api.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

const LONG_DESCRIPTION =
  'Robots that walk, roll and sometimes fly, and the people who solder them after class. '.repeat(5);

for (const width of [360, 390]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`the list of pages has five rows below its search and filters, at ${width} px`, async ({
      context,
      page,
    }) => {
      const creator = await tokenOf(await joinByApi('Venkatanarasimharajuvaripeta Iyer'));
      for (let count = 1; count <= 6; count += 1) {
        await pageByApi(creator, `Department of Electronics and Communication ${count}`, LONG_DESCRIPTION);
      }
      await rememberMember(context, await joinByApi('Nafisa Khan'));
      await page.goto('/dashboard/pages');
      const rows = page.getByRole('article');
      await expect(rows.nth(5)).toBeAttached();
      expect(await topOf(rows.first())).toBeLessThanOrEqual(165);
      const bar = await topOf(page.getByRole('navigation', { name: 'Main' }));
      const bottoms = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
      expect(bottoms.filter((bottom) => bottom <= bar).length).toBeGreaterThanOrEqual(5);
      const filters = await boxOf(page.getByRole('group', { name: 'Category' }));
      const search = await boxOf(page.getByRole('search'));
      const create = await boxOf(page.getByRole('button', { name: 'Create Page' }));
      // One line, whose parts are centred.
      expect(create.top).toBeGreaterThanOrEqual(search.top);
      expect(create.bottom).toBeLessThanOrEqual(search.bottom);
      expect(filters.top).toBeGreaterThanOrEqual(search.bottom);

      // The whole row leads to the page, except for its button.
      const row = rows.first();
      const { left, bottom } = await boxOf(row);
      await row.getByRole('button', { name: /^Follow/ }).click();
      await expect(row.getByRole('button', { name: /^Following/ })).toBeVisible();
      await page.mouse.click(left + 4, bottom - 4);
      await expect(page).toHaveURL(/\/dashboard\/pages\/details\/\d+$/);
    });

    test(`the first post of a page begins above 480 px, for a follower and for others, at ${width} px`, async ({
      context,
      page,
    }) => {
      const creator = await tokenOf(await joinByApi('Kabir Anand'));
      const id = await pageByApi(creator, 'Nakshatra Robotics and Rocketry Club', LONG_DESCRIPTION);
      await postByApi(creator, '<p>We meet at six.</p>', [], id);
      await rememberMember(context, await joinByApi('Nafisa Khan'));
      const post = page.getByRole('article').first();
      await page.goto(`/dashboard/pages/details/${id}`);
      await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
      await expect(post).toBeAttached();
      const top = await topOf(post);
      expect(top).toBeLessThanOrEqual(480);

      // Following from the place of the composer moves nothing.
      await page.getByRole('button', { name: 'Follow this page to post here' }).click();
      await expect(page.getByRole('button', { name: 'Share your thoughts...' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Notify me of new posts' })).toBeVisible();
      expect(await topOf(post)).toBe(top);
    });
  });
}

const boxOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { top, bottom, left } = shown.getBoundingClientRect();
    return { top, bottom, left };
  });
const topOf = async (element: Locator): Promise<number> => (await boxOf(element)).top;
