import { act, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import { showToast } from '../components/toasts/toasts';
import { aPost, aProfile, feedOf, onePage, tokenOf } from '../test/factories';
import { accept, FakeApi, later } from '../test/fakeApi';
import { renderApp } from '../test/renderApp';
import { paste } from '../test/writing';

const FEED = '/user/feeds/getAllFeeds';

/**
 * Another member has signed in meanwhile, and the browser restores the first member's page from its back/forward cache.
 */
function restoreFromCacheAs(memberId: string, mark = '') {
  act(() => {
    localStorage.setItem('token', `${tokenOf(memberId)}${mark}`);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

/** Each member has a profile, and a feed with one post for them. */
const twoMembers = () =>
  new FakeApi()
    .on(FEED, ({ token }) => feedOf(aPost(token === tokenOf('2') ? '<p>For two</p>' : '<p>For one</p>')))
    .on('/user/profile/get', ({ token }) => {
      const id = token === tokenOf('2') ? '2' : '1';
      return accept({ data: aProfile({ User: { id, name: `Member ${id}`, email: null, phone: null } }) });
    })
    .on('/user/account/getSessions', accept({ data: [] }))
    .on('/user/account/getRemovals', accept({ data: { removals: [], pagination: onePage(0) } }));

async function write(app: ReturnType<typeof renderApp>, words: string) {
  await app.user.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
  const dialog = await screen.findByRole('dialog', { name: 'New post' });
  paste(await within(dialog).findByRole('textbox', { name: 'Your post' }), words);
  await within(dialog).findByText('Draft saved');
}

describe('a page that is restored from the cache for another member', () => {
  it('closes the composer of the previous member', async () => {
    const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: twoMembers() });
    await write(app, 'Mine alone');
    restoreFromCacheAs('2');
    expect(await screen.findByText('For two')).toBeVisible();
    expect(screen.queryByText('Mine alone')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
  });

  it('clears the password that the previous member typed', async () => {
    const app = renderApp('/dashboard/account-settings', { token: tokenOf('1'), api: twoMembers() });
    const open = () => screen.findByRole('button', { name: 'Change password' });
    await app.user.click(await open());
    await app.user.type(await screen.findByLabelText('Current password'), 'quiet-courtyard');
    restoreFromCacheAs('2');
    await waitFor(() => expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument());
    await app.user.click(await open());
    expect(await screen.findByLabelText('Current password')).toHaveValue('');
  });

  it('closes the alert of the previous member and ignores its answer', async () => {
    const deletion = later<'/user/account/delete'>();
    const api = twoMembers().on('/user/account/delete', () => deletion.promise);
    const app = renderApp('/dashboard/account-settings', { token: tokenOf('1'), api });
    await app.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    await app.user.type(within(question).getByLabelText('Password'), 'quiet-courtyard{Enter}');
    await waitFor(() => expect(api.callsTo('/user/account/delete')).toHaveLength(1));
    restoreFromCacheAs('2');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await act(async () => {
      deletion.give(accept({ message: 'Until 3 March you can restore it.' }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(app.store.getState().user.token).toBe(tokenOf('2'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows no toasts of the previous member', async () => {
    const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: twoMembers() });
    await screen.findByText('For one');
    await act(() => showToast('success', 'Your post was deleted'));
    expect(await screen.findByText('Your post was deleted')).toBeVisible();
    restoreFromCacheAs('2');
    await screen.findByText('For two');
    expect(screen.queryByText('Your post was deleted')).not.toBeInTheDocument();
    await act(() => showToast('success', 'Link copied'));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(screen.queryByText('Your post was deleted')).not.toBeInTheDocument();
    app.unmount();
  });

  it('keeps the open composer if the same member has signed in again', async () => {
    const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: twoMembers() });
    await write(app, 'Still mine');
    restoreFromCacheAs('1', '-again');
    await waitFor(() => expect(app.store.getState().user.token).toBe(`${tokenOf('1')}-again`));
    await screen.findByText('For one');
    expect(screen.getByRole('dialog', { name: 'New post' })).toHaveTextContent('Still mine');
  });
});
