import { PAGE_CATEGORIES } from '@campus-commons/web-kit/bounds/generated.ts';
import { call, joinByApi, pageByApi, tokenOf } from '../../../src/api.ts';
import { answerWith, abortRequests, rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

// Pages and profiles with the texts of the specification: content and error messages.

const NETWORK_ERROR = 'Network error or server is not responding. Please try again later.';

test.use({ provokesErrors: true });

test('the list of pages shows its texts and its errors', async ({ context, page }) => {
  const member = await joinByApi('Ritwik Mukhopadhyay');
  const token = await rememberMember(context, member);
  const title = `Dhruv Astronomy Circle ${member.phone}`;
  await pageByApi(token, title);
  await answerWith(page, '/user/pages/getAllPages', 500, 'Broken');
  await page.goto('/dashboard/pages');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  const box = page.getByRole('alert').filter({ hasText: 'An error occurred while fetching pages' });
  await expect(box).toContainText('Broken');
  await page.unrouteAll();
  await box.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'All Pages' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'My Pages' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: title })).toContainText(
    /Club.*followers.*posts.*Created by Ritwik Mukhopadhyay.*Last active.*View More/s,
  );
  await expect(page.getByText(/^Page 1 of/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Create Page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Page' });
  await expect(dialog.getByRole('radio')).toHaveCount(PAGE_CATEGORIES.length);
  for (const category of PAGE_CATEGORIES) {
    await expect(dialog.getByRole('radio', { name: category })).toBeChecked({
      checked: category === 'Department',
    });
  }
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('Description is required')).toBeVisible();
  await dialog.getByLabel('Title').fill('Rangmanch');
  await dialog.getByLabel('Description').fill('Plays, and those who make them.');
  await abortRequests(page, '/user/pages/create');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    `An error occurred while creating the page. ${NETWORK_ERROR}`,
  );
  await expect(dialog.getByLabel('Title')).toHaveValue('Rangmanch');
});

test('the bell of a page is round, and filled when on', async ({ context, page }) => {
  const id = await pageByApi(await tokenOf(await joinByApi('Ritwik Mukhopadhyay')), 'Rangmanch');
  const token = await rememberMember(context, await joinByApi('Nafisa Khan'));
  await call('/user/pages/toggleFollow', { id }, token);
  await page.goto(`/dashboard/pages/details/${id}`);
  const bell = page.getByRole('button', { name: 'Notify me of new posts' });
  const drawn = () =>
    bell.evaluate((button) => {
      const { width, height } = button.getBoundingClientRect();
      const [own, icon] = [getComputedStyle(button), getComputedStyle(button.querySelector('svg') ?? button)];
      const isRound =
        width === height && (own.borderRadius === '50%' || parseFloat(own.borderRadius) >= width / 2);
      return { isRound, isFilled: icon.fill === own.color };
    });
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  expect(await drawn()).toEqual({ isRound: true, isFilled: false });
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(drawn).toEqual({ isRound: true, isFilled: true });
});

test('the creator of a page sees which action failed', async ({ context, page }) => {
  const member = await joinByApi('Ritwik Mukhopadhyay');
  const id = await pageByApi(await rememberMember(context, member), `Rangmanch ${member.phone}`);
  await answerWith(page, '/user/pages/getPageById', 500, 'Broken');
  await page.goto(`/dashboard/pages/details/${id}`);
  const box = page.getByRole('alert').filter({ hasText: 'Broken' });
  await expect(box.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/dashboard/pages');
  await page.unrouteAll();
  await box.getByRole('button', { name: 'Try Again' }).click();

  await page.getByRole('button', { name: 'Edit Page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Page' });
  await expectBothFailures(page, '/user/pages/update', {
    act: () => dialog.getByRole('button', { name: 'Save changes' }).click(),
    refused: 'Failed to update page',
    noAnswer: 'An error occurred while updating the page',
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete Page' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this page? This action cannot be undone.',
  );
  await expectBothFailures(page, '/user/pages/delete', {
    act: () => question.getByRole('button', { name: 'Delete', exact: true }).click(),
    refused: 'Failed to delete page',
    noAnswer: 'An error occurred while deleting the page',
  });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/pages');
});

test('following a page shows an error when it fails', async ({ context, page }) => {
  const maker = await tokenOf(await joinByApi('Kabir Anand'));
  const member = await joinByApi('Ritwik Mukhopadhyay');
  const token = await rememberMember(context, member);
  const id = await pageByApi(maker, `Rangmanch ${member.phone}`);
  await page.goto(`/dashboard/pages/details/${id}`);
  await expectBothFailures(page, '/user/pages/toggleFollow', {
    act: () => page.getByRole('button', { name: 'Follow', exact: true }).click(),
    refused: 'Failed to update follow status',
    noAnswer: 'An error occurred while updating follow status',
  });
  const { data } = await call('/user/pages/getPageById', { id }, token);
  expect(data).toMatchObject({ isFollowing: false });
});

test('a profile that cannot be loaded or saved shows an error', async ({ context, page }) => {
  await rememberMember(context, await joinByApi('Nafisa Khan'));
  await answerWith(page, '/user/profile/get', 500, 'Broken');
  await page.goto('/dashboard/profile');
  const box = page.getByRole('alert').filter({ hasText: 'Failed to fetch profile data' });
  await expect(box).toContainText('Broken');
  await page.unrouteAll();
  await box.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Nafisa Khan', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('dl').first()).toHaveText(
    /0\s*Followers\s*0\s*Following|Followers\s*0\s*Following\s*0/,
  );

  await page.getByRole('button', { name: 'Edit profile' }).click();
  const form = page.getByRole('form', { name: 'Edit profile' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await form.getByRole('button', { name: 'Save changes' }).click();
  for (const text of [
    'Name is required',
    'Title is required',
    'Description is required',
    'College name is required',
    'College year is required',
  ]) {
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  }
});

interface Failing {
  /** The action. */
  act: () => Promise<void>;
  /** The message when the server refuses the action. */
  refused: string;
  /** The message when the server does not answer. */
  noAnswer: string;
}

async function expectBothFailures(page: Page, path: string, failing: Failing): Promise<void> {
  const told = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await answerWith(page, path, 403, 'Not yours');
  await failing.act();
  await expect(told(failing.refused)).toHaveText(`${failing.refused}. Not yours`);
  await page.unrouteAll();
  await abortRequests(page, path);
  await failing.act();
  await expect(told(failing.noAnswer)).toHaveText(`${failing.noAnswer}. ${NETWORK_ERROR}`);
  await page.unrouteAll();
}
