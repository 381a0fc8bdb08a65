import { screen, waitFor } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { accept, FakeApi, later, noAnswer, refuse } from '../../test/fakeApi';
import { aPost, feedOf, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const DELETE = '/user/feeds/delete';

const ananya = { id: '1', name: 'Ananya Tripathi', UserProfile: { profileUrl: null, title: null } };
const mine = aPost('<p>A slip of the pen</p>', { User: ananya });
const other = aPost('<p>Somebody else</p>', { id: '8' });
const done = accept({ message: 'Post deleted successfully' });

async function ask(api: FakeApi, address = feedAddress('everyone')) {
  const app = renderApp(address, { token: tokenOf('1'), api });
  await app.user.click(await screen.findByRole('button', { name: 'Options for this post' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete post' });
  expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this post?');
  return { ...app, dialog, confirm: screen.getByRole('button', { name: 'Delete' }) };
}

describe('deleting a post', () => {
  it('requires a confirmation', async () => {
    const api = new FakeApi().on(LIST, feedOf(mine, other)).on(DELETE, done);
    const { user } = await ask(api);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText('A slip of the pen')).toBeVisible();
    expect(api.callsTo(DELETE)).toEqual([]);
  });

  it('removes it from the list at once, before the refetch', async () => {
    const api = new FakeApi().on(LIST, feedOf(mine, other)).on(DELETE, done);
    const { user, confirm } = await ask(api);
    api.on(LIST, () => later<typeof LIST>().promise);
    await user.dblClick(confirm);
    await waitFor(() => expect(screen.queryByText('A slip of the pen')).not.toBeInTheDocument());
    expect(screen.getByText('Somebody else')).toBeVisible();
    expect(api.callsTo(DELETE)).toHaveLength(1);
    expect(api.callsTo(DELETE)[0]?.body).toEqual({ id: '7' });
    expect(await screen.findByText('Post deleted')).toBeInTheDocument();
  });

  it('leads from its detail screen to the dashboard, and Back does not return to it', async () => {
    const api = new FakeApi()
      .on(LIST, feedOf(other))
      .on('/user/feeds/getFeedById', accept({ data: mine }))
      .on('/user/comments/getFeedComments', refuse(404, 'This post does not exist any more'))
      .on(DELETE, done);
    const { user, confirm, currentAddress } = await ask(api, '/dashboard/feed/7');
    await user.click(confirm);
    expect(await screen.findByText('Somebody else')).toBeVisible();
    expect(currentAddress()).toBe('/dashboard');
  });

  it('succeeds if it was already deleted elsewhere', async () => {
    const api = new FakeApi()
      .on(LIST, feedOf(mine, other))
      .on(DELETE, refuse(404, 'This post does not exist any more'));
    const { user, confirm } = await ask(api);
    api.on(LIST, feedOf(other));
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByText('A slip of the pen')).not.toBeInTheDocument());
    expect(await screen.findByText('This post was already deleted')).toBeInTheDocument();
  });

  it.each([
    ['the network is away', noAnswer, 'Network error or server is not responding. Please try again later.'],
    [
      'it is not allowed',
      refuse(403, 'Only its author can delete a post'),
      'Only its author can delete a post',
    ],
  ])('shows an error in the dialog if %s, with a retry', async (_case, answer, message) => {
    const api = new FakeApi().on(LIST, feedOf(mine)).on(DELETE, answer);
    const { user, confirm } = await ask(api);
    await user.click(confirm);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('A slip of the pen')).toBeInTheDocument();
    api.on(DELETE, done).on(LIST, feedOf());
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByText('A slip of the pen')).not.toBeInTheDocument());
  });
});
