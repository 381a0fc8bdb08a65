import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { expect, type Page } from '@playwright/test';
import { call, idOf, joinByApi, pageByApi, postByApi, tokenOf } from '../../../src/api.ts';
import { rememberMember } from '../../../src/steps.ts';
import { test } from '../../../src/test.ts';

// Opens what is missing for the two, which the browser logs.
test.use({ provokesErrors: true });

test('members of whom one blocked the other see nothing of each other until it is undone', async ({
  context,
  page,
  anotherBrowser,
}) => {
  const [kavya, rohit, meera] = [
    await joinByApi('Kavya Menon'),
    await joinByApi('Rohit Bansal'),
    await joinByApi('Meera Joshi'),
  ];
  const [kavyaId, rohitId] = [await idOf(kavya), await idOf(rohit)];
  const [kavyaToken, rohitToken, meeraToken] = [
    await tokenOf(kavya),
    await tokenOf(rohit),
    await tokenOf(meera),
  ];
  const pageId = await pageByApi(meeraToken, 'Kite makers');
  await call('/user/pages/toggleFollow', { id: pageId }, rohitToken);
  for (let post = 1; post < PAGE_SIZE; post += 1)
    await postByApi(meeraToken, `<p>Day ${post}</p>`, [], pageId);
  const shared = await postByApi(meeraToken, '<p>Who brings string?</p>', [], pageId);
  const kavyasPost = await postByApi(kavyaToken, '<p>Kites at four</p>');
  const rohitsPost = await postByApi(rohitToken, '<p>String for sale</p>', [], pageId);
  for (const token of [kavyaToken, rohitToken]) {
    await call('/user/likes/toggleLike', { feedId: shared }, token);
    await call('/user/comments/create', { feedId: shared, comment: 'I do' }, token);
  }

  await rememberMember(context, kavya);
  const otherContext = await anotherBrowser();
  await rememberMember(otherContext, rohit);
  const other = await otherContext.newPage();

  /** Expects the page's feed, one post longer than a page, to be whole, or without Rohit's, which leaves one screen of posts. */
  const expectPageFeed = async (has: 'all' | 'without Rohit') => {
    const posts = page.getByRole('region', { name: 'Posts' });
    await expect(posts.getByRole('article')).toHaveCount(PAGE_SIZE);
    const count = has === 'all' ? 1 : 0;
    await expect(posts.getByRole('article', { name: rohit.name })).toHaveCount(count);
    await expect(posts.getByText('Page 1 of 2')).toHaveCount(count);
  };
  /** Expects who is visible in the comments and likes of the shared post, whose numbers are those of the lists. */
  const expectAtSharedPost = async (viewer: Page, names: string[]) => {
    await viewer.goto(`/dashboard/feed/${shared}`);
    const comments = viewer.getByRole('list', { name: 'Comments' });
    await expect(comments.getByRole('listitem')).toHaveCount(names.length);
    for (const name of names) await expect(comments).toContainText(name);
    // They take the comments' place.
    await viewer
      .getByRole('button', { name: names.length === 1 ? '1 like' : `${names.length} likes`, exact: true })
      .click();
    const likes = viewer.getByRole('article').getByRole('list').filter({ hasNotText: 'I do' });
    await expect(likes.getByRole('listitem')).toHaveCount(names.length);
    for (const name of names) await expect(likes).toContainText(name);
  };

  await test.step('Kavya blocks Rohit at his post', async () => {
    await page.goto(`/dashboard/pages/details/${pageId}`);
    await expectPageFeed('all');
    await page
      .getByRole('article', { name: rohit.name })
      .getByRole('button', { name: 'Options for Rohit' })
      .click();
    await page.getByRole('menuitem', { name: 'Block Rohit Bansal' }).click();
    const question = page.getByRole('alertdialog', { name: 'Block Rohit Bansal?' });
    await expect(question).toContainText('You will not see each other here. Rohit Bansal is not told.');
    await question.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByText('Rohit Bansal is blocked.', { exact: false })).toBeVisible();
    await expectPageFeed('without Rohit');
    await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();
  });

  await test.step('she sees none of his comments and likes, and only the name of his profile', async () => {
    await expectAtSharedPost(page, [kavya.name]);
    await page.goto(`/dashboard/feed/${rohitsPost}`);
    await expect(page.getByText('Feed not found')).toBeVisible();
    await page.goto(`/dashboard/profile?userId=${rohitId}`);
    await expect(page.getByRole('heading', { name: rohit.name, exact: true })).toBeVisible();
    await expect(page.getByText('You blocked Rohit Bansal')).toBeVisible();
  });

  await test.step('he sees nothing of hers, as if it did not exist', async () => {
    await expectAtSharedPost(other, [rohit.name]);
    await other.goto(`/dashboard/feed/${kavyasPost}`);
    await expect(other.getByText('Feed not found')).toBeVisible();
    await other.goto(`/dashboard/profile?userId=${kavyaId}`);
    await expect(other.getByText('Profile not found')).toBeVisible();
  });

  await test.step('she unblocks him in her account settings, and both see each other again', async () => {
    await page.goto('/dashboard/account-settings#safety');
    const list = page.getByRole('list', { name: 'Muted and blocked people' });
    await list.getByRole('button', { name: 'Unblock Rohit Bansal' }).click();
    await expect(page.getByText('You have muted and blocked nobody.')).toBeVisible();
    await page.goto(`/dashboard/pages/details/${pageId}`);
    await expectPageFeed('all');
    await expectAtSharedPost(page, [kavya.name, rohit.name]);
    await expectAtSharedPost(other, [kavya.name, rohit.name]);
    await other.goto(`/dashboard/feed/${kavyasPost}`);
    await expect(other.getByText('Kites at four')).toBeVisible();
  });
});
