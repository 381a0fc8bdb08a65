import { joinByApi, postByApi } from '../../../src/api.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

/** The chunk that only the profile screen needs. */
const CHUNK = '**/assets/ProfileScreen-*.js';

test.use({ provokesErrors: true });

test('a chunk that an upgrade has removed offers a reload, and the draft is kept', async ({
  page,
  context,
}) => {
  const member = await joinByApi('Meera Joshi');
  const token = await rememberMember(context, member);
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(`/dashboard/feed/${await postByApi(token, '<p>Say something</p>')}`);
  const box = page.getByRole('textbox', { name: 'Write a comment' });
  await box.fill('Something');
  await page.getByRole('link', { name: member.name }).first().click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('Part of this site did not arrive.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('Something');
});

test('a chunk that does not arrive times out after 120 seconds', async ({ page, context }) => {
  const member = await joinByApi('Meera Joshi');
  const token = await rememberMember(context, member);
  await postByApi(token, '<p>Say something</p>');
  await page.clock.install();
  const asked = page.waitForRequest(CHUNK);
  await page.route(CHUNK, () => new Promise(() => {}));
  await page.goto('/dashboard');
  await page.getByRole('article').getByRole('link', { name: member.name }).first().click();
  await asked;
  const fault = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  await page.clock.fastForward(100_000);
  await expect(fault).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(fault).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
});

test('a toast is shown, and the screen stays, when the toast’s chunk does not arrive', async ({
  page,
  context,
}) => {
  await rememberMember(context, await joinByApi('Meera Joshi'));
  await page.goto('/dashboard');
  const like = page.getByRole('article').first().getByRole('button', { name: 'Like', exact: true });
  await expect(like).toBeEnabled();
  await context.setOffline(true);
  await like.click();
  const message = page.getByRole('alert').filter({ hasText: 'Failed to update like status' });
  await expect(message).toBeVisible();
  await expect(like).toBeVisible();
  // It disappears by itself, like every toast.
  await expect(message).toHaveCount(0, { timeout: 10_000 });
});
