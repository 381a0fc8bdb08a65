import { answerWith } from '../steps.ts';
import { expectPicturesLoaded, openSite, openText, type Screen } from './screen.ts';

/** The screens of saved posts. */
export const savedScreens: Screen[] = [
  {
    name: 'saved',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      const post = await openText(page, `${memberOrigin}/dashboard/saved`, 'What to bring');
      await expectPicturesLoaded(page);
      return post;
    },
  },
  {
    name: 'saved-beyond-end',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(page, `${memberOrigin}/dashboard/saved?page=9999`, 'No feeds to display'),
  },
  {
    name: 'saved-empty',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await page.route('**/user/saved/getAll', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: { feeds: unknown[] } };
        answer.data.feeds = [];
        await route.fulfill({ response, json: answer });
      });
      return openText(page, `${memberOrigin}/dashboard/saved`, 'Nothing saved yet');
    },
  },
  {
    name: 'saved-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/saved/getAll', 500, 'Something went wrong. Please try again.');
      return openText(page, `${memberOrigin}/dashboard/saved`, 'Failed to fetch saved posts');
    },
  },
  {
    name: 'saved-menu',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await openSite(page, `${memberOrigin}/dashboard/saved`, 'button', 'Options for this post');
      await page.getByRole('button', { name: 'Options for this post' }).click();
      return page.getByRole('menuitem', { name: 'Saved · Remove' });
    },
  },
];
