import { joinByApi, postByApi } from '../../../src/api.ts';
import { threePictures } from '../../../src/pictures.ts';
import { photosOf, rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

test('an unsaved edit is restored as a draft, with its pictures', async ({ page, context }) => {
  const token = await rememberMember(context, await joinByApi('Nafisa Rahman'));
  const id = await postByApi(token, '<p>Meet at four</p>', await threePictures());
  await page.goto(`/dashboard/feed/${id}`);
  const edit = async () => {
    await page.getByRole('button', { name: 'Options for this post' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  };
  await edit();
  const editor = page.getByRole('dialog', { name: 'Edit post' });
  await editor.getByRole('textbox', { name: 'Your post' }).pressSequentially(' sharp');
  await editor.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(editor.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(editor.getByRole('textbox', { name: 'Your post' })).toHaveText('Meet at four sharp');
  await expect(editor.getByText(photosOf(2))).toBeVisible();

  await editor.getByRole('button', { name: 'Cancel' }).click();
  await edit();
  await expect(editor.getByRole('textbox', { name: 'Your post' })).toHaveText('Meet at four');
  await expect(editor.getByText(photosOf(3))).toBeVisible();
});

test('an unsaved profile is restored after a reload', async ({ page, context }) => {
  await rememberMember(context, await joinByApi('Nafisa Khan'));
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Night owl');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Night owl');
});
