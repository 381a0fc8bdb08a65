import { ADMIN_IDLE_SECONDS } from '@campus-commons/web-kit/bounds/generated.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { administratorToken, call, idOf, joinByApi, suspendByApi } from '../api.ts';
import type { Environment } from '../environment.ts';
import type { SampleContent } from '../sample-content.ts';
import { answerWith, changeAnswer } from '../steps.ts';
import { openSite, openText, type Screen } from './screen.ts';

/** The screens of the administrators' console. */
export const consoleScreens: Screen[] = [
  {
    name: 'console-login',
    as: 'visitor',
    open: (page, { consoleUrl }) => openSite(page, consoleUrl, 'button', 'Login'),
  },
  {
    name: 'console-login-refused',
    as: 'visitor',
    open: async (page, { consoleUrl }) => {
      await page.goto(consoleUrl);
      await page.getByLabel('User ID').fill('nobody');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      return page.getByRole('alert');
    },
  },
  { name: 'console-home', as: 'administrator', open: openConsoleHome },
  {
    name: 'console-profile-menu',
    as: 'administrator',
    open: async (page, at) => {
      await openConsoleHome(page, at);
      await page.getByRole('button', { name: /^Profile menu/ }).click();
      return page.getByRole('menuitem', { name: 'Logout' });
    },
  },
  {
    name: 'console-users',
    as: 'administrator',
    open: (page, { consoleUrl }) => openText(page, `${consoleUrl}/users`, /^1 to \d+ of/),
  },
  {
    name: 'console-users-many',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      const data = { totalUsers: 1_234_567, todayUsers: 12_345, monthUsers: 123_456 };
      await changeAnswer(page, '/admin/users/getUsersStats', () => ({ data }));
      const pagination = { total: 1_234_567, totalPages: 123_457 };
      await changeAnswer(page, '/admin/users/getUsers', () => ({ pagination }));
      return openText(page, `${consoleUrl}/users`, '1 to 10 of 12,34,567');
    },
  },
  {
    name: 'console-users-fifty-pages',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      const pagination = { total: 500, totalPages: 50 };
      await changeAnswer(page, '/admin/users/getUsers', () => ({ pagination }));
      return openText(page, `${consoleUrl}/users?sort=college`, '1 to 10 of 500');
    },
  },
  {
    name: 'console-users-selected',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await openText(page, `${consoleUrl}/users`, /^1 to \d+ of/);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox', { name: /^Select all/ }).check();
      return page.getByRole('button', { name: 'Suspend selected…' });
    },
  },
  {
    name: 'console-users-suspend',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await openText(page, `${consoleUrl}/users`, /^1 to \d+ of/);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox', { name: /^Select all/ }).check();
      await page.getByRole('button', { name: 'Suspend selected…' }).click();
      return page.getByRole('dialog');
    },
  },
  {
    name: 'console-activity',
    as: 'administrator',
    open: (page, { consoleUrl }) => openText(page, `${consoleUrl}/audit`, /^1 to \d+ of/),
  },
  {
    name: 'console-users-none',
    as: 'administrator',
    open: (page, { consoleUrl }) =>
      openText(page, `${consoleUrl}/users?search=zzzz`, 'Nobody matches “zzzz”'),
  },
  {
    name: 'console-users-failed',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await answerWith(page, '/admin/users/*', 500, 'Something went wrong. Please try again.');
      return openText(page, `${consoleUrl}/users`, 'Failed to fetch users');
    },
  },
  {
    name: 'console-users-not-found',
    as: 'administrator',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/users/no/where`, 'heading', '404'),
  },
  { name: 'console-user', as: 'administrator', open: openDetails },
  {
    name: 'console-user-suspend',
    as: 'administrator',
    open: async (page, at) => {
      await openDetails(page, at);
      await page.getByRole('button', { name: 'Suspend' }).click();
      const dialog = page.getByRole('dialog', { name: /^Suspend / });
      await dialog.getByRole('button', { name: 'Suspend' }).click();
      return dialog.getByText('Please give a reason');
    },
  },
  {
    name: 'console-user-suspended',
    as: 'administrator',
    open: async (page, at) => {
      const member = await joinByApi('Gurleen Kaur');
      await suspendByApi(member, 'Sold essays to first-year students, twice, after a warning.');
      await openDetails(page, { ...at, member });
      return page.getByText(/^Suspended since/);
    },
  },
  {
    name: 'console-user-story',
    as: 'administrator',
    open: async (page, at) => {
      const member = await joinByApi('Venkatanarasimharajuvaripeta Balasubramaniam Krishnamoorthy Iyengar');
      const [id, token] = [await idOf(member), await administratorToken()];
      for (let time = 1; time <= 13; time += 1) {
        const status = time % 2 === 1 ? 'suspended' : 'active';
        const reason = `निबंध बेचे। ${'She sold essays to first-year students, after a warning. '.repeat(7)}`;
        await call('/admin/users/setUserStatus', { id, status, reason }, token);
      }
      await openDetails(page, { ...at, member });
      return page.getByText(/^Suspended since/);
    },
  },
  {
    name: 'console-home-table',
    as: 'administrator',
    open: async (page, at) => {
      await openConsoleHome(page, at);
      await page.getByRole('button', { name: '1 year' }).click();
      await page.getByRole('button', { name: 'Show as a table' }).click();
      // How much of a target the header covers depends on where the click left the page.
      await page.evaluate(() => window.scrollTo(0, 0));
      return page.getByRole('region', { name: 'Activity as a table' });
    },
  },
  {
    name: 'console-home-attention',
    as: 'administrator',
    open: async (page, at) => {
      const data = {
        suspendedToday: 12,
        suspended: 123_456,
        failedSignIns: 1_234_567,
        refusedSignIns: 1,
        failingJobs: [{ name: 'purge accounts' }, { name: 'remove pictures that nobody needs any more' }],
        maintenance: { on: true, message: 'Back at six', since: '2026-11-20T05:30:00Z', by: 'registrar' },
      };
      await changeAnswer(page, '/admin/settings/getAttention', () => ({ data }));
      await openConsoleHome(page, at);
      return page.getByText('12 today, 1,23,456 in all');
    },
  },
  {
    name: 'console-activity-no-day',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await page.goto(`${consoleUrl}/audit`);
      const from = page.getByLabel('From', { exact: true });
      const filters = page.getByRole('button', { name: /^Filters/ });
      await expect(from.or(filters).first()).toBeVisible();
      // On phones they are folded.
      if (await filters.isVisible()) await filters.click();
      // Key presses, not `fill`: what they move is no unexpected layout shift.
      await page.getByLabel('From', { exact: true }).pressSequentially('11/20/2026');
      await page.getByLabel('From', { exact: true }).press('Tab');
      return page.getByText('Please type a day as 20/11/2026');
    },
  },
  {
    name: 'console-profile',
    as: 'administrator',
    open: (page, { consoleUrl }) => openText(page, `${consoleUrl}/profile`, 'This one'),
  },
  ...['Help', 'Contact', 'FAQ', 'Feedback', 'Privacy', 'Terms', 'Cookies'].map((title): Screen => ({
    name: `console-${title.toLowerCase()}`,
    as: 'visitor',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/${title.toLowerCase()}`, 'heading', title),
  })),
  {
    name: 'console-help-logged-in',
    as: 'administrator',
    open: (page, { consoleUrl }) => openSite(page, `${consoleUrl}/help`, 'heading', 'Help'),
  },
  {
    name: 'console-idle',
    as: 'administrator',
    open: async (page, { consoleUrl }) => {
      await page.clock.install();
      await page.goto(consoleUrl);
      await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
      await page.clock.fastForward((ADMIN_IDLE_SECONDS - 90) * 1000);
      return page.getByRole('alertdialog', { name: 'Are you still there?' });
    },
  },
  {
    name: 'console-limit',
    as: 'administrator',
    open: async (page, at) => {
      const session = { id: '1', device: 'Firefox', place: 'unknown', current: true };
      const times = { createdAt: '2026-11-20T05:30:00Z', lastSeenAt: '2026-11-20T13:21:00Z' };
      const data = [{ ...session, ...times, expiresAt: '2026-11-20T13:30:00Z' }];
      await changeAnswer(page, '/admin/account/getSessions', () => ({ data }));
      await openConsoleHome(page, at);
      return page.getByText(/^You will be logged out at /);
    },
  },
];

/** Opens a member's details from the list. */
async function openDetails(
  page: Page,
  { consoleUrl, member }: Environment & Pick<SampleContent, 'member'>,
): Promise<Locator> {
  await page.goto(`${consoleUrl}/users?search=${encodeURIComponent(member.email)}`);
  await page.getByRole('link', { name: `View More about ${member.name}` }).click();
  const heading = page.getByRole('heading', { name: member.name, level: 1 });
  await expect(heading).toBeVisible();
  return heading;
}

async function openConsoleHome(page: Page, { consoleUrl }: Environment): Promise<Locator> {
  await page.goto(consoleUrl);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/\d/);
  const newest = page.getByRole('region', { name: 'Newest members' }).getByRole('listitem').first();
  await expect(newest).toHaveText(/\S/);
  return newest;
}
