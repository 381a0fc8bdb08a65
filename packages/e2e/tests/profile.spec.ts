import { joinByApi, postByApi } from '../src/api.ts';
import { makePicture } from '../src/pictures.ts';
import { cropByKeyboard, rememberMember } from '../src/steps.ts';
import { expect, test, type Page } from '../src/test.ts';

test('a member creates a profile by keyboard, with portrait and cover, and others see it in the feed', async ({
  page,
  context,
  anotherBrowser,
}) => {
  const asha = await joinByApi('Asha Verma');
  await postByApi(await rememberMember(context, asha), '<p>The kiln is warm.</p>');

  await test.step('writes it', async () => {
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Edit profile' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Title' }).fill('Potter');
    await page.getByRole('textbox', { name: 'College name' }).fill('National Institute of Design');
    await page.getByRole('textbox', { name: 'College year' }).fill('2027');
    await page.getByRole('textbox', { name: 'Description' }).fill('Clay, mostly.');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha V. Verma');
  });

  await test.step('crops a portrait and a cover', async () => {
    await page
      .getByLabel('Choose a picture of you')
      .setInputFiles(await makePicture('teal', 'png', 1600, 900));
    await cropByKeyboard(page, 'Crop your picture');
    await page.getByLabel('Choose a cover').setInputFiles(await makePicture('indigo', 'jpeg', 3000, 2000));
    await cropByKeyboard(page, 'Crop your cover');
    // Both previews are visible before the upload.
    await expect(page.getByRole('form', { name: 'Edit profile' }).locator('img[src^="blob:"]')).toHaveCount(
      2,
    );
  });

  await test.step('saves it', async () => {
    const saved = page.waitForResponse('**/user/profile/update');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const form = (await saved).request().postDataBuffer();
    // Both pictures together: the upload size is limited, whatever file was chosen.
    expect(form?.length ?? 0).toBeLessThan(1_000_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Asha V. Verma' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
    await expect(page.getByText('National Institute of Design')).toBeVisible();
  });

  await test.step('sees it in the feed after a reload', async () => {
    await page.goto('/dashboard');
    await page.reload();
    const portrait = page.getByRole('article', { name: 'Asha V. Verma' }).locator('header img').first();
    await expect(portrait).toHaveAttribute('src', /\/media\//);
    await expect.poll(() => sizeOf(portrait)).toEqual([1, true]);
    await page.goto('/dashboard/profile');
    const profile = page.getByRole('main');
    await expect(profile.getByText('Potter').first()).toBeVisible();
    await expect.poll(() => sizeOf(profile.locator('img').first())).toEqual([4, true]);
  });

  await test.step('another member opens it from the post, and cannot edit it', async () => {
    const context = await anotherBrowser();
    await rememberMember(context, await joinByApi('Imran Sheikh'));
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('link', { name: 'Asha V. Verma' }).first().click();
    await expect(other.getByRole('heading', { level: 1, name: 'Asha V. Verma' })).toBeVisible();
    await expect(other.getByText('Clay, mostly.')).toBeVisible();
    await expect(other.getByText('The kiln is warm.')).toBeVisible();
    await expect(other.getByText(asha.email)).toHaveCount(0);
    await expect(other.getByRole('button', { name: 'Edit profile' })).toHaveCount(0);
  });
});

test.describe('while a call fails', () => {
  test.use({ provokesErrors: true });

  test('a member without posts changes portrait and cover on the profile', async ({ page, context }) => {
    await rememberMember(context, await joinByApi('Ritu Saini'));
    await page.goto('/dashboard/profile');
    await page.route('**/user/profile/updateImages', (route) => route.abort(), { times: 1 });
    await page
      .getByLabel('Choose your new picture')
      .setInputFiles(await makePicture('teal', 'png', 1600, 900));
    await cropByKeyboard(page, 'Crop your picture');
    await expect(page.getByRole('alert')).toContainText('The picture was not saved.');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Your picture is saved')).toBeVisible();
    await page
      .getByLabel('Choose your new cover')
      .setInputFiles(await makePicture('indigo', 'jpeg', 1600, 900));
    await cropByKeyboard(page, 'Crop your cover');
    // The composer below also shows the portrait. The pages to follow are rows of a list.
    const stored = page.getByRole('main').locator('img[src*="/media/"]:not(li img)');
    await expect(stored).toHaveCount(3);
    await page.reload();
    await expect(stored).toHaveCount(3);
  });
});

/** Aspect ratio of a picture, and whether it has loaded. */
function sizeOf(picture: ReturnType<Page['locator']>): Promise<[number, boolean]> {
  return picture.evaluate((image: HTMLImageElement) => [
    Math.round(image.naturalWidth / Math.max(1, image.naturalHeight)),
    image.complete && image.naturalWidth > 0,
  ]);
}
