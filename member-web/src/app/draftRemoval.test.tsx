import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import { draftsOf } from '../lib/drafts/drafts';
import { unsentFilesOf } from '../lib/drafts/unsentFiles';
import { aPost, feedOf, onePage, tokenOf } from '../test/factories';
import { accept, FakeApi, refuse } from '../test/fakeApi';
import { installIndexedDb, removeIndexedDb } from '../test/fakeIndexedDb';
import { renderApp } from '../test/renderApp';

const filesOf = (memberId: string, name: 'post' | 'edit:7' | 'profile') =>
  unsentFilesOf(memberId, name, (kept) => kept);
const draftKeysOf = (memberId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(`draft:${memberId}:`));
const noComments = accept({ data: { comments: [], pagination: onePage(0) } });

beforeEach(installIndexedDb);
afterEach(removeIndexedDb);

/** The screen is a separate chunk; an alert may still be open in front of it. */
const shown = () => screen.findByRole('heading', { level: 1, hidden: true });

describe('the drafts in the browser', () => {
  it('are removed with the account, text and photos; those of other members stay', async () => {
    const [mine, others] = [draftsOf('1'), draftsOf('12')];
    for (const drafts of [mine, others]) drafts.write('comment:7', 'Half a thought');
    mine.write('base:profile', '3');
    for (const member of ['1', '12']) await filesOf(member, 'profile').write({ avatar: 'a picture' });
    const api = new FakeApi()
      .on('/user/feeds/getAllFeeds', feedOf())
      .on('/user/account/getSessions', accept({ data: [] }))
      .on('/user/account/getRemovals', accept({ data: { removals: [], pagination: onePage(0) } }))
      .on('/user/account/delete', accept({ message: 'Until 3 March you can restore it.' }));
    const app = renderApp('/dashboard/account-settings', { token: tokenOf('1'), api });
    await app.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    await app.user.type(within(question).getByLabelText('Password'), 'quiet-courtyard{Enter}');
    await screen.findByText('Until 3 March you can restore it.');
    expect(draftKeysOf('1')).toEqual([]);
    await waitFor(async () => expect(await filesOf('1', 'profile').read()).toBeUndefined());
    expect(draftKeysOf('12')).toEqual(['draft:12:comment:7']);
    expect(await filesOf('12', 'profile').read()).toBeDefined();
  });

  it('are kept while a deleted account can be restored, and removed after that', async () => {
    draftsOf('1').write('comment:7', 'Half a thought');
    const accountDeleted = refuse(401, 'Until 3 March you can restore it.', undefined, 'account_deleted');
    const api = new FakeApi().on('/user/feeds/getAllFeeds', accountDeleted);
    const { unmount } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    await screen.findByRole('alertdialog', { name: 'Your account is being deleted' });
    unmount();
    const visit = renderApp('/landing');
    await shown();
    visit.unmount();
    expect(draftKeysOf('1')).toHaveLength(1);
    const [deletionKey] = Object.keys(localStorage).filter((key) => key.startsWith('account-deleted:'));
    localStorage.setItem(deletionKey ?? '', new Date(Date.now() - 16 * 24 * 60 * 60 * 1000).toISOString());
    renderApp('/landing');
    expect(draftKeysOf('1')).toEqual([]);
    await shown();
  });

  const storeDraftsOfPost = async () => {
    const drafts = draftsOf('1');
    drafts.write('edit:7', JSON.stringify({ html: '<p>Other words</p>' }));
    drafts.write('base:edit:7', '1');
    drafts.write('comment:7', 'Well done');
    drafts.write('attempt:comment:7', 'key');
    drafts.write('comment:8', 'On another post');
    await filesOf('1', 'edit:7').write([]);
  };

  it('are removed when their post is deleted', async () => {
    await storeDraftsOfPost();
    const own = aPost('<p>Mine</p>', {
      User: { id: '1', name: 'Ananya', UserProfile: { profileUrl: null, title: null } },
    });
    const api = new FakeApi()
      .on('/user/feeds/getAllFeeds', feedOf(own))
      .on('/user/feeds/delete', accept({ message: 'Deleted' }));
    const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    await app.user.click(await screen.findByRole('button', { name: 'Options for this post' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(draftKeysOf('1')).toEqual(['draft:1:comment:8']));
    await waitFor(async () => expect(await filesOf('1', 'edit:7').read()).toBeUndefined());
  });

  it('are removed when the server says that their post was deleted', async () => {
    await storeDraftsOfPost();
    const api = new FakeApi()
      .on('/user/feeds/getFeedById', refuse(404, 'This post does not exist', undefined, 'not_found'))
      .on('/user/comments/getFeedComments', noComments);
    renderApp('/dashboard/feed/7', { token: tokenOf('1'), api });
    await screen.findByRole('link', { name: 'Go Back' });
    expect(draftKeysOf('1')).toEqual(['draft:1:comment:8']);
  });

  it('are kept when an administrator removed their post, because it may be restored', async () => {
    await storeDraftsOfPost();
    const api = new FakeApi().on(
      '/user/feeds/getFeedById',
      refuse(404, 'This post was removed', undefined, 'removed'),
    );
    renderApp('/dashboard/feed/7', { token: tokenOf('1'), api });
    await screen.findByRole('link', { name: 'Go Back' });
    expect(draftKeysOf('1')).toHaveLength(5);
  });
});
