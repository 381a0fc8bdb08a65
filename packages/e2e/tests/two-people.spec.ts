import { joinByApi, tokenOf } from '../src/api.ts';
import { rememberMember } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

// The stale screen requests deleted content, which the browser logs.
test.use({ provokesErrors: true });

test('what one member writes, likes, edits and deletes reaches another, whose stale screen handles it', async ({
  context,
  page,
  anotherBrowser,
}) => {
  const asha = await joinByApi('Asha Verma');
  const imran = await joinByApi('Imran Sheikh');
  await rememberMember(context, asha);
  const otherContext = await anotherBrowser();
  await rememberMember(otherContext, imran);
  const other = await otherContext.newPage();
  await other.goto('/dashboard');
  await page.goto('/dashboard');

  const post = page.getByRole('article', { name: asha.name });
  const seen = other.getByRole('article', { name: asha.name });

  await test.step('A posts; B reloads, sees it, likes it and comments on it', async () => {
    await page.getByRole('button', { name: 'Share your thoughts...' }).click();
    const composer = page.getByRole('dialog', { name: 'New post' });
    await composer.getByRole('textbox', { name: 'Your post' }).fill('Kites at four');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(post).toContainText('Kites at four');
    await other.reload();
    await expect(seen).toContainText('Kites at four');
    await expect(seen.getByRole('button', { name: 'Options for this post' })).toHaveCount(0);
    await seen.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(seen.getByRole('button', { name: '1 like' })).toBeVisible();
    await seen.getByRole('button', { name: 'Comment' }).click();
    await seen.getByRole('textbox', { name: 'Write a comment' }).fill('I wil come');
    await seen.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(seen.getByRole('list', { name: 'Comments' })).toContainText('I wil come');
  });

  await test.step('B edits the comment in place', async () => {
    await seen.getByRole('button', { name: 'Edit or delete this comment' }).click();
    await other.getByRole('menuitem', { name: 'Edit' }).click();
    await seen.getByRole('textbox', { name: 'Comment', exact: true }).fill('I will come');
    await seen.getByRole('button', { name: 'Save' }).click();
    await expect(seen.getByRole('list', { name: 'Comments' })).toContainText('I will come');
  });

  await test.step('A sees like and comment, which only B can edit, and edits the post', async () => {
    await page.reload();
    await expect(post.getByRole('button', { name: '1 like' })).toBeVisible();
    await post.getByRole('button', { name: '1 comment' }).click();
    await expect(post.getByRole('list', { name: 'Comments' })).toContainText('I will come');
    await expect(post.getByRole('button', { name: 'Edit or delete this comment' })).toHaveCount(0);
    await post.getByRole('button', { name: 'Options for this post' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit post' });
    await editor.getByRole('textbox', { name: 'Your post' }).fill('Kites at five');
    await editor.getByRole('button', { name: 'Update' }).click();
    await expect(post).toContainText('Kites at five');
  });

  await test.step('B deletes the comment, and sees the edited text', async () => {
    await seen.getByRole('button', { name: 'Edit or delete this comment' }).click();
    await other.getByRole('menuitem', { name: 'Delete' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(seen.getByText('No comments yet.', { exact: false })).toBeVisible();
    await other.reload();
    await expect(seen).toContainText('Kites at five');
    await expect(seen.getByRole('button', { name: 'Comment', exact: true })).toBeVisible();
  });

  await test.step('A deletes the post; B’s actions on it show an error, and B can continue', async () => {
    await post.getByRole('button', { name: 'Options for this post' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(post).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();

    await seen.getByRole('button', { name: 'Comment', exact: true }).click();
    await seen.getByRole('textbox', { name: 'Write a comment' }).fill('Too late');
    await seen.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(seen.getByRole('alert').filter({ hasText: 'Failed to add comment' })).toBeVisible();
    await expect(seen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Too late');
    await seen
      .getByRole('button', { name: 'Like', exact: true })
      .or(seen.getByRole('button', { name: 'Liked' }))
      .click();
    await expect(other.getByText('Failed to update like status')).toBeVisible();
    await expect(seen).toHaveCount(0);
    expect(await tokenOf(imran)).not.toBe('');
    await expect(other).toHaveURL('/dashboard');
  });
});
