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
  await expectFocusKept(page);

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

test('an article is written, and opened from its list, with the keyboard alone', async ({
  context,
  page,
}) => {
  const author = await joinByApi('Meera Pillai');
  await rememberMember(context, author);
  const title = `A radio from what the lab threw away, ${author.phone}`;
  await page.goto('/dashboard/blogs');
  await press(page, page.getByRole('button', { name: 'Write an article' }), 'Enter');
  const composer = page.getByRole('dialog', { name: 'Write an article' });
  await tabTo(page, composer.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type(title);
  await tabTo(page, composer.getByRole('textbox', { name: 'Your post' }));
  await page.keyboard.type('Three boards, one speaker, and a Sunday.');
  const isPublic = composer.getByRole('checkbox', { name: 'Anyone with the link may read' });
  await press(page, isPublic, 'Space');
  await expect(isPublic).toBeChecked();
  await press(page, composer.getByRole('button', { name: 'Post', exact: true }), 'Enter');
  await expect(composer).toBeHidden();
  await expectFocusKept(page);

  await press(page, page.getByRole('link', { name: title }), 'Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Three boards, one speaker, and a Sunday.')).toBeVisible();
});

test('a project is shown, changed and joined with the keyboard alone', async ({
  context,
  page,
  anotherBrowser,
}) => {
  const owner = await joinByApi('Kabir Sethi');
  await rememberMember(context, owner);
  const title = `Kites that carry a thermometer, ${owner.phone}`;

  const joinLink = await test.step('it is created; its owner copies the join link', async () => {
    await page.goto('/dashboard/projects');
    await press(page, page.getByRole('button', { name: 'Show a project' }).first(), 'Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Title' }));
    await page.keyboard.type(title);
    await tabTo(page, page.getByRole('textbox', { name: 'In one sentence' }));
    await page.keyboard.type('How warm is it 200 metres above the hostel?');
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await press(page, page.getByRole('button', { name: 'Create project' }), 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectFocusKept(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, page.getByRole('button', { name: 'Copy join link' }), 'Enter');
    await expect(page.getByText(/Join link copied/)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('its owner changes it', async () => {
    await press(page, page.getByRole('button', { name: 'Edit project' }), 'Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'In one sentence' }));
    await page.keyboard.press('End');
    await page.keyboard.type(' We measure it.');
    await press(page, page.getByRole('button', { name: 'Save' }), 'Enter');
    await expect(page.getByText('We measure it.')).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('somebody else joins it by the link', async () => {
    const otherContext = await anotherBrowser();
    await rememberMember(otherContext, await joinByApi('Zoya Khan'));
    const other = await otherContext.newPage();
    const { pathname, search } = new URL(joinLink);
    await other.goto(`${pathname}${search}`);
    await tabTo(other, other.getByRole('textbox', { name: 'Your role' }));
    await other.keyboard.type('String and knots');
    await press(other, other.getByRole('button', { name: 'Join', exact: true }), 'Enter');
    await expect(other.getByRole('region', { name: 'Team' })).toContainText('String and knots');
    await expectFocusKept(other);
  });
});

/** What was done took its own control away; the focus is not lost with it, which would send the reader to the top. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator(':focus')).not.toHaveCount(0);
}

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
