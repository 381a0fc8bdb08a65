import { openComposer } from './feed.ts';
import { openText, type Screen } from './screen.ts';

/** Polls in posts, and writing one. */
export const pollScreens: Screen[] = [
  {
    name: 'poll-open',
    as: 'member',
    open: async (page, { memberOrigin, openPollId }) => {
      await openText(page, `${memberOrigin}/dashboard/feed/${openPollId}`, /Ends in .* not shown to anybody/);
      await page.getByRole('radio', { name: /मंगलवार/ }).check();
      return page.getByRole('button', { name: 'Vote', exact: true });
    },
  },
  {
    name: 'poll-voted',
    as: 'member',
    open: (page, { memberOrigin, votedPollId }) =>
      openText(page, `${memberOrigin}/dashboard/feed/${votedPollId}`, /6 people voted/),
  },
  {
    name: 'poll-closed',
    as: 'member',
    open: (page, { memberOrigin, closedPollId }) =>
      openText(page, `${memberOrigin}/dashboard/feed/${closedPollId}`, /1 person voted/),
  },
  {
    name: 'composer-poll',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await page.goto(`${memberOrigin}/dashboard`);
      const composer = await openComposer(page);
      await composer.getByRole('textbox', { name: 'Your post' }).fill('किस दिन मिलें?');
      await composer.getByRole('button', { name: 'Poll' }).first().click();
      await composer.getByRole('textbox', { name: 'Option 1' }).fill('मंगलवार की शाम, चार बजे');
      await composer.getByRole('textbox', { name: 'Option 2' }).fill('Thursday, after the laboratory closes');
      return composer.getByRole('textbox', { name: 'Option 3' });
    },
  },
];
