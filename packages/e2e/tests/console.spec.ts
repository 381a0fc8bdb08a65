import type { Locator } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { administratorToken, call, joinByApi, tokenOf } from '../src/api.ts';
import { gate, logIntoConsole, rememberAdministrator } from '../src/steps.ts';
import { expect, test, type Page } from '../src/test.ts';

test.describe('the login', () => {
  test.beforeEach(({ page, environment }) => page.goto(environment.consoleUrl));

  test('asks for both fields', async ({ page, environment }) => {
    await expect(page).toHaveURL(`${environment.consoleUrl}/login`);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('User ID is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
  });

  test.describe('that is refused', () => {
    test.use({ provokesErrors: true });

    test('shows a red alert for a wrong password, which disappears when the input changes', async ({
      page,
    }) => {
      await logIntoConsole(page, { userName: 'warden', password: 'not the password' });
      await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
      await page.getByLabel('Password', { exact: true }).fill('another');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test('leads to the dashboard, and logging out leads back', async ({ page, environment }) => {
    const answers = gate();
    await page.route(`${environment.apiOrigin}/admin/auth/login`, async (route) => {
      await answers.opened;
      await route.continue();
    });
    await logIntoConsole(page, environment.administrator);
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    answers.open();
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${environment.consoleUrl}/login`);
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  });
});

test.describe('an administrator', () => {
  let token: string;

  test.beforeEach(async ({ context }) => {
    token = await rememberAdministrator(context);
  });

  test('finds every section in header and sidebar, their profile in the menu, and seven pages in the footer', async ({
    page,
    environment,
  }) => {
    const { pathname } = new URL(environment.consoleUrl);
    const sections = [
      ['Dashboard', pathname],
      ['Review', `${pathname}/review`],
      ['Users', `${pathname}/users`],
      ['Content', `${pathname}/content`],
      ['Activity log', `${pathname}/audit`],
      ['Settings', `${pathname}/settings`],
    ];
    await page.goto(environment.consoleUrl);
    const sidebar = page.getByRole('navigation', { name: 'Sections' });
    await expect(sidebar).toBeVisible();
    expect(await linksOf(sidebar)).toEqual(sections);
    expect(await linksOf(page.getByRole('banner').getByRole('navigation'))).toEqual(sections);
    expect(await linksOf(page.getByRole('contentinfo'))).toEqual(
      ['Help', 'Contact', 'FAQ', 'Feedback', 'Privacy', 'Terms', 'Cookies'].map((name) => [
        name,
        `${pathname}/${name.toLowerCase()}`,
      ]),
    );
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(`${environment.consoleUrl}/profile`);
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await sidebar.getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL(`${environment.consoleUrl}/users`);
  });

  test('sees Remove in the row that is pointed at or has the focus', async ({ page, environment }) => {
    await page.goto(`${environment.consoleUrl}/content`);
    const rows = page.getByRole('list', { name: 'Posts' }).getByRole('listitem');
    const [first, second] = [rows.nth(0), rows.nth(1)];
    const remove = { name: /^Remove the post of / };
    await expect(first.getByRole('button', remove)).toHaveCSS('opacity', '0');
    await second.hover();
    await expect(second.getByRole('button', remove)).toHaveCSS('opacity', '1');
    await first.getByRole('button', { name: /^View More of the post of / }).focus();
    await page.keyboard.press('Tab');
    await expect(first.getByRole('button', remove)).toBeFocused();
    await expect(first.getByRole('button', remove)).toHaveCSS('opacity', '1');
  });

  test('searches the members and pages through the list', async ({ page, environment }) => {
    const family = `Q${randomUUID().slice(0, 8)}`;
    for (let index = 1; index <= 12; index += 1) await joinByApi(`Member${index} ${family}`);
    await page.goto(`${environment.consoleUrl}/users?page=2`);
    await page.getByPlaceholder('Search users...').fill(family.toLowerCase());
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const names = page
      .getByRole('table', { name: 'Users' })
      .getByRole('row')
      .getByText(family, { exact: false });
    await expect(page.getByText('1 to 10 of 12')).toBeVisible();
    await expect(names.first()).toHaveText(`Member12 ${family}`);
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('11 to 12 of 12')).toBeVisible();
    await expect(names).toHaveText([`Member2 ${family}`, `Member1 ${family}`]);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.reload();
    await expect(page.getByText('11 to 12 of 12')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1 to 10 of 12')).toBeVisible();
    await page.getByPlaceholder('Search users...').fill(`${family}%_`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Nobody matches “${family}%_”`)).toBeVisible();
  });

  test.describe('in trouble', () => {
    test.use({ provokesErrors: true });

    test('whose session was ended on the server logs in again and returns to the same page', async ({
      page,
      environment,
    }) => {
      await page.goto(`${environment.consoleUrl}/users?page=1`);
      await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
      await call('/admin/auth/logout', {}, token);
      await page.reload();
      await expect(page.getByText('Your session has ended.')).toBeVisible();
      await logIntoConsole(page, environment.administrator);
      await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    });
  });
});

test('an administrator can log in and suspend a member with the keyboard alone', async ({
  page,
  environment,
}) => {
  const member = await joinByApi('Sneha Pillai');
  await page.goto(environment.consoleUrl);
  await expect(page.getByLabel('User ID')).toBeFocused();
  await page.keyboard.type(environment.administrator.userName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(environment.administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Users' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByPlaceholder('Search users...'));
  await page.keyboard.type(member.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: `View More about ${member.name}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: member.name, level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Suspend' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Sells essays');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Suspend' }));
  await page.keyboard.press('Enter');
  const reinstate = page.getByRole('button', { name: 'Reinstate' });
  await expect(page.getByText(`${member.name} is suspended and signed out everywhere.`)).toBeVisible();
  await expect(reinstate).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Reinstate ${member.name}?` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reinstate).toBeFocused();
});

test('a member’s token is refused by the console, and an administrator’s token by the member site', async () => {
  await expect(call('/user/feeds/getAllFeeds', {}, await administratorToken())).rejects.toThrow('401');
  const memberToken = await tokenOf(await joinByApi('Meenakshi Iyer'));
  await expect(call('/admin/users/getUsers', {}, memberToken)).rejects.toThrow('401');
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(control).toBeFocused();
}

/** Name and path of every link in a part of the page. */
async function linksOf(part: Locator): Promise<string[][]> {
  const links = await part
    .getByRole('link')
    .evaluateAll((found) =>
      found.map((link) => [link.textContent ?? '', new URL((link as HTMLAnchorElement).href).pathname]),
    );
  // Review also says how many cases wait.
  return links.map(([name = '', path = '']) => [name.replace(/^Review.+/, 'Review'), path]);
}
