import { joinByApi, profileByApi } from '../../../src/api.ts';
import { makePicture } from '../../../src/pictures.ts';
import { cropByKeyboard, rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

test('the pictures of an unsaved profile and an unsaved page are restored after a reload, and are uploaded', async ({
  page,
  context,
}) => {
  const member = await joinByApi('Nafisa Khan');
  const token = await rememberMember(context, member);
  await profileByApi(token, {
    name: member.name,
    title: 'Potter',
    bio: 'Clay',
    collegeName: 'NID',
    collegeYear: '2027',
  });
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Choose a picture of you').setInputFiles(await makePicture('teal', 'png', 900, 900));
  await cropByKeyboard(page, 'Crop your picture');
  await page.getByLabel('Choose a cover').setInputFiles(await makePicture('indigo', 'jpeg', 1600, 900));
  await cropByKeyboard(page, 'Crop your cover');
  await expect.poll(() => keptPictures(page)).toBe(2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove cover' })).toBeVisible();
  const saved = page.waitForResponse('**/user/profile/update');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const { data } = (await (await saved).json()) as { data: { profileUrl: string; coverUrl: string } };
  expect([data.profileUrl, data.coverUrl]).toEqual([
    expect.stringMatching(/^media\//),
    expect.stringMatching(/^media\//),
  ]);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0);

  await page.goto('/dashboard/pages');
  await page.getByRole('button', { name: 'Create Page' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Page' });
  await dialog.getByLabel('Title').fill(`Kiln Watch ${member.phone}`);
  await dialog.getByLabel('Description').fill('Who minds the fire tonight.');
  await dialog
    .getByLabel('Choose a picture of the page')
    .setInputFiles(await makePicture('crimson', 'jpeg', 900, 1200));
  await cropByKeyboard(page, 'Crop the picture');
  await expect.poll(() => keptPictures(page)).toBe(1);
  await page.reload();
  await expect(dialog.getByRole('button', { name: 'Change' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const card = page.getByRole('article', { name: `Kiln Watch ${member.phone}` });
  await expect(card.locator('img').first()).toHaveAttribute('src', /\/media\//);
});

/** Number of pictures that this browser stores in drafts; they are written a moment after they were chosen. */
function keptPictures(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('campus-commons');
        opening.onerror = () => reject(opening.error ?? new Error('IndexedDB cannot be opened'));
        opening.onsuccess = () => {
          const asked = opening.result.transaction('unsent-pictures').objectStore('unsent-pictures').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            const forms = asked.result as object[];
            resolve(forms.flatMap(Object.values).filter((value) => value instanceof File).length);
          };
        };
      }),
  );
}
