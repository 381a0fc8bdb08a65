import { readFile } from 'node:fs/promises';
import { joinByApi, postByApi, tokenOf } from '../src/api.ts';
import { rememberMember, signIn } from '../src/steps.ts';
import { expect, test } from '../src/test.ts';

// The browser logs error responses and ended sessions as failed requests.
test.use({ provokesErrors: true });

test('a member deletes the account, which hides it, and restores it by signing in', async ({
  page,
  context,
  anotherBrowser,
}) => {
  const asha = await joinByApi('Asha Leaving');
  await postByApi(await tokenOf(asha), '<p>Gone tomorrow?</p>');
  const elsewhere = await anotherBrowser();
  await rememberMember(elsewhere, await joinByApi('Imran Sheikh'));
  const other = await elsewhere.newPage();

  await test.step('deletes it, by keyboard', async () => {
    await rememberMember(context, asha);
    await page.goto('/dashboard/account-settings');
    await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(question.getByText('This is not your current password')).toBeVisible();
    await question.getByLabel('Password', { exact: true }).fill(asha.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'You are signed out' })).toContainText(
      'This account is being deleted.',
    );
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/landing');
  });

  await test.step('is hidden from others', async () => {
    await other.goto('/dashboard');
    await expect(other.getByRole('article').first()).toBeVisible();
    await expect(other.getByText('Gone tomorrow?')).toHaveCount(0);
  });

  await test.step('restores it', async () => {
    await signIn(page, asha);
    const form = page.getByRole('form', { name: 'Sign in' });
    await expect(form.getByRole('alert')).toContainText('This account is being deleted.');
    await form.getByRole('button', { name: 'Restore my account' }).click();
    await expect(page).toHaveURL('/dashboard');
    await other.reload();
    await expect(other.getByText('Gone tomorrow?')).toBeVisible();
  });
});

test('a member exports all personal data as a ZIP archive', async ({ page, context }) => {
  const imran = await joinByApi('Imran Archive');
  await postByApi(await rememberMember(context, imran), '<p>To be kept.</p>');
  await page.goto('/dashboard/account-settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible();
});
