import { joinByApi, postByApi, type Member } from '../src/api.ts';
import { makePicture, threePictures } from '../src/pictures.ts';
import { photosOf, rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

let member: Member;
let token: string;

test.beforeEach(async ({ context }) => {
  member = await joinByApi('Nafisa Rahman');
  token = await rememberMember(context, member);
});

test('its author edits a post: text, pictures, their order and their descriptions', async ({ page }) => {
  await postByApi(token, '<p>Meet at <strong>four</strong></p>', await threePictures());
  await page.goto('/dashboard');
  // The other tests write posts of members with the same name at the same time.
  const own = page.getByRole('button', { name: 'Options for this post' });
  const post = page.getByRole('article', { name: member.name }).filter({ has: own });
  await page.getByRole('button', { name: 'Options for this post' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit post' });
  const text = editor.getByRole('textbox', { name: 'Your post' });
  await expect(text).toHaveText('Meet at four');

  await text.press('End');
  await text.pressSequentially(', at the gate');
  await editor.getByRole('button', { name: 'Remove photo 1' }).click();
  await editor.getByRole('button', { name: 'Move photo 2 left' }).click();
  await editor.getByRole('button', { name: 'Alt text of photo 1' }).click();
  await page.getByLabel('What does this photo show?').fill('A golden kite');
  await page.getByRole('button', { name: 'Done' }).click();
  await editor.getByLabel('Choose photos').setInputFiles(await makePicture('olive', 'jpeg', 640, 480));
  await expect(editor.getByText(photosOf(3))).toBeVisible();
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(editor).toBeHidden();

  const pictures = post.getByRole('button', { name: /^Open picture/ }).locator('img');
  for (const step of ['at once', 'after a reload']) {
    await test.step(step, async () => {
      await expect(post.getByText('Meet at four, at the gate')).toBeVisible();
      await expect(post.locator('strong')).toContainText('four');
      await expect(pictures).toHaveCount(3);
      await expect(pictures.first()).toHaveAttribute('alt', 'A golden kite');
    });
    await page.reload();
  }
});

test('its author deletes a post after a confirmation, with the keyboard alone', async ({ page }) => {
  await postByApi(token, '<p>This stays</p>');
  await postByApi(token, '<p>A slip of the pen</p>');
  await page.goto('/dashboard');
  const slip = page.getByRole('article', { name: member.name }).filter({ hasText: 'A slip of the pen' });
  await slip.getByRole('button', { name: 'Options for this post' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete post' });
  await expect(question).toContainText('Are you sure you want to delete this post?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(slip).toHaveCount(0);
  await expect(page.getByText('Post deleted')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('This stays')).toBeVisible();
  await expect(slip).toHaveCount(0);
});
