import { ADMIN_IDLE_SECONDS } from '@campus-commons/web-kit/bounds/generated.ts';
import { call, idOf, joinByApi, postByApi, profileByApi, tokenOf } from '../../../src/api.ts';
import {
  answerWith,
  abortRequests,
  gate,
  logIntoConsole,
  rememberAdministrator,
  todayInIndia,
} from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

test.describe('the login', () => {
  test.beforeEach(({ page, environment }) => page.goto(environment.consoleUrl));

  test.describe('that is refused', () => {
    test.use({ provokesErrors: true });

    test('shows a network error when the API is down, and keeps the input', async ({ page, environment }) => {
      await abortRequests(page);
      await logIntoConsole(page, environment.administrator);
      await expect(page.getByRole('alert')).toHaveText(
        'Network error or server is not responding. Please try again later.',
      );
      await expect(page.getByLabel('User ID')).toHaveValue(environment.administrator.userName);
    });

    test('shows the server’s field errors, and a general message when the server sends none', async ({
      page,
      environment,
    }) => {
      const answers: object[] = [
        { errors: { userName: 'User ID is too long', password: 'Password is too long' } },
        {},
      ];
      await page.route(`${environment.apiOrigin}/admin/auth/login`, (route) =>
        route.fulfill({
          status: 400,
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
          json: answers.shift(),
        }),
      );
      await logIntoConsole(page, environment.administrator);
      await expect(page.getByRole('alert')).toHaveText(
        'Please fix the following errors: User ID is too long || Password is too long',
      );
      await logIntoConsole(page, { ...environment.administrator, password: 'another' });
      await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.');
    });
  });

  test('is not needed to read the help pages', async ({ page, environment }) => {
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(`${environment.consoleUrl}/contact`);
    await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${environment.consoleUrl}/login`);
  });
});

test.describe('an administrator', () => {
  let token: string;

  test.beforeEach(async ({ context }) => {
    token = await rememberAdministrator(context);
  });

  for (const address of ['/login', '/no-such-page']) {
    test(`who opens ${address} is redirected to the dashboard`, async ({ page, environment }) => {
      await page.goto(`${environment.consoleUrl}${address}`);
      await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
      await expect(page).toHaveURL(environment.consoleUrl);
    });
  }

  test('sees "-" for an empty college or course, the default picture, and the local date', async ({
    page,
    environment,
  }) => {
    const day = () => todayInIndia({ day: '2-digit', month: '2-digit', year: 'numeric' });
    const before = day();
    const member = await joinByApi('Tenzin Dorje');
    // It may be midnight.
    const joined = new RegExp(`^(${before}|${day()})$`);
    await page.goto(`${environment.consoleUrl}/users?search=${encodeURIComponent(member.email)}`);
    const row = page.getByRole('row').filter({ hasText: member.email });
    await expect(row.getByRole('cell')).toHaveText([
      member.name,
      member.email,
      `${member.phone.slice(0, 5)} ${member.phone.slice(5)}`,
      '-',
      '-',
      joined,
      'View More',
    ]);
    const picture = row.locator('img');
    await expect(picture).not.toHaveAttribute('src', new RegExp(`^${environment.apiOrigin}`));
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('who opens an unknown address of the users section sees a 404 page', async ({ page, environment }) => {
    await page.goto(`${environment.consoleUrl}/users/no/such/page`);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  });

  test('is warned two minutes before the idle time ends, and logged out then, in every tab', async ({
    context,
    page,
    environment,
  }) => {
    await context.clock.install();
    const otherTab = await context.newPage();
    await otherTab.goto(`${environment.consoleUrl}/help`);
    await expect(otherTab.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    await page.goto(environment.consoleUrl);
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    const question = page.getByRole('alertdialog', { name: 'Are you still there?' });
    const idleMs = ADMIN_IDLE_SECONDS * 1000;
    const minuteMs = 60_000;
    await context.clock.fastForward(idleMs - 2 * minuteMs);
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(question).toHaveCount(0);
    await context.clock.fastForward(idleMs - minuteMs);
    await expect(question).toBeVisible();
    await context.clock.fastForward(minuteMs);
    await expect(page).toHaveURL(`${environment.consoleUrl}/login`);
    await expect(
      page.getByText(`Nothing happened here for ${idleMs / minuteMs} minutes, so you were logged out.`),
    ).toBeVisible();
    await expect(otherTab.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(async () => {
      await expect(call('/admin/users/getUsers', {}, token)).rejects.toThrow('401');
    }).toPass();
  });

  test('finds that the cookies page is accurate: no cookies, and only the entries that it names', async ({
    context,
    page,
    environment,
  }) => {
    await page.goto(`${environment.consoleUrl}/users`);
    await page.getByRole('button', { name: 'Collapse' }).click();
    await page.getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('heading', { name: 'Cookies', level: 1 })).toBeVisible();
    const named = await page.getByRole('term').allInnerTexts();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => !named.includes(key) && !key.startsWith('mui-'))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('sees the three counts rise when somebody joins', async ({ page, environment }) => {
    await page.goto(`${environment.consoleUrl}/users`);
    const before = await figures(page);
    await joinByApi('Tenzin Dorje');
    await page.reload();
    const after = await figures(page);
    expect(after.map((figure, index) => figure > (before[index] ?? Infinity))).toEqual([true, true, true]);
  });

  test('sees the texts of the users section that the specification quotes', async ({ page, environment }) => {
    const { consoleUrl, apiOrigin } = environment;
    const answers = gate();
    await page.route(`${apiOrigin}/admin/users/getUsers`, async (route) => {
      await answers.opened;
      await route.continue();
    });
    await page.goto(`${consoleUrl}/users`);
    await expect(page.getByText('Loading users...')).toBeVisible();
    answers.open();
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Email',
      'Phone',
      'College',
      'Course',
      'Joined Date',
      'Actions',
    ]);
    await expect(page.getByRole('term')).toHaveText(['Total Users', "Today's Users", 'This Month']);
    await expect(page.getByRole('link', { name: /^View More/ }).first()).toHaveText('View More');
    await expect(page.getByRole('link', { name: /^View More/ }).first()).toHaveAttribute(
      'href',
      /\/admin\/users\/id\/\d+$/,
    );
  });

  for (const width of [1024, 1440, 1920]) {
    test(`reads the whole name of a long college in a window of ${width} px`, async ({
      page,
      environment,
    }) => {
      const college = 'Andhra University College of Engineering, Visakhapatnam';
      const member = await joinByApi('Sri Lakshmi Prasad');
      await profileByApi(await tokenOf(member), {
        name: member.name,
        title: 'Student',
        bio: 'Kites',
        collegeName: college,
        collegeYear: '2027',
        courseName: 'B.Tech Electronics and Communication',
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${environment.consoleUrl}/users?search=${encodeURIComponent(member.email)}`);
      const text = page.getByRole('row').filter({ hasText: member.email }).getByText(college);
      await expect(text).toBeVisible();
      expect(
        await text.evaluate(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight || scrollWidth > clientWidth,
        ),
      ).toBe(false);
    });
  }

  test.describe('with an American browser', () => {
    test.use({ locale: 'en-US' });

    test('reads and types days as India writes them', async ({ page, environment }) => {
      await page.goto(`${environment.consoleUrl}/audit?from=2026-11-02`);
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('02/11/2026');
      await page.getByLabel('To', { exact: true }).fill('24/11/2026');
      await expect(page).toHaveURL(/\?from=2026-11-02&to=2026-11-24$/);
    });
  });

  test.describe('in trouble', () => {
    test.use({ provokesErrors: true });

    test('sees an error page when a screen crashes', async ({ page, environment }) => {
      await page.route(`${environment.apiOrigin}/admin/users/getUser`, (route) =>
        route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
          json: {
            success: true,
            data: { UserProfile: {}, pages: [], recentPosts: [], sessions: [], audit: [] },
          },
        }),
      );
      await page.goto(`${environment.consoleUrl}/users/id/1`);
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    });

    test('whose session expires logs in again and returns to the same page', async ({
      page,
      environment,
    }) => {
      await page.goto(`${environment.consoleUrl}/content?search=a`);
      await expect(page.getByText(/^1 to \d+ of/)).toBeVisible();
      await call('/admin/auth/logout', {}, token);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('Your session has ended.')).toBeVisible();
      await logIntoConsole(page, environment.administrator);
      await expect(page).toHaveURL(`${environment.consoleUrl}/content?page=2&search=a`);
      await expect(page.getByText(/^11 to \d+ of/)).toBeVisible();
    });

    test('sees which request failed and can retry it', async ({ page, environment }) => {
      await answerWith(page, '/admin/users/getUsers', 500, 'Something went wrong');
      await answerWith(page, '/admin/users/getUsersStats', 500, 'Something went wrong');
      await page.goto(`${environment.consoleUrl}/users`);
      await expect(page.getByRole('alert')).toContainText('Failed to fetch users');
      await expect(page.getByRole('alert')).toContainText('Failed to fetch user statistics');
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
      expect((await figures(page))[0]).toBeGreaterThan(0);
    });
  });
});

