import { call, helpWantedByApi, joinByApi, pageByApi, tokenOf } from '../../../src/api.ts';
import { rememberMember } from '../../../src/steps.ts';
import type { Locator } from '@playwright/test';
import { expect, test, type Page } from '../../../src/test.ts';

// The tools with the keyboard alone: no click below, and each move is announced or takes the focus along.

test('a question is asked, and its answer accepted, with the keyboard alone', async ({ context, page }) => {
  const asker = await joinByApi('Tara Menon');
  const answerer = await tokenOf(await joinByApi('Imran Sheikh'));
  await rememberMember(context, asker);
  const title = `Which bus goes to the observatory, ${asker.phone}?`;
  await page.goto('/dashboard/learning');
  await press(page, page.getByRole('button', { name: 'Ask a question' }), 'Enter');
  const composer = page.getByRole('dialog', { name: 'Ask a question' });
  await tabTo(page, composer.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type(title);
  await tabTo(page, composer.getByRole('textbox', { name: 'Your post' }));
  await page.keyboard.type('The one at six, or the one at seven?');
  await press(page, composer.getByRole('button', { name: 'Post', exact: true }), 'Enter');
  await expect(composer).toBeHidden();
  await expect(page.locator(':focus')).not.toHaveCount(0);

  const link = page.getByRole('link', { name: title });
  await press(page, link, 'Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const feedId = new URL(page.url()).pathname.split('/').at(-1);
  await call('/user/comments/create', { feedId, comment: 'The one at seven.' }, answerer);
  await page.reload();
  await press(page, page.getByRole('button', { name: 'Accept this answer' }), 'Space');
  await expect(page.getByRole('region', { name: 'Accepted answer' })).toContainText('The one at seven.');
  await expect(page.getByText('Answered')).toBeVisible();
});

test('help wanted is chosen beside its list, applied for and accepted with the keyboard alone', async ({
  context,
  page,
}) => {
  const manager = await joinByApi('Rohan Mehta');
  const managerToken = await tokenOf(manager);
  const applicant = await joinByApi('Dev Ahluwalia');
  await rememberMember(context, applicant);
  const title = `Sort what the river left ${manager.phone}`;
  const pageId = await pageByApi(managerToken, `River Watch ${manager.phone}`);
  await helpWantedByApi(managerToken, pageId, title);

  await test.step('choosing takes the focus to it, Escape back', async () => {
    await page.goto(`/dashboard/community?q=${manager.phone}`);
    const link = page.getByRole('article', { name: title }).getByRole('link', { name: title });
    await press(page, link, 'Enter');
    const heading = page.getByRole('heading', { level: 2, name: title }).last();
    await expect(heading).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
  });

  await test.step('it is applied for; the state is announced', async () => {
    await press(page, page.getByRole('button', { name: 'Apply', exact: true }), 'Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Why you' }));
    await page.keyboard.type('I live next to the river and walk there every morning, with a bag.');
    await press(page, dialog.getByRole('button', { name: 'Send', exact: true }), 'Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Not seen yet' })).toBeVisible();
  });

  await test.step('the offer is accepted on the board; the move is announced', async () => {
    const { data } = await call(
      '/user/applications/getColumn',
      { column: 'applied' },
      await tokenOf(applicant),
    );
    const { applications } = data as { applications: { id: string }[] };
    const id = applications[0]?.id;
    await call('/user/applications/setState', { id, from: 'applied', to: 'offered' }, managerToken);
    await page.goto('/dashboard/community?show=board');
    await press(page, page.getByRole('link', { name: title }), 'Enter');
    await press(page, page.getByRole('button', { name: 'Accept the offer' }), 'Enter');
    const question = page.getByRole('dialog');
    await press(page, question.getByRole('button', { name: 'Accept the offer' }), 'Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: /^Accepted/ })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Offer accepted' })).toBeVisible();
  });
});

/** Presses Tab until this has the focus, as somebody does who cannot point. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
