import { expect } from '@playwright/test';
import { openComposer } from './feed.ts';
import { expectPicturesLoaded, openSite, type Screen } from './screen.ts';

/** The members suggested while a name is typed after an `@`. */
export const mentionScreens: Screen[] = [
  {
    name: 'composer-mentions',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await page.goto(`${memberOrigin}/dashboard`);
      await expect(page.getByRole('article').first()).toBeVisible();
      const composer = await openComposer(page);
      const text = composer.getByRole('textbox', { name: 'Your post' });
      await text.pressSequentially('Kites over the maidan, with @iyen');
      const member = page.getByRole('option', { name: /Balasubramaniam/ }).first();
      await expectPicturesLoaded(page);
      return member;
    },
  },
  {
    name: 'comment-mentions',
    as: 'member',
    open: async (page, { memberOrigin, postId }) => {
      await openSite(page, `${memberOrigin}/dashboard/feed/${postId}`, 'list', 'Comments');
      await expectPicturesLoaded(page);
      await page
        .getByRole('textbox', { name: 'Write a comment' })
        .pressSequentially('I will be there, @मीना');
      return page.getByRole('option', { name: /मीनाक्षी/ }).first();
    },
  },
];
