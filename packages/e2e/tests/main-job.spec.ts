import { newPerson, type Member } from '../src/api.ts';
import { threePictures } from '../src/pictures.ts';
import { join, photosOf, signIn } from '../src/steps.ts';
import { expect, test, type Page } from '../src/test.ts';

test('a person joins, posts, likes and comments; a reload, others and the administrator see it', async ({
  page,
  environment,
  anotherBrowser,
}) => {
  const asha = newPerson('Asha Rao');
  const post = page.getByRole('article', { name: asha.name });

  await test.step('joins and signs in', async () => {
    await page.goto('/');
    await join(page, asha);
    await expect(page.getByText('Account created successfully! Please sign in.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(asha.email);
    await page.getByLabel('Password', { exact: true }).fill(asha.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('posts formatted text and three pictures', async () => {
    await page.getByRole('button', { name: 'Share your thoughts...' }).click();
    const composer = page.getByRole('dialog', { name: 'New post' });
    await expect(composer.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
    const text = composer.getByRole('textbox', { name: 'Your post' });
    await text.pressSequentially('Kites over the ');
    await composer.getByRole('button', { name: 'Bold' }).click();
    await text.pressSequentially('maidan');
    await text.press('Enter');
    await composer.getByRole('button', { name: 'Bulleted list' }).click();
    await text.pressSequentially('bring string');
    await composer.getByLabel('Choose photos').setInputFiles(await threePictures());
    await expect(composer.getByText(photosOf(3))).toBeVisible();
    await composer.getByRole('button', { name: 'Alt text of photo 1' }).click();
    await page.getByLabel('What does this photo show?').fill('A teal kite');
    await page.getByRole('button', { name: 'Done' }).click();
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer).toBeHidden();
    // No draft remains.
    await expect(page.getByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
    await expectPost(page, asha);
  });

  await test.step('likes it and comments on it', async () => {
    await post.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(post.getByRole('button', { name: '1 like' })).toBeVisible();
    await post.getByRole('button', { name: 'Comment' }).click();
    await post.getByRole('textbox', { name: 'Write a comment' }).fill('See you at four <b>sharp</b>');
    await post.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(post.getByRole('list', { name: 'Comments' })).toContainText('See you at four <b>sharp</b>');
    await expect(post.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  });

  await test.step('sees everything after a reload', async () => {
    await page.reload();
    await expectPost(page, asha);
    await expect(post.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true');
    await post.getByRole('button', { name: '1 like' }).click();
    await expect(post.getByRole('listitem').filter({ hasText: asha.name })).toBeVisible();
    await post.getByRole('button', { name: '1 comment' }).click();
    await expect(post.getByRole('list', { name: 'Comments' })).toContainText('See you at four <b>sharp</b>');
  });

  await test.step('another member, in another browser, sees and likes it', async () => {
    const other = await (await anotherBrowser()).newPage();
    const imran = newPerson('Imran Sheikh');
    await other.goto('/');
    await join(other, imran);
    await expect(other.getByText('Account created successfully! Please sign in.')).toBeVisible();
    await signIn(other, imran);
    await expectPost(other, asha);
    const seen = other.getByRole('article', { name: asha.name });
    await seen.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(seen.getByRole('button', { name: '2 likes' })).toBeVisible();
    await page.reload();
    await expect(post.getByRole('button', { name: '2 likes' })).toBeVisible();
  });

  await test.step('the administrator finds the person', async () => {
    const console = await (await anotherBrowser()).newPage();
    await console.goto(environment.consoleUrl);
    await console.getByLabel('User ID').fill(environment.administrator.userName);
    await console.getByLabel('Password', { exact: true }).fill(environment.administrator.password);
    await console.getByRole('button', { name: 'Login', exact: true }).click();
    await console.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
    await console.getByPlaceholder('Search users...').fill(asha.email);
    await console.getByRole('button', { name: 'Search', exact: true }).click();
    const rows = console.getByRole('table', { name: 'Users' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(asha.name);
    await expect(rows.nth(1)).toContainText(asha.email);
  });
});

/** Expects the post in the feed with its formatting and pictures. */
async function expectPost(page: Page, author: Member): Promise<void> {
  const post = page.getByRole('article', { name: author.name });
  await expect(post.getByText('Kites over the maidan')).toBeVisible();
  await expect(post.locator('strong')).toHaveText('maidan');
  await expect(post.getByRole('listitem')).toHaveText(['bring string']);
  const pictures = post.getByRole('button', { name: /^Open picture/ }).locator('img');
  await expect(pictures).toHaveCount(3);
  await expect(pictures.first()).toHaveAttribute('alt', 'A teal kite');
  for (const picture of await pictures.all()) {
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
}
