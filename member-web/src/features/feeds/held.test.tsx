import { screen, waitFor } from '@testing-library/react';
import { accept, FakeApi, later } from '../../test/fakeApi';
import { aPost, aProfile, feedOf, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const DELETE = '/user/feeds/delete';
const HELD = 'Your post is hidden while a moderator looks at it.';

const ananya = { id: '1', name: 'Ananya Tripathi', UserProfile: { profileUrl: null, title: null } };
const held = aPost('<p>A slip of the pen</p>', { User: ananya, isHeld: true });

function open(address: string) {
  const list = feedOf();
  const api = new FakeApi()
    .on(LIST, { ...list, body: { ...list.body, data: { ...list.body.data, held: [held] } } })
    .on('/user/feeds/getFeedById', accept({ data: held }))
    .on('/user/profile/get', accept({ data: aProfile() }))
    .on(DELETE, accept({ message: 'Post deleted successfully' }));
  return renderApp(address, { token: tokenOf('1'), api });
}

describe('one’s own post that a moderator has yet to look at', () => {
  it.each(['/dashboard/feed/7', '/dashboard/profile'])(
    'says so at %s, and has no actions, comments or likes',
    async (address) => {
      const { api } = open(address);
      expect(await screen.findByText(HELD)).toBeVisible();
      expect(screen.getByText('A slip of the pen')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^(Like|Comment|Share)$/ })).not.toBeInTheDocument();
      expect(screen.queryByText('No feeds to display')).not.toBeInTheDocument();
      expect(api.callsTo('/user/comments/getFeedComments')).toEqual([]);
    },
  );

  it('can be deleted and not edited, and leaves the profile at once', async () => {
    const { api, user } = open('/dashboard/profile');
    await user.click(await screen.findByRole('button', { name: 'Options for this post' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete post' });
    api.on(LIST, () => later<typeof LIST>().promise);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('A slip of the pen')).not.toBeInTheDocument());
    expect(api.callsTo(DELETE)[0]?.body).toEqual({ id: '7' });
  });
});
