import type { Locator } from '@playwright/test';
import { call, joinByApi, newPerson, pageByApi, postByApi } from '../../../src/api.ts';
import { viewports } from '../../../src/screens.ts';
import { rememberAdministrator, rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

// What the specification says of the screens, on a phone and on a desktop.

const NAVIGATION = [
  ...['Dashboard', 'Learning', 'Internships', 'Projects', 'Community', 'Blogs', 'Pages'],
  'Find your career',
];
const COLUMNS = ['Name', 'Email', 'Phone', 'College', 'Course', 'Joined Date', 'Actions'];
const FOUR_COLUMNS = ['NameEmailPhone', 'CollegeCourse', 'Joined Date', 'Actions'];

for (const device of ['phone', 'desktop'] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: viewports[device] });

    test(`the creator of a page sees "Edit Page" and "Delete Page" beside each other, on a ${device}`, async ({
      context,
      page,
    }) => {
      const token = await rememberMember(context, await joinByApi('Kabir Anand'));
      await page.goto(`/dashboard/pages/details/${await pageByApi(token, 'Kite makers')}`);
      const edit = await boxOf(page.getByRole('button', { name: 'Edit Page' }));
      const remove = await boxOf(page.getByRole('button', { name: 'Delete Page' }));
      expect(remove.y).toBe(edit.y);
      expect(remove.x).toBeGreaterThanOrEqual(edit.x + edit.width);
      expect(remove.x + remove.width).toBeLessThanOrEqual(viewports[device].width);
    });

    test(`the navigation has the specified names in their order, on a ${device}`, async ({
      context,
      page,
    }) => {
      await rememberMember(context, await joinByApi('Meher Irani'));
      await page.goto('/dashboard');
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(page.getByText('Home', { exact: true })).toHaveCount(0);
      if (device === 'phone') await main.getByRole('button', { name: 'More' }).click();
      const links =
        device === 'phone'
          ? page.getByRole('menu', { name: 'More' }).getByRole('menuitem')
          : main.getByRole('link');
      await expect(links).toHaveText(NAVIGATION.map((name) => new RegExp(`^${name}`)));
    });

    test(`a notice stands at the top and covers no title, on a ${device}`, async ({ context, page }) => {
      const token = await rememberMember(context, await joinByApi('Sneha Pillai'));
      const postId = await postByApi(token, '<p>Share me</p>');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const address of ['/dashboard', `/dashboard/feed/${postId}`, '/dashboard/profile']) {
        await page.goto(address);
        await page.getByRole('button', { name: 'Share', exact: true }).first().click();
        const notice = await expectAtTop(page, 'Link copied to clipboard!');
        if (device === 'desktop') continue;
        // Over the bar it hides nothing of the screen, wherever that is scrolled to.
        const bar = page.getByRole('banner');
        const bottomOf = (element: Locator) =>
          element.evaluate((shown) => shown.getBoundingClientRect().bottom);
        expect(await bottomOf(notice)).toBeLessThanOrEqual(await bottomOf(bar));
      }
    });

    test(`the table of users has every specified value, on a ${device}`, async ({
      context,
      page,
      environment,
    }) => {
      const person = newPerson('Wilhelmina Featherstonehaugh');
      const more = { collegeName: 'IET Lucknow', collegeYear: '2027', courseName: 'B.Tech ECE' };
      await call('/user/auth/signUp', { ...person, ...more });
      await rememberAdministrator(context);
      await page.goto(`${environment.consoleUrl}/users?search=${person.email}`);
      const phone = `${person.phone.slice(0, 5)} ${person.phone.slice(5)}`;
      const values = [person.name, person.email, phone, more.collegeName, more.courseName, 'View More'];
      if (device === 'phone') {
        const card = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
        await expect(card.getByRole('term')).toHaveText(COLUMNS.slice(1, -1));
        for (const value of values) await expect(card.getByText(value)).toBeVisible();
      }
      for (const width of device === 'phone' ? [600, 800, 1023] : [1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('columnheader')).toHaveText(width < 1000 ? FOUR_COLUMNS : COLUMNS);
        const row = page.getByRole('row').nth(1);
        for (const value of values) {
          await row.getByText(value).scrollIntoViewIfNeeded();
          await expect(row.getByText(value)).toBeInViewport();
        }
        // Only the box of the table scrolls.
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });

    test(`the users list is searched while one types, on a ${device}`, async ({
      context,
      page,
      environment,
    }) => {
      const person = await joinByApi('Wilhelmina Featherstonehaugh');
      await rememberAdministrator(context);
      await page.goto(`${environment.consoleUrl}/users?page=2`);
      await page.getByPlaceholder('Search users...').pressSequentially(person.email);
      await expect(page).toHaveURL(/\/users\?search=wilhelmina\.[^&]+$/);
      await expect(page.getByText('1 to 1 of 1')).toBeVisible();
      await expect(page.getByText(person.email)).toBeVisible();
    });

    test(`the console shows a splash of 500 ms with a stored token, on a ${device}`, async ({
      context,
      page,
      environment,
    }) => {
      await rememberAdministrator(context);
      await page.clock.install();
      await page.goto(`${environment.consoleUrl}/users`);
      await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await page.clock.runFor(500);
      await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    });
  });
}

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
}

/** Expects a notice in the upper half of the window, at its right edge, and no title below it. */
async function expectAtTop(page: Page, text: string): Promise<Locator> {
  const notice = page.getByRole('alert').filter({ hasText: text });
  await expect(notice).toBeVisible();
  // It slides in.
  await expect
    .poll(() =>
      notice.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const covers = [...document.querySelectorAll('h1, h2, h3')]
          .filter((title) => {
            const { top, bottom, left, right, height } = title.getBoundingClientRect();
            const isBeside = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
            return height > 1 && !isBeside;
          })
          .map(({ textContent }) => textContent);
        return { isAtTop: box.bottom < innerHeight / 2, isAtRight: innerWidth - box.right < 24, covers };
      }),
    )
    .toEqual({ isAtTop: true, isAtRight: true, covers: [] });
  return notice;
}
