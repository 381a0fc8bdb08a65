import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from '../environment.ts';
import type { SampleContent } from '../sample-content.ts';
import { answerWith } from '../steps.ts';
import { openSite, openText, type Screen } from './screen.ts';

/** The screens for muting and blocking members. */
export const safetyScreens: Screen[] = [
  {
    name: 'block-question',
    as: 'member',
    open: async (page, at) => {
      const block = await openPersonMenu(page, at);
      await block.press('Enter');
      return page.getByRole('alertdialog', { name: /^Block / });
    },
  },
  {
    name: 'profile-blocked',
    as: 'member',
    open: (page, { memberOrigin, blockedId }) =>
      openText(page, `${memberOrigin}/dashboard/profile?userId=${blockedId}`, /^You blocked /),
  },
  {
    name: 'account-safety',
    as: 'member',
    open: async (page, at) => {
      const row = (await openSafety(page, at)).getByRole('listitem').last();
      await row.scrollIntoViewIfNeeded();
      return row;
    },
  },
  {
    name: 'account-safety-failed',
    as: 'member',
    open: async (page, at) => {
      await answerWith(page, '/user/safety/getRelations', 500, 'Something went wrong. Please try again.');
      await openSite(page, `${at.memberOrigin}/dashboard/account-settings`, 'heading', 'Account settings');
      const failed = page.getByText('Failed to fetch the list');
      await expect(failed).toBeVisible();
      await failed.evaluate((box) => box.scrollIntoView({ block: 'center' }));
      return failed;
    },
  },
];

/** Opens account settings and returns the list of muted and blocked members. */
async function openSafety(page: Page, { memberOrigin }: Environment): Promise<Locator> {
  await page.goto(`${memberOrigin}/dashboard/account-settings#safety`);
  const list = page.getByRole('list', { name: 'Muted and blocked people' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list;
}

/** Opens the menu at the newest post of the member with the longest name, and returns its last item. */
async function openPersonMenu(
  page: Page,
  { memberOrigin, strangerId }: Environment & SampleContent,
): Promise<Locator> {
  await page.goto(`${memberOrigin}/dashboard/profile?userId=${strangerId}`);
  const post = page.getByRole('article').first();
  await post.getByRole('button', { name: /^Options for / }).click();
  const block = page.getByRole('menuitem', { name: /^Block / });
  await expect(block).toBeVisible();
  return block;
}
