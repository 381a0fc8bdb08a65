import { screen, within } from '@testing-library/react';
import { logInBefore } from '../../test/browser';
import { aComment, aCommentPage, aPost, aPostPage } from '../../test/factories';
import { renderConsole } from '../../test/renderConsole';

/** Already the next day in India. */
const createdAt = '2026-11-19T20:00:00.000Z';

beforeEach(() => {
  logInBefore();
  // The administrator's browser has London's time zone, without summer time.
  for (const field of ['FullYear', 'Month', 'Date', 'Hours', 'Minutes'] as const) {
    jest.spyOn(Date.prototype, `get${field}`).mockImplementation(function (this: Date) {
      return this[`getUTC${field}`]();
    });
  }
});

test.each([
  ['post', '/content', 'Post of Member 1'],
  ['comment', '/content/comments', 'Comment of Member 1'],
])('the time of an opened %s is Indian time, as in the list', async (kind, address, name) => {
  const { user } = renderConsole(address, (api) => {
    api.answer('/admin/content/getPosts', ({ body }) => ({
      body: { ...aPostPage(body, 1), data: [aPost(1, { createdAt })] },
    }));
    api.answer('/admin/content/getComments', ({ body }) => ({
      body: { ...aCommentPage(body, 1), data: [aComment(1, { createdAt })] },
    }));
  });
  expect(await screen.findByText('20/11/2026', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: new RegExp(`^View More of the ${kind}`) }));
  const dialog = await screen.findByRole('dialog', { name });
  expect(within(dialog).getByText('20 November 2026, 1:30 am', { exact: false })).toBeVisible();
});
