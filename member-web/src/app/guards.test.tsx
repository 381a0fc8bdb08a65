import { act, screen } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import { FakeApi, accept } from '../test/fakeApi';
import { aPost, feedOf, onePage } from '../test/factories';
import { renderApp } from '../test/renderApp';

const login = accept({ message: 'Welcome', token: 'token-1', data: { token: 'token-1' } });

async function signIn(app: ReturnType<typeof renderApp>) {
  await app.user.type(await screen.findByLabelText('Email'), 'lal@example.in');
  await app.user.type(screen.getByLabelText('Password'), 'quiet-courtyard');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
}

const memberApi = () =>
  new FakeApi()
    .on('/user/auth/login', login)
    .on('/user/feeds/getAllFeeds', feedOf())
    .on('/user/feeds/getFeedById', accept({ data: aPost('<p>Back at the right post</p>') }))
    .on('/user/likes/getFeedLikes', accept({ data: { likes: [], pagination: onePage(0) } }))
    .on('/user/comments/getFeedComments', accept({ data: { comments: [], pagination: onePage(0) } }));

describe('a visitor', () => {
  it('is redirected from a member address to sign-in, and back after signing in', async () => {
    const app = renderApp('/dashboard/feed/7?from=share', { api: memberApi() });
    await screen.findByRole('form', { name: 'Sign in' });
    expect(app.currentAddress()).toBe('/landing?next=%2Fdashboard%2Ffeed%2F7%3Ffrom%3Dshare#login');
    await signIn(app);
    await screen.findByText('Back at the right post');
    expect(app.currentAddress()).toBe('/dashboard/feed/7?from=share');
  });

  it('keeps what to open while they go from one form to another', async () => {
    const app = renderApp('/dashboard/feed/7', { api: memberApi() });
    await screen.findByRole('form', { name: 'Sign in' });
    await app.user.click(screen.getByRole('link', { name: 'Join' }));
    await screen.findByRole('form', { name: 'Join' });
    await app.user.click(screen.getByRole('link', { name: 'Login' }));
    await app.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await app.user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await screen.findByRole('form', { name: 'Sign in' });
    expect(app.currentAddress()).toBe('/landing?next=%2Fdashboard%2Ffeed%2F7#login');
  });

  it('is not redirected to another site by a crafted address', async () => {
    const app = renderApp('/landing?next=//evil.example#login', { api: memberApi() });
    await signIn(app);
    await screen.findByText('No feeds to display');
    expect(app.currentAddress()).toBe('/dashboard');
  });

  it.each(['/', '/nowhere', '/about/us'])('is redirected from %s to the landing page', async (address) => {
    const app = renderApp(address);
    await screen.findByRole('form', { name: 'Join' });
    expect(app.currentAddress()).toBe('/landing');
  });

  it('sees the landing page at once, without a splash screen', () => {
    renderApp('/landing');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('sees an unknown address below /landing as not found, inside the public frame', async () => {
    const app = renderApp('/landing/nowhere');
    expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Go to Homepage' }));
    await screen.findByRole('form', { name: 'Join' });
    expect(app.currentAddress()).toBe('/landing');
  });

  it('can read the info page', async () => {
    renderApp('/info/anything/at/all');
    expect(await screen.findByRole('heading', { name: 'Info' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/landing#login');
  });
});

describe('a member', () => {
  it.each(['/', '/landing', '/landing/anything', '/nowhere'])(
    'is redirected from %s to the dashboard',
    async (address) => {
      const app = renderApp(address, { token: 'token-1', api: memberApi() });
      await screen.findByText('No feeds to display');
      expect(app.currentAddress()).toBe('/dashboard');
    },
  );

  it('sees a splash screen with a spinner while the session is restored', async () => {
    renderApp(feedAddress('everyone'), { token: 'token-1', api: memberApi() });
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await screen.findByText('No feeds to display');
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
  });

  it.each([
    ['token', 'user'],
    ['adminToken', 'admin'],
  ] as const)('with a stored %s is logged in after 500 ms', async (key, slice) => {
    jest.useFakeTimers();
    delete window.__CAMPUS_EARLY__;
    localStorage.setItem(key, 'token-1');
    const { store } = renderApp('/info');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    expect(store.getState()[slice].isLoggedIn).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
    expect(store.getState()[slice]).toMatchObject({ isLoggedIn: true, token: 'token-1' });
    jest.useRealTimers();
  });

  it('sees an unknown address below /dashboard as not found, inside the member frame', async () => {
    const app = renderApp('/dashboard/nowhere/at/all', { token: 'token-1', api: memberApi() });
    expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    expect(app.currentAddress()).toBe('/dashboard/nowhere/at/all');
  });

  it('gets the document title and the focus of the opened screen', async () => {
    const app = renderApp('/dashboard/nowhere', { token: 'token-1', api: memberApi() });
    await screen.findByRole('heading', { name: 'Oops! Page Not Found' });
    expect(document.title).toBe('Page not found · Campus Commons');
    await app.user.click(screen.getByRole('link', { name: 'Go to Homepage' }));
    await screen.findByText('No feeds to display');
    expect(document.title).toBe('Dashboard · Campus Commons');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('can return from the info page through the header', async () => {
    renderApp('/info', { token: 'token-1', api: memberApi() });
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
