import { hostileMarkup, type HostileMarkup } from '@campus-commons/test-kit/hostile-input';
import type { Page } from '@playwright/test';
import { call, joinByApi, postByApi, tokenOf, updatePostByApi } from '../../../src/api.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

/** Number of members who write, and edits per member. */
const WRITERS = 24;
const CHANGES_EACH = 55;
/** Posts on one page of the site. */
const ON_A_PAGE = 60;

// Only sanitising protects here: the sites' content security policy would hide a hole in it.
test.use({ bypassCSP: true, provokesErrors: true });

/** Records every sign of a running script: calls, assignments and errors. */
async function watchExecutions(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('popup', (popup) => seen.push(`popup: ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) seen.push(`frame: ${frame.url()}`);
  });
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.defineProperty(window, 'executions', { value: ran });
    Object.defineProperty(window, 'ran', { set: () => ran.push('window.ran') });
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
      Object.defineProperty(window, name, { value: () => ran.push(name) });
    }
  });
  return async () => [
    ...seen,
    ...(await page.evaluate(() => (window as unknown as { executions: string[] }).executions)),
  ];
}

/** Inserts each text unchanged into a new element, and interacts with everything in it as a reader would. */
async function show(page: Page, texts: readonly string[]): Promise<void> {
  await page.evaluate((all) => {
    for (const text of all) {
      const place = document.body.appendChild(document.createElement('div'));
      place.innerHTML = text;
      for (const element of place.querySelectorAll('*')) {
        for (const type of ['mouseover', 'pointerenter', 'focus', 'focusin', 'toggle']) {
          element.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }
    }
  }, texts);
  // Events of broken pictures, frames and animations come a moment later.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  await page.waitForLoadState('networkidle');
}

/** The server's sanitised version of each text: edits a post with the text and reads it from the response. */
async function sanitisedByServer(all: readonly HostileMarkup[]): Promise<HostileMarkup[]> {
  const waiting = [...all];
  const kept: HostileMarkup[] = [];
  const write = async (writer: number) => {
    const token = await tokenOf(await joinByApi(`Writer ${writer}`));
    const id = await postByApi(token, '<p>Before</p>');
    for (const next of waiting.splice(0, CHANGES_EACH)) {
      const html = await updatePostByApi(token, id, next.html);
      if (html !== null) kept.push({ name: next.name, html });
    }
    await call('/user/feeds/delete', { id }, token);
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  expect(waiting, 'texts that were not written').toEqual([]);
  return kept;
}

test('without sanitising, the payloads run and the test detects them', async ({ page, problems }) => {
  const executions = await watchExecutions(page);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/bare');
  const calm = hostileMarkup().filter(({ html }) => !/refresh|<base|location/i.test(html));
  await show(
    page,
    calm.map(({ html }) => html),
  );
  expect((await executions()).length).toBeGreaterThan(20);
  expect(problems.externalRequests.length).toBeGreaterThan(0);
  // Its external requests are expected here, also those while the page closes.
  await page.close();
  problems.externalRequests.length = 0;
});

test('the server’s sanitising alone stops every script and every request', async ({ page }) => {
  const kept = await sanitisedByServer(hostileMarkup());
  expect(kept.length).toBeGreaterThan(700);
  const executions = await watchExecutions(page);
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/bare');
  await show(
    page,
    kept.map(({ html }) => html),
  );
  expect(await executions()).toEqual([]);
  const protocols = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('a[href]')].map(
        (link) => new URL((link as HTMLAnchorElement).href).protocol,
      ),
    ),
  ]);
  expect(protocols.filter((each) => !['http:', 'https:', 'mailto:', 'tel:'].includes(each))).toEqual([]);
});

/** A poll that offers such a text, to be voted in or with its figures. */
const pollOf = (text: string, isOpen: boolean) => ({
  options: [text, 'Neither'].map((option, index) => ({
    id: String(index + 1),
    text: option,
    ...(!isOpen && { votes: index }),
  })),
  ...(!isOpen && { voters: 1 }),
  mine: [],
  closesAt: new Date(Date.now() + (isOpen ? 86_400_000 : -86_400_000)).toISOString(),
  multiple: false,
});

test('the site renders unsanitised markup safely', async ({ page, context, environment }) => {
  // Without a stream, which would be open for as long as the page is.
  await context.addInitScript(
    `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`,
  );
  const member = await joinByApi('Zoya Khan');
  const token = await rememberMember(context, member);
  const id = await postByApi(token, '<p>Before</p>');
  const { data } = await call('/user/feeds/getFeedById', { id }, token);
  const post = data as { feedData: object };
  const executions = await watchExecutions(page);
  const all = hostileMarkup();
  for (let from = 0; from < all.length; from += ON_A_PAGE) {
    const part = all.slice(from, from + ON_A_PAGE);
    const feeds = part.map(({ html }, index) => ({
      ...post,
      id: `${id}-${index}`,
      feedData: { ...post.feedData, content: `<p>Post ${index}</p>${html}` },
      poll: pollOf(html, index % 2 === 0),
    }));
    await page.route(`${environment.apiOrigin}/user/feeds/getAllFeeds`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, feeds } } });
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(part.length);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('radio')).toHaveCount(2 * Math.ceil(part.length / 2));
    expect(await executions(), `posts from ${part[0]?.name}`).toEqual([]);
    await page.unrouteAll();
  }
  await call('/user/feeds/delete', { id }, token);
});
