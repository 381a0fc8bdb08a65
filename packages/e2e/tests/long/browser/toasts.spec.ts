import { joinByApi, postByApi } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

test.use({ viewport: viewports.phone });

test('on a phone a notice is above the bottom bar, where it covers no title', async ({ context, page }) => {
  const token = await rememberMember(context, await joinByApi('Sneha Pillai'));
  const postId = await postByApi(token, '<p>Share me</p>');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/dashboard/feed/${postId}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Link copied to clipboard!' });
  await expect(notice).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  // It slides in.
  await expect
    .poll(async () => {
      const box = await notice.boundingBox();
      return box && bar && box.y > viewports.phone.height / 2 && box.y + box.height <= bar.y;
    })
    .toBe(true);
});
