import { act, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import { baseApi } from '../api/baseApi';
import { memberSignedIn } from '../lib/session/sessionSlices';
import { FakeApi, accept, later, refuse } from '../test/fakeApi';
import { aPost, feedOf, onePage } from '../test/factories';
import { renderApp } from '../test/renderApp';

const aFeed = () =>
  new FakeApi().on('/user/feeds/getAllFeeds', feedOf(aPost('<p>Good news from the lab</p>')));

/** A storage event, as another tab of this site would cause. */
function inAnotherTab(change: () => void, key: string | null) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: key && localStorage.getItem(key) }));
  });
}

const signOut = async (app: ReturnType<typeof renderApp>) => {
  // Both the side navigation and the bottom bar are rendered; the style sheet shows one of them.
  await app.user.click(screen.getAllByRole('button', { name: /^Account/ })[0] as HTMLElement);
  await app.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
};

it('the session is in the store under the specified names: user, admin and userType', async () => {
  const { user, admin, common } = renderApp('/landing').store.getState();
  expect(user).toMatchObject({ isLoggedIn: false, token: '' });
  expect(admin).toEqual({ isLoggedIn: false, token: '' });
  expect(common).toEqual({ userType: 'admin' });
  // The screen is a separate chunk; the test ends when it has loaded.
  await screen.findByRole('heading', { level: 1 });
});

