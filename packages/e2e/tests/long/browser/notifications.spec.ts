import { expect } from '@playwright/test';
import { joinByApi, postByApi, tokenOf } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberMember } from '../../../src/steps.ts';
import { test } from '../../../src/test.ts';

for (const [device, viewport] of Object.entries(viewports)) {
  test(`a member is told what another one does to their post, on a ${device}`, async ({
    context,
    page,
    anotherBrowser,
  }) => {
    const [author, other] = [await joinByApi('Meera Joshi'), await joinByApi('Rohit Bansal')];
    const feedId = await postByApi(await tokenOf(author), '<p>Kites at four</p>');
    await rememberMember(context, author);
    const otherContext = await anotherBrowser();
    await rememberMember(otherContext, other);
    const others = await otherContext.newPage();
    await page.setViewportSize(viewport);

    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
    await others.goto(`/dashboard/feed/${feedId}`);
    const post = others.getByRole('article', { name: 'Meera Joshi' });
    const liked = others.waitForResponse('**/user/likes/toggleLike');
    await post.getByRole('button', { name: 'Like', exact: true }).click();
    // In the order in which they are told.
    await liked;
    await post.getByRole('textbox').fill('I bring string');
    await post.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(post.getByText('I bring string').last()).toBeVisible();

    // Looking at the page again fetches the number, like coming back to the tab.
    await page.reload();
    await expect(page).toHaveTitle(/^\(2\) /);
    await page.getByRole('link', { name: 'Notifications, 2 unread' }).click();
    const news = page.getByRole('region', { name: 'New', exact: true });
    await expect(news.getByRole('listitem')).toHaveText([
      /Rohit Bansal commented on your post.*“I bring string”/,
      /Rohit Bansal likes your post.*“Kites at four”/,
    ]);
    await news.getByRole('link', { name: /commented on your post/ }).click();
    await expect(page.getByText('I bring string')).toBeVisible();
    const bell = page.getByRole('link', { name: 'Notifications', exact: true });
    await expect(bell).toBeVisible();
    await page.goBack();
    // On a desktop they stood in a popover.
    if (device === 'desktop') await bell.click();
    await expect(page.getByRole('link', { name: 'Rohit Bansal commented on your post' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New: Rohit Bansal likes your post' })).toBeVisible();
  });
}
