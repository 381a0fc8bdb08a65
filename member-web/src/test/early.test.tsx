import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyScript } from '../../vite.early';
import { openingMode } from '../features/auth/AuthForms';
import { feedAddress } from '../lib/address/feeds';
import { remainingSplashMs } from '../lib/loading/early';
import { readingPaths } from '../lib/address/paths';
import { aPost, feedOf } from './factories';
import { FakeApi, noAnswer, refuse } from './fakeApi';
import { renderApp } from './renderApp';

const FEED = '/user/feeds/getAllFeeds';
const script = readFileSync(join(__dirname, '../../public/early.js'), 'utf8');
const apiOrigin = () => (window.__CAMPUS_COMMONS__ as { apiOrigin: string }).apiOrigin;

/** The attributes of the script's tag in the built page. */
const attributes = {
  ...earlyScript(['assets/home-1.js', 'assets/home-and-landing-1.js'], undefined).attrs,
  'data-api': apiOrigin(),
};

/** Runs `public/early.js` as the page at an address does, with a stored token or without. */
function runEarly(address: string, token: string | null, told = attributes) {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  window.history.replaceState(null, '', address);
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(told))
    if (name !== 'src') element.setAttribute(name, String(value));
  element.textContent = script;
  document.head.append(element);
  element.remove();
}

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() => {
  delete window.__CAMPUS_EARLY__;
});

afterEach(() => {
  document.documentElement.removeAttribute('data-restoring-session');
  document.documentElement.removeAttribute('data-opens-sign-in');
  document.head.querySelectorAll('link[rel=modulepreload]').forEach((link) => link.remove());
  window.history.replaceState(null, '', '/');
});

describe('the early script', () => {
  it.each([
    ['/dashboard', { usersFeed: false, page: 1, limit: PAGE_SIZE }],
    ['/dashboard/', { usersFeed: false, page: 1, limit: PAGE_SIZE }],
    ['/dashboard?page=3', { usersFeed: false, page: 3, limit: PAGE_SIZE }],
    ['/dashboard?page=-1', { usersFeed: false, page: 1, limit: PAGE_SIZE }],
    ['/', { usersFeed: false, page: 1, limit: PAGE_SIZE }],
  ])('fetches the posts of %s once', async (address, body) => {
    const api = new FakeApi().on(FEED, feedOf(aPost('<p>Good news from the lab</p>')));
    api.install();
    runEarly(address, 'mine');
    await waitFor(() => expect(api.callsTo(FEED)).toHaveLength(1));
    expect(api.callsTo(FEED)[0]).toMatchObject({ token: 'mine', body });
    renderApp(address, { token: 'mine', api });
    expect(await screen.findByText('Good news from the lab')).toBeVisible();
    expect(api.callsTo(FEED)).toHaveLength(1);
  });

  it.each(['/dashboard', '/dashboard/feed/7', ...readingPaths, '/blogs/'])(
    'shows the splash on %s and preloads the code',
    (address) => {
      new FakeApi().on(FEED, feedOf()).install();
      runEarly(address, 'mine');
      expect(document.documentElement).toHaveAttribute('data-restoring-session');
      expect(preloaded()).toEqual(['/assets/home-1.js', '/assets/home-and-landing-1.js']);
    },
  );

  it('asks for no posts where none are shown', () => {
    const api = new FakeApi();
    api.install();
    runEarly('/blogs', 'mine');
    runEarly(feedAddress('following'), 'mine');
    expect(api.calls).toEqual([]);
  });

  it('leaves everyone’s posts to the site where the dashboard opens with another feed', async () => {
    const api = new FakeApi().on(FEED, feedOf());
    api.install();
    const told = { ...attributes, 'data-feed': 'following' };
    runEarly('/', 'mine', told);
    runEarly('/dashboard', 'mine', told);
    expect(api.calls).toEqual([]);
    runEarly('/dashboard?feed=everyone', 'mine', told);
    await waitFor(() => expect(api.callsTo(FEED)).toHaveLength(1));
  });

  it.each([
    ['/dashboard', null],
    ['/landing', 'mine'],
    ['/about', 'mine'],
    ['/blogs', null],
    ['/landing/blogs', 'mine'],
    ['/dashboards', 'mine'],
  ])('does nothing on %s with the token %s', (address, token) => {
    const api = new FakeApi();
    api.install();
    runEarly(address, token);
    expect(api.calls).toEqual([]);
    expect(preloaded()).toEqual([]);
    expect(window.__CAMPUS_EARLY__).toBeUndefined();
  });
});

