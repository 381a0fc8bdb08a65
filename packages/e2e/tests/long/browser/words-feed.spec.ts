import { call, joinByApi, postByApi, type Member } from '../../../src/api.ts';
import { makePicture } from '../../../src/pictures.ts';
import { answerWith, holdNotice, photosOf, rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

// The states of feed and post, with the texts of the specification.

let member: Member;
let token: string;

test.beforeEach(async ({ context }) => {
  member = await joinByApi('Gurpreet Bedi');
  token = await rememberMember(context, member);
});

test('a feed shows that it is loading, that it is empty, and that a post is being sent', async ({
  page,
  environment,
}) => {
  const feed = await holdBack(page, `${environment.apiOrigin}/user/feeds/getAllFeeds`);
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Loading feeds...')).toBeVisible();
  feed.release();
  await expect(page.getByText('No feeds to display')).toBeVisible();
  await expect(page.getByText('Loading feeds...')).toHaveCount(0);
  // A single page has no pagination.
  await expect(page.getByText(/^Page 1 of/)).toHaveCount(0);

  const sending = await holdBack(page, `${environment.apiOrigin}/user/feeds/create`);
  await page.getByRole('button', { name: 'Share your thoughts...' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await expectTools(page, composer);
  await composer.getByRole('textbox', { name: 'Your post' }).fill('Two more of these');
  const pictures = ['teal', 'crimson', 'goldenrod', 'indigo', 'olive'].map((colour) =>
    makePicture(colour, 'jpeg', 400, 300),
  );
  await composer.getByLabel('Choose photos').setInputFiles(await Promise.all(pictures));
  await expect(composer.getByText(photosOf(5))).toBeVisible();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer.getByRole('button', { name: 'Posting...' })).toBeDisabled();
  sending.release();

  const post = page.getByRole('article', { name: member.name });
  await expect(post.getByText('+2', { exact: true })).toBeVisible();
  await post.getByRole('button', { name: 'Open picture 3 of 5 and 2 more' }).click();
  const viewer = page.getByRole('dialog', { name: `Pictures by ${member.name}` });
  await expect(viewer.getByText('3 / 5')).toBeVisible();
  await zoomByWheel(page, viewer);
});

test('a post is shared by its link, and an error shows when the browser forbids it', async ({
  context,
  page,
  environment,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await postByApi(token, '<p>Pass it on</p>');
  await page.goto(`/dashboard/feed/${id}`);
  const share = page.getByRole('button', { name: 'Share' });

  await share.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Link copied to clipboard!' });
  await expectToast(page, toast, '3s');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${environment.memberOrigin}/dashboard/feed/${id}`);
  await expect(toast).toHaveCount(0);

  // Like a site without a certificate, where the clipboard is not available.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await share.click();
  await expectToast(page, page.getByRole('alert').filter({ hasText: 'Failed to copy link' }), '3s');
});

test('an author without a name is called Anonymous', async ({ page, environment }) => {
  const id = await postByApi(token, '<p>By nobody</p>');
  // The server refuses accounts without a name; old rows may have none.
  await page.route(`${environment.apiOrigin}/user/feeds/getFeedById`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { User: { name: string } } };
    answer.data.User.name = '';
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/dashboard/feed/${id}`);
  await expect(page.getByRole('article', { name: 'Anonymous' })).toContainText('By nobody');
});

test.describe('with errors', () => {
  test.use({ provokesErrors: true });

  test('a post’s own screen shows what failed, and retries', async ({ page }) => {
    const id = await postByApi(token, '<p>Here after all</p>');
    await call('/user/likes/toggleLike', { feedId: id }, token);
    await call('/user/comments/create', { feedId: id, comment: 'Heard' }, token);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));

    await answerWith(page, '/user/feeds/getFeedById', 500, '');
    await page.goto(`/dashboard/feed/${id}`);
    const box = page.getByRole('alert').filter({ hasText: 'Failed to fetch feed details' });
    await expect(box).toContainText('made_up');
    await expect.poll(() => logged.join('\n')).toContain('/user/feeds/getFeedById failed');
    await page.unrouteAll();
    await answerWithNothing(page, '/user/feeds/getFeedById');
    await box.getByRole('button', { name: 'Try Again' }).click();
    await expect(box).toContainText('An unexpected error occurred. Please try again.');
    await expect(box.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/dashboard');

    await page.unrouteAll();
    await answerWith(page, '/user/comments/getFeedComments', 500, 'Broken');
    await box.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Here after all')).toBeVisible();
    const comments = page.getByRole('alert').filter({ hasText: 'Failed to load comments' });
    await expect(comments).toBeVisible();
    await page.unrouteAll();
    await comments.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Heard');
    // The likes take the place of the comments.
    await answerWith(page, '/user/likes/getFeedLikes', 500, 'Broken');
    await page.getByRole('button', { name: '1 like' }).click();
    const likes = page.getByRole('alert').filter({ hasText: 'Failed to load likes' });
    await expect(likes).toBeVisible();
    await page.unrouteAll();
    await likes.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: member.name })).toHaveCount(1);
  });

  test('a deleted post leads back to the dashboard', async ({ page }) => {
    await page.goto('/dashboard/feed/999999999');
    await expect(page.getByRole('alert')).toContainText('Feed not found');
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('any other toast stays for five seconds, and Alt+T leads to it', async ({ page }) => {
    const id = await postByApi(token, '<p>Like me</p>');
    await answerWith(page, '/user/likes/toggleLike', 500, 'Broken');
    await page.goto(`/dashboard/feed/${id}`);
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to update like status' });
    await expectToast(page, toast, '5s');
    await page.keyboard.press('Alt+t');
    const focusIsOnToasts = () =>
      toast.evaluate((element) => document.activeElement?.contains(element) === true);
    await expect.poll(focusIsOnToasts).toBe(true);
  });
});

