import { act, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import { lastToast, showFailureToast } from '../components/toasts/toasts';
import { aPost, feedOf } from '../test/factories';
import { FakeApi, later, noAnswer, refuse } from '../test/fakeApi';
import { renderApp } from '../test/renderApp';

const CHECK = '/user/auth/checkSession';
const LIKE = '/user/likes/toggleLike';
const suspended = refuse(
  401,
  'This account is suspended. Please write to us if you think this is a mistake.',
  undefined,
  'account_suspended',
);

const aFeed = () =>
  new FakeApi().on('/user/feeds/getAllFeeds', feedOf(aPost('<p>Good news from the lab</p>')));

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  visibility = 'visible';
  lastToast.set(undefined);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const pressLike = async ({ user }: ReturnType<typeof renderApp>) =>
  user.click(await screen.findByRole('button', { name: /^Like/, pressed: false }));

/** Closes the open notice, and expects no other one behind it. */
async function closeTheOnlyNotice({ user }: ReturnType<typeof renderApp>) {
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('form', { name: 'Sign in' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
}

describe('the end of a session is explained by a single notice', () => {
  it.each([
    [suspended, 'Your account is suspended', 'This account is suspended. Please write to us'],
    [
      refuse(401, 'Until 3 March you can restore it.', undefined, 'account_deleted'),
      'Your account is being deleted',
      'Until 3 March you can restore it.',
    ],
    [refuse(503, 'Back at six'), 'Closed for maintenance', 'have signed you out: “Back at six”'],
  ])('when a like is refused: %#', async (refusal, title, words) => {
    const api = aFeed().on(LIKE, refusal);
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api });
    await pressLike(app);
    const notice = await screen.findByRole('alertdialog', { name: title });
    expect(notice).toHaveTextContent(words);
    expect(notice).toHaveTextContent('Anything you had not sent is kept');
    expect(lastToast.get()).toBeUndefined();
    await closeTheOnlyNotice(app);
  });

  it('that asks to sign in stands in the form to do so, and in a dialog where it leads to no form', async () => {
    const over = refuse(401, 'Your session has ended. Please sign in again.', undefined, 'unauthorized');
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api: aFeed().on(LIKE, over) });
    await pressLike(app);
    const form = within(await screen.findByRole('form', { name: 'Sign in' }));
    expect(form.getByRole('alert')).toHaveTextContent(
      'on another of your devices, by a new password, or after a long time away',
    );
    await app.goTo('/about');
    await screen.findByRole('heading', { level: 1, name: /courtyard/ });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    app.unmount();

    const reader = renderApp('/learning', { token: 'token-1', api: aFeed() });
    await screen.findAllByRole('button', { name: /^Account/ });
    reader.api.on(CHECK, over);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('alertdialog', { name: 'Please sign in again' })).toBeVisible();
    expect(reader.currentAddress()).toBe('/learning');
  });

  it.each([[suspended], [refuse(503, 'Back at six')]])('when several calls fail: %#', async (refusal) => {
    const slow = later<typeof LIKE>();
    const api = aFeed().on(LIKE, () => slow.promise);
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api });
    await pressLike(app);
    api.on(CHECK, refusal);
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByRole('alertdialog');
    await act(async () => {
      slow.give(refusal);
      await slow.promise;
    });
    expect(lastToast.get()).toBeUndefined();
    await closeTheOnlyNotice(app);
  });
});

it.each([
  [401, undefined],
  [503, undefined],
  [500, 'Failed to follow'],
])('the toast of a call that failed with %s beside the notice: %s', (status, text) => {
  showFailureToast({ status, data: {} }, 'Failed to follow');
  expect(lastToast.get()?.text).toBe(text);
});

it('the calls of the landing page do not repeat a maintenance notice', async () => {
  const api = aFeed().on(LIKE, refuse(503, 'Back at six'));
  const highlights = later<'/public/getHighlights'>();
  api.on('/public/getHighlights', () => highlights.promise);
  const app = renderApp(feedAddress('everyone'), { token: 'token-1', api });
  await pressLike(app);
  await screen.findByRole('alertdialog', { name: 'Closed for maintenance' });
  await closeTheOnlyNotice(app);
  await app.goTo('/landing/pages');
  await act(async () => {
    highlights.give(refuse(503, 'Back at six'));
    await highlights.promise;
  });
  expect(api.callsTo('/public/getHighlights').length).toBeGreaterThan(0);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

describe('a session that ends without user activity', () => {
  /** The polling intervals (30–50 s), which the tests run by hand; all other timers are real. */
  const intervals = new Map<number, () => void>();
  const passMinute = () =>
    act(async () => {
      intervals.forEach((run) => run());
      await Promise.resolve();
    });
  beforeEach(() => {
    intervals.clear();
    const begin = setInterval;
    const end = clearInterval;
    jest.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms: number) => {
      if (ms < 30_000 || ms > 50_000) return begin(run, ms);
      intervals.set(intervals.size + 1, run);
      return intervals.size;
    }) as unknown as typeof setInterval);
    jest.spyOn(globalThis, 'clearInterval').mockImplementation((id) => {
      if (!intervals.delete(id as unknown as number)) end(id);
    });
  });

  /** Opens the feed as a signed-in member. */
  async function openFeed(api = aFeed()) {
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api });
    await screen.findByText('Good news from the lab');
    return app;
  }

  it('is noticed within a minute', async () => {
    const { api } = await openFeed();
    await passMinute();
    await waitFor(() => expect(api.callsTo(CHECK)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    api.on(CHECK, suspended);
    await passMinute();
    expect(await screen.findByRole('alertdialog', { name: 'Your account is suspended' })).toBeVisible();
    await passMinute();
    expect(api.callsTo(CHECK)).toHaveLength(2);
  });

  it('is not polled while the tab is hidden, and at once when it is visible again', async () => {
    const { api } = await openFeed();
    visibility = 'hidden';
    await passMinute();
    expect(api.callsTo(CHECK)).toEqual([]);
    api.on(CHECK, suspended);
    visibility = 'visible';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('alertdialog', { name: 'Your account is suspended' })).toBeVisible();
  });

  it.each(['focus', 'pageshow'])('is polled on the event “%s”', async (event) => {
    const { api } = await openFeed();
    act(() => void window.dispatchEvent(new Event(event)));
    await waitFor(() => expect(api.callsTo(CHECK).map(({ token }) => token)).toEqual(['token-1']));
  });

  it('stays when a poll gets no answer, and is polled again', async () => {
    const { api } = await openFeed(aFeed().on(CHECK, noAnswer));
    await passMinute();
    await waitFor(() => expect(api.callsTo(CHECK)).toHaveLength(1));
    await passMinute();
    await waitFor(() => expect(api.callsTo(CHECK)).toHaveLength(2));
    expect(localStorage.getItem('token')).toBe('token-1');
  });

  it('is not polled for a visitor', async () => {
    const { api } = renderApp('/landing#login', {});
    await screen.findByRole('form', { name: 'Sign in' });
    await passMinute();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(api.callsTo(CHECK)).toEqual([]);
  });
});
