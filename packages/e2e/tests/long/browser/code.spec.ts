import type { Locator } from '@playwright/test';
import { joinByApi, postByApi } from '../../../src/api.ts';
import { openComposer } from '../../../src/screens/feed.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test, type Page } from '../../../src/test.ts';

const LONG_LINE = `if evening.wind > 12:  # ${'metres a second, '.repeat(10)}`;
const LONG_FORMULA = String.raw`\[ F = ${'\\frac{1}{2}\\,\\rho\\,v^2 + '.repeat(12)} 1 \]`;

let token: string;
test.beforeEach(async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  token = await rememberMember(context, await joinByApi('Lalrinpuii Chhangte'));
});

test('code that is typed is shown line for line, and a long line scrolls in its own box', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const composer = await openComposer(page);
  const text = composer.getByRole('textbox', { name: 'Your post' });
  await text.pressSequentially('See:\n```\n');
  await text.pressSequentially(`${LONG_LINE}\n    stay()\n\`\`\`\nSo say the kites`);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article').filter({ hasText: 'So say the kites' });
  const code = post.getByRole('group', { name: 'Code' });
  await expect(code).toHaveText(`${LONG_LINE}\n    stay()`, { useInnerText: true });
  await expect(post.locator('p')).toHaveText(['See:', 'So say the kites']);
  await expectOwnScroll(page, code);
});

test('the tools Quote and Code format what is written, also when a post is edited', async ({ page }) => {
  const id = await postByApi(token, '<p>Ask the wind</p><p>npm start</p>');
  await page.goto(`/dashboard/feed/${id}`);
  await page.getByRole('button', { name: 'Options for this post' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const composer = page.getByRole('dialog', { name: 'Edit post' });
  const text = composer.getByRole('textbox', { name: 'Your post' });
  await composer.getByRole('button', { name: 'More formatting' }).click();
  await text.getByText('npm start').click();
  await composer.getByRole('button', { name: 'Code', exact: true }).click();
  await text.getByText('Ask the wind').click();
  await composer.getByRole('button', { name: 'Quote', exact: true }).click();
  await composer.getByRole('button', { name: 'Update' }).click();
  const post = page.getByRole('article').first();
  await expect(post.getByRole('group', { name: 'Code' })).toHaveText('npm start');
  await expect(post.locator('blockquote')).toHaveText('Ask the wind');
});

test('a formula is shown in its place, and a long one scrolls in its own box', async ({ page }) => {
  const id = await postByApi(
    token,
    `<p>So \\(v^2\\) counts:</p><p>${LONG_FORMULA}</p><p>\\(\\nothing\\)</p>`,
  );
  await page.goto(`/dashboard/feed/${id}`);
  const post = page.getByRole('article').first();
  await expect(post.locator('math')).toHaveCount(2);
  await expect(post.locator('p').first()).toHaveText(/^So .+ counts:$/);
  await expect(post.getByText(String.raw`\(\nothing\)`)).toBeVisible();
  const letters = await post
    .locator('p')
    .first()
    .evaluate((line) => getComputedStyle(line).color);
  await expect(post.locator('math').first()).toHaveCSS('color', letters);
  await expectOwnScroll(page, post.getByRole('group', { name: 'Formula' }));
});

test('a formula in a line that is wider than the line scrolls, too', async ({ page }) => {
  const id = await postByApi(
    token,
    `<p>So \\(a + ${'b_k + '.repeat(40)} c\\) counts, and \\(\\frac{1}{2}v^2\\), too</p>`,
  );
  await page.goto(`/dashboard/feed/${id}`);
  await expect(page.getByRole('article').first().locator('math')).toHaveCount(2);
  await expectOwnScroll(page, page.getByRole('article').first().getByRole('group', { name: 'Formula' }));
});

test('a post without formulas does not load what renders them', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  const id = await postByApi(token, '<p>f(x) costs [5]</p>');
  await page.goto(`/dashboard/feed/${id}`);
  await expect(page.getByText('f(x) costs [5]')).toBeVisible();
  await page.getByRole('button', { name: 'Like' }).first().click();
  await expect(page.getByRole('button', { name: /^1/ }).first()).toBeVisible();
  expect(scripts.filter((url) => /formula/i.test(url))).toEqual([]);
});

/** That a box scrolls by keyboard, and the page does not become wider than the phone. */
async function expectOwnScroll(page: Page, box: Locator): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
}
