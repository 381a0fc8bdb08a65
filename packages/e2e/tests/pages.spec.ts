import { call, joinByApi, pageByApi, tokenOf, type Member } from '../src/api.ts';
import { makePicture } from '../src/pictures.ts';
import { rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

let member: Member;

test.beforeEach(async ({ context }) => {
  member = await joinByApi('Ritwik Mukhopadhyay');
  await rememberMember(context, member);
});

test('a member creates a page, posts on it, edits it and deletes it', async ({ page }) => {
  const title = `Dhruv Astronomy Circle ${member.phone}`;
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pages' }).click();
  await expect(page).toHaveURL('/dashboard/pages');

  await test.step('creates the page', async () => {
    await page.getByRole('button', { name: 'Create Page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Page' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Description').fill('Rooftop nights and borrowed telescopes.');
    await dialog.getByRole('radio', { name: 'Community' }).check();
    await dialog
      .getByLabel('Choose a picture of the page')
      .setInputFiles(await makePicture('indigo', 'jpeg', 900, 1200));
    await page
      .getByRole('dialog', { name: 'Crop the picture' })
      .getByRole('button', { name: 'Use picture' })
      .click();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(dialog).toBeHidden();
    const card = page.getByRole('article', { name: title });
    await expect(card).toContainText('Community');
    await expect(card).toContainText(`Created by ${member.name}`);
    await card.getByRole('link', { name: /^View More/ }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });

  await test.step('posts on the page', async () => {
    await page.getByRole('button', { name: 'Share your thoughts...' }).click();
    const composer = page.getByRole('dialog', { name: 'New post' });
    await composer.getByRole('textbox', { name: 'Your post' }).fill('Clear skies tonight');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('article', { name: member.name })).toContainText('Clear skies tonight');
    await expect(page.getByRole('main').locator('dl')).toHaveText('followers0post1');
  });

  await test.step('edits the page; Cancel discards the changes', async () => {
    await page.getByRole('button', { name: 'Edit Page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Page' });
    await dialog.getByLabel('Description').fill('Not this');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Rooftop nights and borrowed telescopes.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Page' }).click();
    await expect(dialog.getByLabel('Description')).toHaveValue('Rooftop nights and borrowed telescopes.');
    await dialog.getByLabel('Description').fill('Star trails from the roof.');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Star trails from the roof.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Star trails from the roof.')).toBeVisible();
  });

  await test.step('deletes the page', async () => {
    await page.getByRole('button', { name: 'Delete Page' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'Are you sure you want to delete this page? This action cannot be undone.',
    );
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/pages');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  });
});

test('another member follows a page to post on it, and unfollows it', async ({ page }) => {
  const maker = await tokenOf(await joinByApi('Kabir Anand'));
  const id = await pageByApi(maker, `Rangmanch ${member.phone}`);
  await page.goto(`/dashboard/pages/details/${id}`);
  const figures = page.getByRole('main').locator('dl');
  await expect(figures).toHaveText('followers0posts0');
  await expect(page.getByRole('button', { name: 'Share your thoughts...' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
  await expect(figures).toHaveText('follower1posts0');
  await expect(page.getByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Page' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Following', exact: true }).click();
  await expect(figures).toHaveText('followers0posts0');
});

test.describe('a page unfollowed in another tab', () => {
  test.use({ provokesErrors: true });

  test('refuses the post, keeps its text, and offers to follow again', async ({ page }) => {
    const maker = await tokenOf(await joinByApi('Kabir Anand'));
    const own = await tokenOf(member);
    const id = await pageByApi(maker, `Rangmanch ${member.phone}`);
    await call('/user/pages/toggleFollow', { id }, own);
    await page.goto(`/dashboard/pages/details/${id}`);
    await page.getByRole('button', { name: 'Share your thoughts...' }).click();
    const composer = page.getByRole('dialog', { name: 'New post' });
    await composer.getByRole('textbox', { name: 'Your post' }).fill('Auditions on Friday');
    await call('/user/pages/toggleFollow', { id }, own);
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer.getByRole('alert')).toContainText('What you wrote is kept.');
    await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveText('Auditions on Friday');
    await composer.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Draft: Auditions on Friday' })).toBeVisible();
  });
});
