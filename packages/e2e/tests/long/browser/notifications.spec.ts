import { expect, type Locator } from '@playwright/test';
import { call, joinByApi, postByApi, tokenOf } from '../../../src/api.ts';
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

/** The height of a notification on a phone, and the line above it. */
const MAX_ROW_PIXELS = 77;

test('the two lines of a notification say what very long names did, on a phone', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const author = await joinByApi('Meera Joshi');
  const token = await rememberMember(context, author);
  const [one, other] = [
    await joinByApi('Lakshmi Narasimha Venkata Thiruvananthapuram Padmanabhan Unnikrishnan Nair'),
    await joinByApi('Bhoomika Subrahmanyeswara Chattopadhyaya'),
  ];
  const whole = await joinByApi('Venkatesh Subramaniam Iyer');
  const [liked, commented, answered] = [
    await postByApi(token, '<p>Kites</p>'),
    await postByApi(token, '<p>Strings</p>'),
    await postByApi(token, '<p>Tails</p>'),
  ];
  for (const person of [one, other])
    await call('/user/likes/toggleLike', { feedId: liked }, await tokenOf(person));
  await call('/user/comments/create', { feedId: commented, comment: 'Yes' }, await tokenOf(one));
  await call('/user/comments/create', { feedId: answered, comment: 'No' }, await tokenOf(whole));
  await page.goto('/dashboard/notifications');
  const row = (name: RegExp) => page.getByRole('listitem').getByRole('link', { name });
  const both = row(/ and .* like your post$/);
  await expect(both).toHaveAccessibleName(/Bhoomika Subrahmanyeswara Chattopadhyaya/);
  await expect(both).toHaveAccessibleName(/Padmanabhan Unnikrishnan Nair/);
  expect(await isSeen(both, 'like your post')).toBe(true);
  expect(await isSeen(row(/Nair commented on your post$/), 'commented on')).toBe(true);
  // A name for which the line has room is not cut.
  const name = row(/Iyer commented on your post$/).getByText(whole.name);
  expect(await name.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  // The time stands below the sentence, beside the quote, so that a row has three lines.
  const heights = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(MAX_ROW_PIXELS);
});

/** Whether these words of a sentence stand within its two lines. */
function isSeen(sentence: Locator, words: string): Promise<boolean> {
  return sentence.evaluate((link, sought) => {
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const start = text.textContent?.indexOf(sought) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + sought.length);
      const lines = link.parentElement?.getBoundingClientRect();
      return lines !== undefined && range.getBoundingClientRect().bottom <= lines.bottom + 1;
    }
    return false;
  }, words);
}
