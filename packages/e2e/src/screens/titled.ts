import { PANEL_SHIFT_MS } from '../layout-shift.ts';
import { answerWith } from '../steps.ts';
import { expectPicturesLoaded, openSite, openText, type Screen } from './screen.ts';

const FAILED = 'Something went wrong. Please try again.';

/** Questions and articles. */
export const titledScreens: Screen[] = [
  {
    name: 'learning',
    as: 'member',
    open: async (page, { memberOrigin, questionTitle }) => {
      const address = `${memberOrigin}/dashboard/learning?show=all`;
      const title = await openSite(page, address, 'heading', questionTitle);
      await expectPicturesLoaded(page);
      return title;
    },
  },
  {
    name: 'learning-empty',
    as: 'member',
    open: (page, { memberOrigin }) =>
      openText(
        page,
        `${memberOrigin}/dashboard/learning?show=mine&page=1`,
        /You have not asked yet|Who has a spare/,
      ),
  },
  {
    name: 'learning-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/feeds/getTitled', 500, FAILED);
      return openText(page, `${memberOrigin}/dashboard/learning`, 'Failed to fetch questions');
    },
  },
  {
    name: 'learning-ask',
    as: 'member',
    open: async (page, { memberOrigin, questionTitle }) => {
      await page.goto(`${memberOrigin}/dashboard/learning`);
      await page.getByRole('button', { name: 'Ask a question' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ask a question' });
      // Typed, because the field grows with its text: what moves with a key is expected.
      await dialog.getByRole('textbox', { name: 'Title' }).pressSequentially(questionTitle);
      return dialog.getByRole('link', { name: questionTitle });
    },
  },
  {
    name: 'question-answered',
    as: 'member',
    open: async (page, { memberOrigin, questionTitle }) => {
      await page.goto(`${memberOrigin}/dashboard/learning?show=all`);
      await page.getByRole('link', { name: questionTitle }).click();
      return page.getByRole('region', { name: 'Accepted answer' }).getByText(/दोनों सप्लाई/);
    },
  },
  {
    name: 'blogs',
    as: 'member',
    open: async (page, { memberOrigin, articleTitle }) => {
      const title = await openSite(page, `${memberOrigin}/dashboard/blogs`, 'heading', articleTitle);
      await expectPicturesLoaded(page);
      return title;
    },
  },
  {
    name: 'blogs-failed',
    as: 'member',
    open: async (page, { memberOrigin }) => {
      await answerWith(page, '/user/feeds/getTitled', 500, FAILED);
      return openText(page, `${memberOrigin}/dashboard/blogs`, 'Failed to fetch articles');
    },
  },
  {
    name: 'article-blocks',
    as: 'member',
    // A formula replaces its source when what renders it has arrived.
    expectedShiftMs: PANEL_SHIFT_MS,
    open: async (page, { memberOrigin, articleTitle }) => {
      await openSite(page, `${memberOrigin}/dashboard/blogs`, 'heading', articleTitle);
      await page.getByRole('heading', { name: articleTitle }).click();
      return page.getByRole('group', { name: 'Formula' });
    },
  },
  {
    name: 'article-missing',
    as: 'visitor',
    open: (page, { memberOrigin }) => openText(page, `${memberOrigin}/blogs/999999`, 'Article not found'),
  },
];
