import { joinByApi, postByApi } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

test.use({ viewport: viewports.phone });

test('the comment box stands at the foot of a sheet that covers the bottom bar', async ({
  context,
  page,
}) => {
  const token = await rememberMember(context, await joinByApi('Sneha Pillai'));
  for (const text of ['Gate notice one', 'Gate notice two', 'Gate notice three'])
    await postByApi(token, `<p>${text}</p>${'<p>We meet at the gate.</p>'.repeat(6)}`);
  await page.goto('/dashboard');
  const post = page.getByRole('article').filter({ hasText: 'Gate notice two' });
  const comment = post.getByRole('button', { name: /^Comment/ });
  // The button stands right above the bar.
  await comment.evaluate((button, height) => {
    scrollBy(0, button.getBoundingClientRect().bottom - (height - 70));
  }, viewports.phone.height);
  await comment.click();
  const sheet = page.getByRole('dialog', { name: 'Comments and likes' });
  await expect(sheet.getByRole('textbox')).toBeFocused();
  // It covers the bar, and the field is at its foot.
  const form = sheet.getByRole('textbox').locator('xpath=ancestor::form');
  const { height } = viewports.phone;
  await expect
    .poll(async () => {
      const [box, paper] = [
        await form.boundingBox(),
        await form.locator('xpath=ancestor::*[contains(@class, "MuiDialog-paper")]').boundingBox(),
      ];
      if (!box || !paper) return undefined;
      return {
        paper: paper.y + paper.height === height,
        field: box.y + box.height > height - 24 && box.y + box.height <= height,
      };
    })
    .toEqual({ paper: true, field: true });
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(comment).toBeFocused();
});