/** Expects a button for every format in the specification. */
async function expectTools(page: Page, composer: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(composer.getByRole('button', { name: 'Photos' })).toBeVisible();
  const toolbar = composer.getByRole('toolbar', { name: 'Formatting' });
  for (const name of [
    ...['Bold', 'Italic', 'Underline', 'Strikethrough', 'Text colour', 'Background colour'],
    ...['Numbered list', 'Bulleted list', 'Link', 'Clear formatting'],
  ]) {
    await expect(toolbar.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await toolbar.getByRole('button', { name: /^Text style/ }).click();
  const styles = page.getByRole('menuitem');
  await expect(styles).toHaveText(['Paragraph', ...[1, 2, 3, 4, 5, 6].map((level) => `Heading ${level}`)]);
  await page.keyboard.press('Escape');
}

/** Delays requests to an address until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<{ release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return { release };
}

/** Answers with an error without a message, as a proxy in between may. */
async function answerWithNothing(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 502,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      body: '',
    }),
  );
}

/** Expects the toast at the top right, with this duration. */
async function expectToast(page: Page, toast: ReturnType<Page['getByRole']>, time: string): Promise<void> {
  const goOn = await holdNotice(page);
  await expect(toast).toBeVisible();
  // It disappears when the animation of this hidden bar ends.
  await expect(toast.getByRole('progressbar', { includeHidden: true })).toHaveCSS('animation-duration', time);
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x ?? 0).toBeGreaterThan(width / 2);
  expect(box?.y ?? width).toBeLessThan(120);
  await goOn();
}

/** Zooms from the fitted picture to the limits 0.5 and 3 in steps of 0.25; a zoomed picture can be dragged. */
async function zoomByWheel(page: Page, viewer: ReturnType<Page['getByRole']>): Promise<void> {
  const zoom = viewer.getByLabel('Zoom', { exact: true });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await expect(zoom).toHaveText('100%');
  for (const [turn, scales] of [
    [-100, ['125%', '150%', '175%', '200%', '225%', '250%', '275%', '300%', '300%']],
    [100, ['275%']],
  ] as const) {
    for (const scale of scales) {
      await page.mouse.wheel(0, turn);
      await expect(zoom).toHaveText(scale);
    }
  }
  // The largest picture is the current one; it is higher than the lightbox, so it can be dragged down.
  const top = () =>
    viewer
      .locator('img')
      .evaluateAll(
        (pictures) =>
          pictures
            .map((picture) => picture.getBoundingClientRect())
            .sort((one, other) => other.width - one.width)[0]?.top,
      );
  const before = (await top()) ?? NaN;
  await page.mouse.down();
  await page.mouse.move(width / 2, height / 2 + 40, { steps: 3 });
  await page.mouse.up();
  await expect.poll(top).toBeCloseTo(before + 40, 0);
  for (let turns = 0; turns < 10; turns += 1) await page.mouse.wheel(0, 100);
  await expect(zoom).toHaveText('50%');
}