/** The page is restored from the browser's back/forward cache, in which it received no events. */
function restoreFromCache() {
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

describe('a page from the back/forward cache', () => {
  it('leads to the landing page if the member has signed out meanwhile', async () => {
    const app = renderApp(feedAddress('everyone'), { token: 'old', api: aFeed() });
    await screen.findByText('Good news from the lab');
    localStorage.removeItem('token');
    restoreFromCache();
    await waitFor(() => expect(app.currentAddress()).toBe('/landing'));
    expect(app.store.getState().user.isLoggedIn).toBe(false);
  });

  it('shows only data of the member who has signed in meanwhile', async () => {
    const api = new FakeApi().on('/user/feeds/getAllFeeds', ({ token }) =>
      feedOf(aPost(token === 'new' ? '<p>For the new member</p>' : '<p>For the one before</p>')),
    );
    renderApp(feedAddress('everyone'), { token: 'old', api });
    await screen.findByText('For the one before');
    localStorage.setItem('token', 'new');
    restoreFromCache();
    expect(await screen.findByText('For the new member')).toBeVisible();
    expect(screen.queryByText('For the one before')).not.toBeInTheDocument();
  });
});

describe('a session that has ended on the server', () => {
  it('does not remove the new token of another tab', async () => {
    const api = aFeed();
    const app = renderApp(feedAddress('everyone'), { token: 'old', api });
    await screen.findByText('Good news from the lab');
    localStorage.setItem('token', 'of the other tab');
    api.on('/user/likes/toggleLike', refuse(401, 'Please sign in'));
    await app.user.click(screen.getByRole('button', { name: /Like/, pressed: false }));
    await screen.findByText('Please sign in again');
    expect(localStorage.getItem('token')).toBe('of the other tab');
  });

  it('ends with a notice, and sign-in leads back to the same address', async () => {
    const api = aFeed();
    const app = renderApp('/dashboard?page=1', { token: 'old', api });
    await screen.findByText('Good news from the lab');
    api
      .on('/user/likes/toggleLike', refuse(401, 'Please sign in'))
      .on('/user/auth/login', accept({ message: 'Welcome', token: 'new', data: { token: 'new' } }));
    await app.user.click(screen.getByRole('button', { name: /Like/, pressed: false }));

    const form = within(await screen.findByRole('form', { name: 'Sign in' }));
    expect(form.getByRole('alert')).toHaveTextContent(
      /^Please sign in again.*Anything you had not sent is kept/,
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
    expect(app.currentAddress()).toBe('/landing?next=%2Fdashboard%3Fpage%3D1#login');
    await app.user.type(await screen.findByLabelText('Email'), 'lal@example.in');
    await app.user.type(screen.getByLabelText('Password'), 'quiet-courtyard');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Good news from the lab');
    expect(app.currentAddress()).toBe('/dashboard?page=1');
  });

  it('is noticed at the first call with the token of an earlier visit', async () => {
    const api = new FakeApi().on('/user/feeds/getAllFeeds', refuse(401, 'Please sign in'));
    const app = renderApp(feedAddress('everyone'), { token: 'expired', api });
    await screen.findByText('Please sign in again');
    await waitFor(() => expect(app.currentAddress()).toBe('/landing?next=%2Fdashboard#login'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('does not end the next session by a late 401', async () => {
    const answer = later<'/user/feeds/getAllFeeds'>();
    const api = new FakeApi().on('/user/feeds/getAllFeeds', ({ token }) =>
      token === 'old' ? answer.promise : feedOf(aPost('<p>For the new session</p>')),
    );
    const app = renderApp(feedAddress('everyone'), { token: 'old', api });
    await waitFor(() => expect(api.callsTo('/user/feeds/getAllFeeds')).toHaveLength(1));
    act(() => void app.store.dispatch(memberSignedIn('new')));
    await screen.findByText('For the new session');
    await act(() => {
      answer.give(refuse(401, 'Please sign in'));
      return answer.promise;
    });
    expect(app.store.getState().user).toMatchObject({ isLoggedIn: true, token: 'new' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('maintenance (503)', () => {
  it('signs out members and administrators', async () => {
    localStorage.setItem('adminToken', 'admin-1');
    const api = new FakeApi().on('/user/feeds/getAllFeeds', refuse(503, 'Back at six'));
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api });
    const notice = await screen.findByRole('alertdialog', { name: 'Closed for maintenance' });
    expect(notice).toHaveTextContent('have signed you out: “Back at six”');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('adminToken')).toBeNull();
    const { user, admin } = app.store.getState();
    expect([user.isLoggedIn, user.token, admin.isLoggedIn, admin.token]).toEqual([false, '', false, '']);
    await waitFor(() => expect(app.currentAddress()).toMatch(/^\/landing/));
  });

  it('does not tell a visitor that they have been signed out', async () => {
    const api = new FakeApi().on('/user/auth/login', refuse(503, 'Back at six'));
    const app = renderApp('/landing#login', { api });
    await screen.findByRole('form', { name: 'Sign in' });
    await app.user.type(screen.getByLabelText('Email'), 'lal@example.in');
    await app.user.type(screen.getByLabelText('Password'), 'quiet-courtyard{Enter}');
    const notice = await screen.findByRole('alertdialog', { name: 'Closed for maintenance' });
    expect(notice).toHaveTextContent('We are working on the site: “Back at six”');
  });

  it('is not assumed after any other failure', async () => {
    const api = new FakeApi().on('/user/feeds/getAllFeeds', refuse(500, 'Broken'));
    renderApp(feedAddress('everyone'), { token: 'token-1', api });
    await screen.findByText('Failed to fetch feeds');
    expect(localStorage.getItem('token')).toBe('token-1');
  });
});

describe('signing out', () => {
  it('ends the session here and on the server, and not the administrator’s session', async () => {
    localStorage.setItem('adminToken', 'admin-1');
    const api = aFeed()
      .on('/user/auth/logout', accept({ message: 'Signed out' }))
      .on('/user/feeds/getFeedById', accept({ data: aPost('<p>One post</p>') }))
      .on('/user/comments/getFeedComments', accept({ data: { comments: [], pagination: onePage(0) } }));
    const app = renderApp('/dashboard/feed/7', { token: 'token-1', api });
    await screen.findByText('One post');
    await signOut(app);
    await screen.findByRole('form', { name: 'Join' });
    expect(app.currentAddress()).toBe('/landing');
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(api.callsTo('/user/auth/logout')).toHaveLength(1));
    expect(api.callsTo('/user/auth/logout')[0]?.token).toBe('token-1');
    expect(app.store.getState()).toHaveProperty([baseApi.reducerPath, 'queries'], {});
    expect(app.store.getState().admin).toEqual({ isLoggedIn: true, token: 'admin-1' });
    expect(localStorage.getItem('adminToken')).toBe('admin-1');
  });

  it('does not wait for the server', async () => {
    const api = aFeed().on('/user/auth/logout', () => later<'/user/auth/logout'>().promise);
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api });
    await screen.findByText('Good news from the lab');
    await signOut(app);
    await screen.findByRole('form', { name: 'Join' });
    expect(localStorage.getItem('token')).toBeNull();
  });
});

it('signing out uses keepalive, so that it also works if the tab is closed at once', async () => {
  const api = aFeed().on('/user/auth/logout', accept({ message: 'Signed out' }));
  const app = renderApp(feedAddress('everyone'), { token: 'token-1', api });
  await screen.findByText('Good news from the lab');
  const fetching = jest.spyOn(globalThis, 'fetch');
  await signOut(app);
  await waitFor(() => expect(api.callsTo('/user/auth/logout')).toHaveLength(1));
  const call = fetching.mock.calls.find(([url]) => typeof url === 'string' && url.endsWith('/logout'));
  // Without `keepalive`, browsers cancel a call when the page closes.
  expect(call?.[1]?.keepalive).toBe(true);
});

describe('two tabs', () => {
  it('sign out together', async () => {
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api: aFeed() });
    await screen.findByText('Good news from the lab');
    inAnotherTab(() => localStorage.removeItem('token'), 'token');
    await screen.findByRole('form', { name: 'Join' });
    expect(app.currentAddress()).toBe('/landing');
  });

  it('sign out when all storage is cleared', async () => {
    renderApp(feedAddress('everyone'), { token: 'token-1', api: aFeed() });
    await screen.findByText('Good news from the lab');
    inAnotherTab(() => localStorage.clear(), null);
    await screen.findByRole('form', { name: 'Join' });
  });

  it('sign in together', async () => {
    const api = aFeed();
    const app = renderApp('/landing#login', { api });
    await screen.findByRole('form', { name: 'Sign in' });
    inAnotherTab(() => localStorage.setItem('token', 'token-2'), 'token');
    await screen.findByText('Good news from the lab');
    expect(app.currentAddress()).toBe('/dashboard');
    expect(api.callsTo('/user/feeds/getAllFeeds')[0]?.token).toBe('token-2');
  });

  it('show the same member, and nothing of the previous one', async () => {
    const api = new FakeApi().on('/user/feeds/getAllFeeds', ({ token }) =>
      feedOf(aPost(`<p>Posts for ${token}</p>`)),
    );
    renderApp(feedAddress('everyone'), { token: 'first', api });
    await screen.findByText('Posts for first');
    inAnotherTab(() => localStorage.setItem('token', 'second'), 'token');
    await screen.findByText('Posts for second');
    expect(screen.queryByText('Posts for first')).not.toBeInTheDocument();
  });
});
