import type { Locator } from '@playwright/test';
import { joinByApi } from '../../../src/api.ts';
import { answerData } from '../../../src/screens/answers.ts';
import { asManager, details } from '../../../src/screens/applications.ts';
import { rememberMember } from '../../../src/steps.ts';
import { expect, test } from '../../../src/test.ts';

// The browser is set to letters of 200 %.

test.beforeEach(async ({ context, page }) => {
  await rememberMember(context, await joinByApi('Nafisa Khan'));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('font-size', '200%', 'important');
    });
  });
});

test('the entries of the sheet “More” are whole at 200 % text, on a phone of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
  const entries = page.getByRole('menu', { name: 'More' }).getByRole('menuitem');
  await expect(entries.first()).toBeVisible();
  expect(
    await entries.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
  ).toBe(0);
});

test('the wordmark stands beside the page at 200 % text, on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard');
  const wordmark = await boxOf(page.getByText('Campus Commons', { exact: true }).filter({ visible: true }));
  expect(wordmark.right).toBeLessThan((await boxOf(page.getByRole('main'))).left);
});

test('the state of a record and the buttons that revoke it are whole at 200 % text, on a phone of 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const record = { serial: 'a', state: 'accepted' };
  const rest = { ...asManager, record, state: 'completed', isEnded: true, nextStates: [] };
  await answerData(page, '/user/applications/get', details(rest));
  await page.goto('/dashboard/applications/51');
  expect((await boxOf(page.getByText('Record: Accepted and signed'))).right).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Revoke the record' }).click();
  const button = (name: string) => boxOf(page.getByRole('dialog').getByRole('button', { name }));
  const [cancel, revoke] = [await button('Cancel'), await button('Revoke the record')];
  expect(cancel.bottom <= revoke.top || cancel.right <= revoke.left).toBe(true);
});

async function boxOf(found: Locator): Promise<Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>> {
  const element = found.first();
  await expect(element).toBeVisible();
  return element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}