describe('an early answer', () => {
  it('is used only for the session that requested it', async () => {
    const api = new FakeApi().on(FEED, ({ token }) =>
      feedOf(aPost(token === 'new' ? '<p>For the new member</p>' : '<p>For the one before</p>')),
    );
    api.install();
    runEarly('/dashboard', 'old');
    renderApp(feedAddress('everyone'), { token: 'new', api });
    expect(await screen.findByText('For the new member')).toBeVisible();
    expect(screen.queryByText('For the one before')).not.toBeInTheDocument();
    expect(api.callsTo(FEED).map(({ token }) => token)).toEqual(['old', 'new']);
  });

  it('with a 401 ends the session once', async () => {
    const api = new FakeApi().on(FEED, refuse(401, 'Please sign in'));
    api.on('/user/profile/get', () => new Promise(() => undefined));
    api.install();
    runEarly('/dashboard', 'expired');
    const app = renderApp(feedAddress('everyone'), { token: 'expired', api });
    const form = within(await screen.findByRole('form', { name: 'Sign in' }));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(app.currentAddress()).toBe('/landing?next=%2Fdashboard#login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(api.callsTo(FEED)).toHaveLength(1);
  });

  it('with a 503 shows the maintenance notice once', async () => {
    const api = new FakeApi().on(FEED, refuse(503, 'Back at noon'));
    api.on('/user/profile/get', () => new Promise(() => undefined));
    api.install();
    runEarly('/dashboard', 'mine');
    const app = renderApp(feedAddress('everyone'), { token: 'mine', api });
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Back at noon');
    expect(api.callsTo(FEED)).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('that failed is requested again', async () => {
    const api = new FakeApi().on(FEED, noAnswer);
    api.install();
    runEarly('/dashboard', 'mine');
    await window.__CAMPUS_EARLY__?.response;
    api.on(FEED, feedOf(aPost('<p>Good news from the lab</p>')));
    renderApp(feedAddress('everyone'), { token: 'mine', api });
    expect(await screen.findByText('Good news from the lab')).toBeVisible();
  });
});

describe('the form that opens on the landing page', () => {
  it.each([
    ['/landing', null],
    ['/landing', 'been-here'],
    ['/landing#login', null],
    ['/landing#join', 'been-here'],
  ])('is the same at %s before the code has loaded as after, with the device token %s', (address, known) => {
    if (known !== null) localStorage.setItem('deviceToken', known);
    runEarly(address, null);
    const opensSignIn = document.documentElement.hasAttribute('data-opens-sign-in');
    expect(opensSignIn ? 'signIn' : 'join').toBe(openingMode(window.location.hash));
  });

  it('is only asked about there', () => {
    localStorage.setItem('deviceToken', 'been-here');
    runEarly('/about', null);
    expect(document.documentElement).not.toHaveAttribute('data-opens-sign-in');
  });
});

it('the time of the splash counts from when the page showed it', () => {
  expect(remainingSplashMs(500)).toBe(500);
  window.__CAMPUS_EARLY__ = { splashAt: performance.now() - 200 };
  expect(remainingSplashMs(500)).toBeLessThanOrEqual(300);
  window.__CAMPUS_EARLY__ = { splashAt: performance.now() - 4000 };
  expect(remainingSplashMs(500)).toBe(0);
});
