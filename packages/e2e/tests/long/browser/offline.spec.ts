import { joinByApi, postByApi, type Member } from '../../../src/api.ts';
import { abortRequests, rememberMember, signIn } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

const NETWORK_ERROR = 'Network error or server is not responding. Please try again later.';

test.use({ provokesErrors: true });

let member: Member;
let token: string;

test.beforeEach(async ({ context }) => {
  member = await joinByApi('Harpreet Gill');
  token = await rememberMember(context, member);
});

test('what could not be loaded is loaded when the network is back', async ({ page, context }) => {
  await postByApi(token, '<p>Worth the wait</p>');
  // The feed screen's code loads while another screen is shown.
  const screen = page.waitForResponse(/\/assets\/home-[\w-]{8}\.js$/);
  await page.goto('/dashboard/account-settings');
  // An answer that arrives later would say that the network is there.
  for (const text of ['Only this device', /^All \d+ kinds$/, 'You have muted and blocked nobody.'])
    await expect(page.getByText(text)).toBeVisible();
  await (await screen).finished();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  const fault = page.getByText('Not loaded yet');
  await expect(fault).toBeVisible();
  await context.setOffline(false);
  await expect(fault).toHaveCount(0);
  await expect(page.getByText('Worth the wait').first()).toBeVisible();
});

test('signing in shows an error and keeps the input', async ({ anotherBrowser }) => {
  const page = await (await anotherBrowser()).newPage();
  await abortRequests(page);
  await page.goto('/landing');
  await signIn(page, member);
  await expect(page.getByRole('alert')).toHaveText(NETWORK_ERROR);
  await expect(page.getByLabel('Email', { exact: true }).and(page.getByRole('textbox'))).toHaveValue(
    member.email,
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(member.password);
});

test('a comment that cannot be sent is kept over a reload', async ({ page }) => {
  await page.goto(`/dashboard/feed/${await postByApi(token, '<p>Say something</p>')}`);
  const box = page.getByRole('textbox', { name: 'Write a comment' });
  await box.fill('Something');
  await abortRequests(page, '/user/comments/create');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(`Failed to add comment. ${NETWORK_ERROR}`);
  await expect(box).toHaveValue('Something');
  await page.reload();
  await expect(box).toHaveValue('Something');
});

test('the optimistic update of a failed like is rolled back with a message', async ({ page }) => {
  await page.goto(`/dashboard/feed/${await postByApi(token, '<p>Like me</p>')}`);
  await abortRequests(page, '/user/likes/toggleLike');
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByText('Failed to update like status')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByRole('button', { name: /likes?$/ })).toHaveCount(0);
});
