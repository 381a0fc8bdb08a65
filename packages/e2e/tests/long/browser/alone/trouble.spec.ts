import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  administratorToken,
  call,
  joinByApi,
  pageByApi,
  postByApi,
  type Member,
} from '../../../../src/api.ts';
import { expect, test, type Page } from '../../../../src/own-stack.ts';
import type { TestStack } from '../../../../src/test-stack.ts';
import { noisyPicture, threePictures } from '../../../../src/pictures.ts';
import { acceptedRecord } from '../../../../src/record-by-api.ts';
import { openComposer } from '../../../../src/screens/feed.ts';
import { photosOf, rememberMember, signIn } from '../../../../src/steps.ts';

const NETWORK_ERROR = 'Network error or server is not responding. Please try again later.';

test.use({ provokesErrors: true });
// One after the other on one stack, because each of these tests stops something that all use.
test.describe.configure({ mode: 'default' });

let member: Member;
let token: string;

test.beforeEach(async ({ context }) => {
  member = await joinByApi('Farida Lobo');
  token = await rememberMember(context, member);
});

test.describe('the API is stopped', () => {
  test('every screen shows what it could not load, and loads it when the API is back', async ({
    page,
    stack,
  }) => {
    const postId = await postByApi(token, '<p>Still here</p>');
    const pageId = await pageByApi(token, `Lantern Walks ${member.phone}`);
    await page.goto('/dashboard');
    await expect(page.getByText('Still here')).toBeVisible();
    const screens = [
      ['/dashboard', 'Failed to fetch feeds', 'Still here'],
      [`/dashboard/feed/${postId}`, 'Failed to fetch feed details', 'Still here'],
      ['/dashboard/profile', 'Failed to fetch profile data', 'Still here'],
      ['/dashboard/pages', 'An error occurred while fetching pages', `Lantern Walks ${member.phone}`],
      [`/dashboard/pages/details/${pageId}`, NETWORK_ERROR, `Lantern Walks ${member.phone}`],
    ] as const;
    const tabs: Page[] = [];
    await withoutApi(stack, async () => {
      for (const [address, fault] of screens) {
        const tab = await page.context().newPage();
        await tab.goto(address);
        await expect(tab.getByRole('alert').filter({ hasText: fault })).toContainText(NETWORK_ERROR);
        tabs.push(tab);
      }
    });
    for (const [index, [address, , content]] of screens.entries()) {
      const tab = tabs[index] ?? page;
      await tab.getByRole('main').getByRole('button', { name: 'Try Again' }).first().click();
      await expect(tab.getByRole('main').getByText(content).first()).toBeVisible();
      await expect(tab).toHaveURL(address);
      await tab.close();
    }
  });

  test('the link of a record is checked all the same, and whether it was revoked is asked when it is back', async ({
    page,
    stack,
  }) => {
    const { serial, code } = await acceptedRecord({ holder: 'Farida Lobo', page: 'River', role: 'Sorter' });
    const status = page.getByRole('article').getByRole('status');
    await withoutApi(stack, async () => {
      await page.goto(`/records/${serial}#${code}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Farida Lobo' })).toBeVisible();
      await expect(status).toContainText('Signature genuine. Whether it was revoked could not be asked.');
    });
    await status.getByRole('button', { name: 'Ask again' }).click();
    await expect(status).toContainText('Signature genuine. It was not revoked.');
  });

  test('a post with photos, a comment and a page stay in their forms, and are sent once when it is back', async ({
    page,
    context,
    stack,
  }) => {
    const postId = await postByApi(token, '<p>Any questions?</p>');
    const [commenting, making] = [await context.newPage(), await context.newPage()];
    await page.goto('/dashboard');
    const composer = await openComposer(page);
    await composer.getByRole('textbox', { name: 'Your post' }).fill('Written in a tunnel');
    await composer.getByLabel('Choose photos').setInputFiles(await threePictures());
    await expect(composer.getByText(photosOf(3))).toBeVisible();
    await commenting.goto(`/dashboard/feed/${postId}`);
    const box = commenting.getByRole('textbox', { name: 'Write a comment' });
    await box.fill('Just one');
    await making.goto('/dashboard/pages');
    await making.getByRole('button', { name: 'Create Page' }).first().click();
    const dialog = making.getByRole('dialog', { name: 'Create Page' });
    const title = `Tunnel Club ${member.phone}`;
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Description').fill('For those who travel below.');
    const post = composer.getByRole('button', { name: 'Post', exact: true });
    const comment = commenting.getByRole('button', { name: 'Post', exact: true });
    const create = dialog.getByRole('button', { name: 'Create', exact: true });

    await withoutApi(stack, async () => {
      await post.click();
      await expect(composer.getByRole('alert')).toHaveText(`${NETWORK_ERROR} Nothing you wrote is lost.`);
      await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveText('Written in a tunnel');
      await expect(composer.getByText(photosOf(3))).toBeVisible();
      await comment.click();
      await expect(commenting.getByText(`Failed to add comment. ${NETWORK_ERROR}`)).toBeVisible();
      await expect(box).toHaveValue('Just one');
      await create.click();
      await expect(dialog.getByRole('alert')).toHaveText(
        `An error occurred while creating the page. ${NETWORK_ERROR}`,
      );
      await expect(dialog.getByLabel('Title')).toHaveValue(title);
    });

    await post.click();
    await expect(composer).toBeHidden();
    const sent = page.getByRole('article').filter({ hasText: 'Written in a tunnel' });
    await expect(sent).toHaveCount(1);
    await expect(sent.getByRole('button', { name: /^Open picture/ })).toHaveCount(3);
    await comment.click();
    await expect(commenting.getByRole('list', { name: 'Comments' }).getByText('Just one')).toHaveCount(1);
    await expect(box).toHaveValue('');
    await create.click();
    await expect(making.getByRole('article', { name: title })).toHaveCount(1);
  });

  test('signing in shows an error, keeps the input, and works when it is back', async ({
    stack,
    anotherBrowser,
  }) => {
    const page = await (await anotherBrowser()).newPage();
    const form = page.getByRole('form', { name: 'Sign in' });
    await withoutApi(stack, async () => {
      await page.goto('/landing');
      await signIn(page, member);
      await expect(page.getByRole('alert')).toHaveText(NETWORK_ERROR);
      await expect(form.getByLabel('Email', { exact: true })).toHaveValue(member.email);
      await expect(form.getByLabel('Password', { exact: true })).toHaveValue(member.password);
    });
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a stalled upload can be cancelled without losing anything, and is sent again', async ({
  page,
  stack,
}) => {
  await page.goto('/dashboard');
  const composer = await openComposer(page);
  await composer.getByRole('textbox', { name: 'Your post' }).fill('Heavy luggage');
  // More than the connection's buffers hold.
  await composer.getByLabel('Choose photos').setInputFiles(await Promise.all([1, 2, 3].map(noisyPicture)));
  await expect(composer.getByText(photosOf(3))).toBeVisible();
  stack.api.freeze();
  try {
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await expect(composer.getByRole('button', { name: 'Posting...' })).toBeDisabled();
    await composer.getByRole('button', { name: 'Cancel' }).click();
    await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveText('Heavy luggage');
    await expect(composer.getByText(photosOf(3))).toBeVisible();
    await expect(composer.getByRole('alert')).toHaveCount(0);
  } finally {
    stack.api.thaw();
  }
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Heavy luggage' })).toHaveCount(1);
});

test('when the picture store is down (500), the post is kept, the session lasts, and sending works afterwards', async ({
  page,
  stack,
}) => {
  await postByApi(token, '<p>Before</p>', await threePictures());
  const store = path.join(stack.dataDir, 'media');
  await page.goto('/dashboard');
  const composer = await openComposer(page);
  await composer.getByRole('textbox', { name: 'Your post' }).fill('A picture of the flood');
  await composer.getByLabel('Choose photos').setInputFiles(await threePictures());
  await expect(composer.getByText(photosOf(3))).toBeVisible();
  await rename(store, `${store}-away`);
  try {
    await writeFile(store, 'not a directory');
    const answer = page.waitForResponse('**/user/feeds/create');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    expect((await answer).status()).toBe(500);
    await expect(composer.getByRole('alert')).toContainText('Nothing you wrote is lost.');
    await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveText('A picture of the flood');
    await expect(composer.getByText(photosOf(3))).toBeVisible();
  } finally {
    await rm(store, { force: true });
    await rename(`${store}-away`, store);
  }
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article').filter({ hasText: 'A picture of the flood' });
  await expect(post.getByRole('button', { name: /^Open picture/ })).toHaveCount(3);
});

test('a comment over the rate limit (429) says to wait, is kept, and is sent after the wait', async ({
  page,
  environment,
}) => {
  const feedId = await postByApi(token, '<p>Say something</p>');
  await page.goto(`/dashboard/feed/${feedId}`);
  const box = page.getByRole('textbox', { name: 'Write a comment' });
  const send = page.getByRole('button', { name: 'Post', exact: true });
  const comments = page.getByRole('list', { name: 'Comments' });
  await box.fill('Second');
  // In one step of the browser, because the rate limit allows the next comment three seconds after this one.
  const first = { feedId, comment: 'First' };
  await send.evaluate(
    async (button: HTMLElement, { address, headers, body }) => {
      await fetch(address, { method: 'POST', headers, body });
      button.click();
    },
    {
      address: `${environment.apiOrigin}/user/comments/create`,
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify(first),
    },
  );
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to add comment. That was too often. Please wait a little and try again.',
  );
  await expect(box).toHaveValue('Second');
  await expect(async () => {
    const answer = page.waitForResponse('**/user/comments/create');
    await send.click();
    expect((await answer).ok()).toBe(true);
  }).toPass();
  await expect(box).toHaveValue('');
  await expect(comments.getByText('Second')).toHaveCount(1);
});

test('announced maintenance (503) signs out, clears both tokens, and keeps the draft', async ({ page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('adminToken', 'of the console'));
  const composer = await openComposer(page);
  await composer.getByRole('textbox', { name: 'Your post' }).fill('Half a thought');
  await composer.getByLabel('Choose photos').setInputFiles(await threePictures());
  await expect(composer.getByText(photosOf(3))).toBeVisible();
  const administrator = await administratorToken();
  await call('/admin/settings/setMaintenance', { on: true, message: 'Back at six' }, administrator);
  try {
    // Another call of the site may hear of it first, and close the composer.
    await composer
      .getByRole('button', { name: 'Post', exact: true })
      .click({ timeout: 10_000 })
      .catch(() => undefined);
    const notice = page.getByRole('alertdialog', { name: 'Closed for maintenance' });
    await expect(notice).toContainText('“Back at six”');
    await expect(page).toHaveURL(/\/landing/);
    const stored = () =>
      page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('adminToken')]);
    expect(await stored()).toEqual([null, null]);
    await notice.getByRole('button', { name: 'Close' }).click();
    await signIn(page, member);
    await expect(notice).toContainText('“Back at six”');
  } finally {
    await call('/admin/settings/setMaintenance', { on: false }, administrator);
  }
  await page.goto('/landing?next=%2Fdashboard');
  await signIn(page, member);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Draft: Half a thought' }).click();
  await expect(composer.getByText(photosOf(3))).toBeVisible();
});

/** Runs `work` while the API is stopped. */
async function withoutApi({ api }: TestStack, work: () => Promise<void>): Promise<void> {
  await api.stop();
  try {
    await work();
  } finally {
    await api.restart();
  }
}
