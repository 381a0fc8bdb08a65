import type { Locator } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { administratorToken, call, newPerson, postByApi, tokenOf, type Member } from '../../../../src/api.ts';
import { expect, test, type Page } from '../../../../src/own-stack.ts';
import { logIntoConsole, rememberMember, signIn } from '../../../../src/steps.ts';

// The browser logs the error responses of ended sessions and maintenance.
test.use({ provokesErrors: true });

test('a morning’s work of an administrator', async ({ page, environment, anotherBrowser }) => {
  test.slow();
  const family = `Q${randomUUID().slice(0, 8)}`;
  const [member] = await joinFamily(family);
  if (!member) throw new Error('The family has no members');
  const memberToken = await tokenOf(member);
  const postId = await postByApi(memberToken, `<p>Essays for sale, ask ${family}</p>`);
  const membersBrowser = await anotherBrowser();
  await rememberMember(membersBrowser, member);
  const membersPage = await membersBrowser.newPage();
  await membersPage.goto('/dashboard');
  await expect(membersPage.getByRole('region', { name: 'Posts' })).toBeVisible();

  await test.step('signs in and reads the figures', async () => {
    await page.goto(environment.consoleUrl);
    await logIntoConsole(page, environment.administrator);
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    const { data } = await call('/admin/users/getUsersStats', {}, await administratorToken());
    await expect(page.getByRole('definition').first()).toHaveText(indianTotal(data));
    await expect(page.getByRole('img', { name: /^Sign-ups: .* in all, most on / })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Newest members' }).getByText(family).first(),
    ).toBeVisible();
    // Whoever installs it names a grievance officer; here nobody has.
    await expect(
      page.getByRole('region', { name: 'Needs attention' }).getByText('Nobody is named'),
    ).toBeVisible();
  });

  await test.step('finds a member by each field', async () => {
    await section(page, 'Users').click();
    for (const text of [member.name, member.email.toUpperCase(), member.phone, `${family} College`]) {
      await search(page, 'users', text);
      await expect(row(page, member)).toBeVisible();
    }
  });

  await test.step('pages to the end', async () => {
    await search(page, 'users', family);
    await expect(page.getByText('1 to 10 of 12')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('11 to 12 of 12')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  await test.step('opens the details and suspends; the member’s open session ends at once', async () => {
    await row(page, member)
      .getByRole('link', { name: `View More about ${member.name}` })
      .click();
    await expect(page.getByRole('heading', { name: member.name, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/users\/id\/\d+$/);
    await expect(page.getByText(`Essays for sale, ask ${family}`)).toBeVisible();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await confirm(page, 'Reason', 'Sells essays', 'Suspend');
    await expect(page.getByText(`${member.name} is suspended and signed out everywhere.`)).toBeVisible();
    await expect(page.getByText(/^Suspended since .* by warden: Sells essays$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reinstate' })).toBeFocused();
    await expect(call('/user/feeds/getAllFeeds', {}, memberToken)).rejects.toThrow('401');
    await membersPage.reload();
    await expect(membersPage).toHaveURL(/\/landing/);
    await expect(call('/user/auth/login', credentials(member))).rejects.toThrow(/suspended/);
    await page.getByRole('link', { name: 'User Management' }).click();
    await expect(page.getByText('11 to 12 of 12')).toBeVisible();
    await expect(row(page, member).getByText('Suspended')).toBeVisible();
  });

  await test.step('reinstates', async () => {
    await row(page, member)
      .getByRole('link', { name: `View More about ${member.name}` })
      .click();
    await page.getByRole('button', { name: 'Reinstate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click();
    await expect(page.getByText(`${member.name} may sign in again.`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Activity log' }).getByText('Reinstated')).toBeVisible();
    await tokenOf(member);
  });

  await test.step('exports and opens the CSV', async () => {
    await page.getByRole('link', { name: 'User Management' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export these' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^members-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    // A header row, and the twelve results.
    expect(lines).toHaveLength(13);
    expect(lines.filter((line) => line.includes(member.email))).toHaveLength(1);
  });

  await test.step('removes a post', async () => {
    await section(page, 'Content').click();
    await search(page, 'posts', `ask ${family}`);
    await page.getByRole('button', { name: `View More of the post of ${member.name}` }).click();
    await expect(page.getByRole('dialog').getByText(`Essays for sale, ask ${family}`)).toBeVisible();
    await page.getByRole('button', { name: 'Remove post' }).click();
    await confirm(page, 'Reason', 'Sells essays', 'Remove post');
    await expect(page.getByText(`The post of ${member.name} is removed.`)).toBeVisible();
    await expect(page.getByText(`No post matches “ask ${family}”`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeFocused();
    const reader = await tokenOf(member);
    await expect(call('/user/feeds/getFeedById', { id: postId }, reader)).rejects.toThrow('404');
  });

  await test.step('starts maintenance, which signs members out, and ends it', async () => {
    await rememberMember(membersBrowser, member);
    await membersPage.goto('/dashboard');
    await expect(membersPage.getByRole('region', { name: 'Posts' })).toBeVisible();
    await section(page, 'Settings').click();
    await page.getByRole('button', { name: 'Start maintenance' }).click();
    await confirm(page, 'Message to members', 'Back at six', 'Start maintenance');
    await expect(page.getByText(/They read: “Back at six”$/)).toBeVisible();
    await membersPage.reload();
    await expect(membersPage.getByRole('alertdialog', { name: 'Closed for maintenance' })).toContainText(
      'Back at six',
    );
    expect(await membersPage.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await section(page, 'Dashboard').click();
    await expect(
      page.getByRole('link', { name: 'Maintenance On: members are kept out', exact: true }),
    ).toBeVisible();
    await section(page, 'Settings').click();
    await page.getByRole('button', { name: 'End maintenance' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End maintenance' }).click();
    await expect(page.getByText('Maintenance has ended: members can sign in again.')).toBeVisible();
    await membersPage.goto('/landing');
    // Each process of the API follows within a second, and refuses until then.
    await expect(async () => {
      const answer = membersPage.waitForResponse('**/user/auth/login');
      await signIn(membersPage, member);
      expect((await answer).status()).toBe(200);
    }).toPass();
    await expect(membersPage).toHaveURL('/dashboard');
  });

  await test.step('signs out', async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${environment.consoleUrl}/login`);
  });
});

/** Twelve new members with the same name and college; the first is the last in the list. */
async function joinFamily(family: string): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 1; index <= 12; index += 1) {
    const member = newPerson(`Member${String(index).padStart(2, '0')} ${family}`);
    await call('/user/auth/signUp', { ...member, ...(index === 1 && { collegeName: `${family} College` }) });
    members.push(member);
  }
  return members;
}

function section(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
}

function row(page: Page, { name }: Member): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

async function search(page: Page, what: 'users' | 'posts', text: string): Promise<void> {
  await page.getByPlaceholder(`Search ${what}...`).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === text);
}

/** Confirms the open dialog. */
async function confirm(page: Page, label: string, text: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: button }).click();
}

function credentials({ email, password }: Member) {
  return { emailOrPhone: email, password };
}

function indianTotal(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('totalUsers' in data))
    throw new Error('getUsersStats answered without totalUsers');
  return new Intl.NumberFormat('en-IN').format(Number(data.totalUsers));
}
