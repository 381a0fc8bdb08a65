import { joinByApi, postByApi } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

test.use({ viewport: viewports.phone });

test('the comment box that opens at the foot of the window comes to stand above the bottom bar', async ({
  context,
  page,
}) => {
  const token = await rememberMember(context, await joinByApi('Sneha Pillai'));
  for (const text of ['The oldest', 'The older', 'The newest'])
    await postByApi(token, `<p>${text}</p>${'<p>We meet at the gate.</p>'.repeat(6)}`);
  await page.goto('/dashboard');
  const post = page.getByRole('article').filter({ hasText: 'The older' });
  const comment = post.getByRole('button', { name: /^Comment/ });
  // The button stands right above the bar, so the section below it unfolds behind the bar.
  await comment.evaluate((button, height) => {
    scrollBy(0, button.getBoundingClientRect().bottom - (height - 70));
  }, viewports.phone.height);
  await comment.click();
  const field = post.getByRole('textbox');
  await expect(field).toBeFocused();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  await expect
    .poll(async () => {
      const box = await field.locator('xpath=ancestor::form').boundingBox();
      return box && bar && box.height > 0 && box.y + box.height <= bar.y;
    })
    .toBe(true);
});
