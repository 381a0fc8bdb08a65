import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import type { SampleContent } from '../sample-content.ts';
import { openDashboard } from './feed.ts';
import { expectPicturesLoaded, type Screen } from './screen.ts';

/** Pictures of posts, in the feed and in the viewer. */
export const pictureScreens: Screen[] = [
  {
    name: 'picture-viewer',
    as: 'member',
    open: async (page, at) => {
      const post = await openDashboard(page, at);
      await post.getByRole('button', { name: 'Open picture 2 of 3' }).click();
      return page.getByRole('dialog').getByText('2 / 3');
    },
  },
  { name: 'pictures-awkward', as: 'member', open: openAwkward },
  {
    name: 'picture-viewer-transparent',
    as: 'member',
    open: async (page, at) => {
      await openAwkward(page, at);
      const post = page.getByRole('article').filter({ hasText: 'Small ones.' });
      await post.getByRole('button', { name: 'Open picture 2 of 2' }).click();
      return page.getByRole('dialog').getByText('2 / 2');
    },
  },
];

/** Opens the profile whose posts have awkward pictures, and returns its first post. */
async function openAwkward(
  page: Page,
  { memberOrigin, awkwardId }: Environment & SampleContent,
): Promise<Locator> {
  await page.goto(`${memberOrigin}/dashboard/profile?userId=${awkwardId}`);
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(7);
  await expectPicturesLoaded(page);
  return posts.first();
}
