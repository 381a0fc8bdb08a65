import { expect, type BrowserContext, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { administratorToken, endWelcomeByApi, tokenOf, type Member } from './api.ts';
import { readEnvironment } from './environment.ts';

/** Whose welcome these tests have ended: each call counts for the member's limit. */
const welcomed = new WeakSet<Member>();

/**
 * Signs a browser in on the member site by storing a token, before a page is opened.
 * @param isNewcomer whether the dashboard welcomes the member, with a card between the posts
 */
export async function rememberMember(
  context: BrowserContext,
  member: Member,
  isNewcomer = false,
): Promise<string> {
  const token = await tokenOf(member);
  if (!isNewcomer && !welcomed.has(member)) {
    await endWelcomeByApi(token);
    welcomed.add(member);
  }
  await store(context, readEnvironment().memberOrigin, { token });
  return token;
}

/** Logs a browser in on the console in the same way. */
export async function rememberAdministrator(context: BrowserContext): Promise<string> {
  const { consoleUrl, administrator } = readEnvironment();
  const adminToken = await administratorToken();
  await store(context, new URL(consoleUrl).origin, { adminToken, adminUserName: administrator.userName });
  return adminToken;
}

/** Without an icon, the browser would ask the site for /favicon.ico, which does not exist. */
const BLANK = '<link rel="icon" href="data:,">';

/**
 * Writes into a site's local storage through an empty page of its origin: the page that the test has open, as long as
 * it is blank, because a second page takes longer.
 */
async function store(
  context: BrowserContext,
  origin: string,
  entries: Record<string, string>,
): Promise<void> {
  const blank = context.pages().find((page) => page.url() === 'about:blank');
  const page = blank ?? (await context.newPage());
  const address = `${origin}/`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: BLANK }));
  await page.goto(address);
  await page.evaluate(
    (all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)),
    entries,
  );
  await (blank ? page.unroute(address) : page.close());
}

/** Waits until the site shows its own screen: on phones, early posts may be there before, which are measured otherwise. */
export async function expectSiteShown(page: Page): Promise<void> {
  await expect(page.locator('#root main')).toBeVisible();
  await expect(page.locator('#early-posts')).toHaveCount(0);
}

/** Mocks every call to an API path: answers with `status` and the API's envelope until it is unrouted. */
export async function answerWith(page: Page, path: string, status: number, message: string): Promise<void> {
  await page.route(`${readEnvironment().apiOrigin}${path}`, (route) =>
    route.fulfill({
      status,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { success: false, message, error: 'made_up', requestId: 'made-up' },
    }),
  );
}

/** Aborts every call to an API path, like a network failure, until it is unrouted. */
export async function abortRequests(page: Page, path = '/**'): Promise<void> {
  await page.route(`${readEnvironment().apiOrigin}${path}`, (route) => route.abort('connectionfailed'));
}

/** Fills in and submits the console's login form. */
export async function logIntoConsole(
  page: Page,
  { userName, password }: { userName: string; password: string },
): Promise<void> {
  await page.getByLabel('User ID').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Fills in and submits the sign-in card. */
export async function signIn(page: Page, member: Pick<Member, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  // On a new device the landing page opens with the form to join.
  const tab = page.getByRole('tab', { name: 'Sign in' });
  await expect(form.or(tab).first()).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  await form.getByLabel('Email', { exact: true }).fill(member.email);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Fills in and submits the join form of the landing page. */
export async function join(page: Page, person: Member): Promise<void> {
  await page.getByRole('tab', { name: 'Join' }).click();
  const form = page.getByRole('form', { name: 'Join' });
  await form.getByLabel('Full name').fill(person.name);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Phone number').fill(person.phone);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** Lets feeds show only posts of whoever is signed in, because other tests post at the same time. */
export async function showOwnPosts(page: Page): Promise<void> {
  await page.route('**/user/feeds/getAllFeeds', (route) => {
    const body = route.request().postDataJSON() as object | null;
    return body === null ? route.continue() : route.continue({ postData: { ...body, usersFeed: true } });
  });
}

/**
 * Waits for a notice and stops its time, so that it is still there when a slow machine looks at it.
 * @returns lets its time go on
 */
export async function holdNotice(page: Page): Promise<() => Promise<void>> {
  await page.waitForFunction(() => {
    const times = document.querySelector('.Toastify__progress-bar')?.getAnimations() ?? [];
    for (const time of times) time.pause();
    return times.length > 0;
  });
  return () =>
    page.evaluate(() => {
      for (const time of document.querySelector('.Toastify__progress-bar')?.getAnimations() ?? [])
        time.play();
    });
}

/** Today in India, as the sites and the API see it; Node's own date may be another one. */
export const todayInIndia = (options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options }).format();

/** A promise that the test resolves. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Moves and zooms the picture with the keyboard, and applies the crop. */
export async function cropByKeyboard(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  const window = dialog.getByRole('application', { name: 'Part of the picture' });
  await window.press('ArrowLeft');
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use picture' }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Replaces parts of the API's response to a call. */
export async function changeAnswer(
  page: Page,
  path: string,
  change: (answer: { data: object }) => object,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, ...change(answer) } });
  });
}

const contract = JSON.parse(
  readFileSync(new URL('../../../backend/openapi.json', import.meta.url), 'utf8'),
) as { 'x-upload-limits': { mostPictures: number } };

/** How the composer counts the pictures of a post: "3 of 10 photos". */
export const photosOf = (count: number): string =>
  `${count} of ${contract['x-upload-limits'].mostPictures} photos`;