test('a double click asks once to confirm a suspension, and the focus moves to Reinstate afterwards', async ({
  context,
  page,
  environment,
}) => {
  const member = await joinByApi('Sneha Pillai');
  await rememberAdministrator(context);
  await page.goto(`${environment.consoleUrl}/users/id/${await idOf(member)}`);
  await recordDialogs(page);
  await page.getByRole('button', { name: 'Suspend' }).dblclick();
  await page.getByLabel('Reason').fill('Sells essays');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).dblclick();
  await expect(page.getByText(`${member.name} is suspended and signed out everywhere.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reinstate' })).toBeFocused();
  expect(await questionsOf(page)).toEqual([`Suspend ${member.name}?`]);
});

test('a post that is opened with a double click stays open', async ({ context, page, environment }) => {
  const member = await joinByApi('Sneha Pillai');
  await postByApi(await tokenOf(member), '<p>Open me</p>');
  await rememberAdministrator(context);
  await page.goto(`${environment.consoleUrl}/users/id/${await idOf(member)}`);
  await page.getByRole('button', { name: 'View More of the post' }).dblclick();
  const post = page.getByRole('dialog', { name: `Post of ${member.name}` });
  await expect(post.getByText('Open me')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(post).toHaveCount(0);
});

/** Records every confirmation dialog from now on, even one that is shown only briefly. */
async function recordDialogs(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const asked = new Set<string>();
    new MutationObserver(() => {
      for (const title of document.querySelectorAll('[role="dialog"] h2')) asked.add(title.textContent ?? '');
      document.documentElement.dataset.asked = JSON.stringify([...asked]);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

async function questionsOf(page: Page): Promise<unknown> {
  const asked = await page.locator('html').getAttribute('data-asked');
  return JSON.parse(asked ?? '[]');
}

/** The three counts above the list, when they have loaded. */
async function figures(page: Page): Promise<number[]> {
  const cards = page.getByRole('definition');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toHaveText(/\d/);
  return (await cards.allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
}
