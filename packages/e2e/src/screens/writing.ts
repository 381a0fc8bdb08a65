import { expect, type Page } from '@playwright/test';
import { postByApi, removePostByApi, tokenOf, updatePostByApi } from '../api.ts';
import { openComposer } from './feed.ts';
import { openSite, openText, type Screen } from './screen.ts';

/** Screens for drafts, for texts that two windows edit, and for removed texts. */
export const writingScreens: Screen[] = [
  {
    name: 'drafts',
    as: 'member',
    open: async (page, { memberOrigin, ownPageId }) => {
      await leaveDraft(page, `${memberOrigin}/dashboard`, 'कल शाम चार बजे मैदान में पतंगबाज़ी है।');
      await leaveDraft(
        page,
        `${memberOrigin}/dashboard/pages/details/${ownPageId}`,
        'Bring string. '.repeat(30),
      );
      return openSite(page, `${memberOrigin}/dashboard/drafts`, 'heading', 'Drafts');
    },
  },
  {
    name: 'drafts-none',
    as: 'member',
    open: (page, { memberOrigin }) => openSite(page, `${memberOrigin}/dashboard/drafts`, 'heading', 'Drafts'),
  },
  {
    name: 'post-stale',
    as: 'member',
    open: async (page, { memberOrigin, member }) => {
      const token = await tokenOf(member);
      const id = await postByApi(token, '<p>We meet at the gate at four.</p>');
      await openEditor(page, `${memberOrigin}/dashboard/feed/${id}`);
      await updatePostByApi(token, id, '<p>We meet at the gate at five.</p>');
      const editor = page.getByRole('dialog', { name: 'Edit post' });
      await editor
        .getByRole('textbox', { name: 'Your post' })
        .fill('We meet at the gate at half past three. '.repeat(8));
      await editor.getByRole('button', { name: 'Update' }).click();
      return page.getByRole('alertdialog', { name: 'This was changed meanwhile' });
    },
  },
  {
    name: 'post-removed',
    as: 'member',
    open: async (page, { memberOrigin, member }) => {
      const id = await postByApi(await tokenOf(member), '<p>Essays for sale.</p>');
      const note = 'Selling essays is not allowed here; see the terms, section 4.';
      await removePostByApi(id, note);
      return openText(page, `${memberOrigin}/dashboard/feed/${id}`, new RegExp(note));
    },
  },
];

async function leaveDraft(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  const composer = await openComposer(page);
  await composer.getByRole('textbox', { name: 'Your post' }).fill(text);
  await composer.getByRole('button', { name: 'Close' }).click();
  await expect(composer).toBeHidden();
}

async function openEditor(page: Page, address: string): Promise<void> {
  await openSite(page, address, 'button', 'Options for this post');
  await page.getByRole('button', { name: 'Options for this post' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your post' })).toBeVisible();
}
