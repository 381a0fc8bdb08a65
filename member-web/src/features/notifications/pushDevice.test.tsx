import { expectLogged } from '@campus-commons/web-kit/jest/console.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readNotifiedDevice, storeNotifiedDevice } from '../../lib/session/notifiedDevice';
import { tokenOf } from '../../test/factories';
import { accept, FakeApi, later, noAnswer, refuse } from '../../test/fakeApi';
import { FakePushBrowser } from '../../test/fakePushBrowser';
import { renderApp } from '../../test/renderApp';

const GET_KEY = '/user/notifications/getPushKey';
const ADD = '/user/notifications/addPush';
const REMOVE = '/user/notifications/removePush';
const KEY = 'BAEC';
const OTHER_KEY = 'BAED';
const bytes = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url'));

let browser: FakePushBrowser;
let restore: () => void;
beforeEach(() => {
  browser = new FakePushBrowser();
  restore = browser.install();
});
afterEach(() => restore());

/** A server with web push, which remembers the added address. */
function pushApi(key: string | null = KEY): FakeApi {
  const added = new Set<string>();
  return new FakeApi()
    .on('/user/account/getSessions', accept({ data: [] }))
    .on('/user/notifications/getSettings', accept({ data: { off: [], mail: [], digest: false } }))
    .on('/user/account/getRemovals', accept({ data: { removals: [], pagination: NO_PAGES } }))
    .on(GET_KEY, ({ body }) => accept({ data: { key, isOn: added.has(body.endpoint ?? '') } }))
    .on(ADD, ({ body }) => {
      added.add(body.endpoint);
      return accept({ message: 'This device gets notifications.' });
    })
    .on(REMOVE, ({ body }) => {
      added.delete(body.endpoint);
      return accept({ message: 'This device gets no more notifications.' });
    });
}
const NO_PAGES = {
  total: 0,
  totalPages: 0,
  currentPage: 1,
  limit: 10,
  hasNextPage: false,
  hasPrevPage: false,
};

async function open(api = pushApi()) {
  const app = renderApp('/dashboard/account-settings', { token: tokenOf('1'), api });
  await screen.findByRole('heading', { name: 'Account settings' });
  return app;
}
const card = async () => within(await screen.findByRole('region', { name: 'On this device' }));
const turnOn = async () => (await card()).findByRole('button', { name: 'Turn on for this device' });
const turnOff = async () => (await card()).findByRole('button', { name: 'Turn off on this device' });
/** As if the member 1 had turned it on with this key at an earlier visit. */
async function turnedOnBefore(key = KEY, memberId = '1') {
  browser.permission = 'granted';
  const { endpoint } = await browser.subscribe(bytes(key));
  storeNotifiedDevice({ memberId, endpoint });
  return endpoint;
}

describe('the settings of this device', () => {
  it('ask for the permission only after the press, then turn on and off', async () => {
    const api = pushApi();
    const app = await open(api);
    const button = await turnOn();
    expect(browser.asked).toBe(0);
    await app.user.click(button);
    const off = await turnOff();
    expect(browser.asked).toBe(1);
    expect(browser.workers).toEqual(['/push-worker.js']);
    expect(api.callsTo(ADD).map(({ body }) => body)).toEqual([
      { endpoint: 'https://push.example/1', keys: { p256dh: 'public', auth: 'secret' } },
    ]);
    await app.user.click(off);
    await turnOn();
    expect(browser.subscription).toBeNull();
    expect(api.callsTo(REMOVE).map(({ body }) => body)).toEqual([{ endpoint: 'https://push.example/1' }]);
  });

  it('turn on once, however often one presses', async () => {
    const answer = later<typeof ADD>();
    const api = pushApi().on(ADD, () => answer.promise);
    const app = await open(api);
    await app.user.dblClick(await turnOn());
    await waitFor(() => expect(api.callsTo(ADD)).toHaveLength(1));
    answer.give(accept({ message: 'This device gets notifications.' }));
    await screen.findByText('This device gets notifications.');
    expect(api.callsTo(ADD)).toHaveLength(1);
    expect(browser.asked).toBe(1);
  });

  it('say how to allow it again when the member refuses, and notice when it is allowed', async () => {
    browser.answer = 'denied';
    const app = await open();
    await app.user.click(await turnOn());
    expect(await (await card()).findByRole('status')).toHaveTextContent(
      'Your browser blocks notifications from this site. To allow them again, open its settings for this site',
    );
    browser.permission = 'granted';
    act(() => void window.dispatchEvent(new Event('focus')));
    await turnOn();
  });

  it('change nothing when the member closes the question', async () => {
    browser.answer = 'default';
    const api = pushApi();
    const app = await open(api);
    await app.user.click(await turnOn());
    expect(await turnOn()).toBeEnabled();
    expect(api.callsTo(ADD)).toEqual([]);
  });

  it('say that the push service was not reached', async () => {
    browser.isCutOff = true;
    const app = await open();
    await app.user.click(await turnOn());
    expectLogged(/^subscribe failed/);
    expect(await screen.findByText(/^Your browser could not reach the service/)).toBeVisible();
    expect(await turnOn()).toBeEnabled();
  });

  it('leave nothing behind when the server refuses', async () => {
    const app = await open(pushApi().on(ADD, refuse(403, 'Notifications on devices are not available here')));
    await app.user.click(await turnOn());
    expect(await screen.findByText('Notifications on devices are not available here')).toBeVisible();
    expect(browser.subscription).toBeNull();
  });

  it('are off when the server does not know this browser any more', async () => {
    browser.permission = 'granted';
    await browser.subscribe(bytes(KEY));
    await open();
    await turnOn();
  });

  it('are not shown where web push is off', async () => {
    const api = pushApi(null);
    await open(api);
    await waitFor(() => expect(api.callsTo(GET_KEY).length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'On this device' })).not.toBeInTheDocument();
  });

  it('can be asked for again after a failure', async () => {
    const api = pushApi().on(GET_KEY, noAnswer);
    const app = await open(api);
    expect(await (await card()).findByText('Failed to ask about this device')).toBeVisible();
    api.on(GET_KEY, accept({ data: { key: KEY, isOn: false } }));
    await app.user.click((await card()).getByRole('button', { name: 'Try Again' }));
    await turnOn();
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
      'On an iPhone or iPad, add this site to your home screen first',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'This browser cannot show notifications'],
  ])('say what a browser without them can do: %s', async (userAgent, text) => {
    restore();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await open();
    expect(await (await card()).findByText(new RegExp(`^${text}`))).toBeVisible();
    expect((await card()).queryByRole('button')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('a browser that is notified', () => {
  const home = (api: FakeApi, memberId = '1') =>
    renderApp('/dashboard/account-settings', { token: tokenOf(memberId), api });

  it('opens in this page what the member chose in a notification', async () => {
    const app = await open();
    await turnOn();
    // The page listens once the browser is idle.
    const message = { type: 'push-opened', path: '/dashboard/drafts' };
    await waitFor(async () => expect(await act(() => browser.message(message))).toBe(true));
    expect(app.currentAddress()).toBe('/dashboard/drafts');
  });

  it('is told to the server at each visit, without asking the member', async () => {
    const endpoint = await turnedOnBefore();
    const api = pushApi();
    home(api);
    await waitFor(() => expect(api.callsTo(ADD).map(({ body }) => body.endpoint)).toEqual([endpoint]));
    expect(browser.asked).toBe(0);
  });

  it.each([
    ['the server has another key', OTHER_KEY],
    ['the browser lost its address', null],
  ])('gets a new address when %s', async (_name, key) => {
    const old = await turnedOnBefore(key ?? KEY);
    if (key === null) browser.subscription = null;
    const api = pushApi();
    home(api);
    await waitFor(() => expect(api.callsTo(REMOVE).map(({ body }) => body.endpoint)).toEqual([old]));
    expect(api.callsTo(ADD).map(({ body }) => body.endpoint)).toEqual(['https://push.example/2']);
    await waitFor(() => expect(readNotifiedDevice()?.endpoint).toBe('https://push.example/2'));
  });

  it('is given up when the member took the permission back', async () => {
    const endpoint = await turnedOnBefore();
    browser.permission = 'denied';
    const api = pushApi();
    home(api);
    await waitFor(() => expect(api.callsTo(REMOVE).map(({ body }) => body.endpoint)).toEqual([endpoint]));
    await waitFor(() => expect(readNotifiedDevice()).toBeUndefined());
  });

  it('is no longer notified for the member before', async () => {
    await turnedOnBefore(KEY, '2');
    const api = pushApi();
    home(api);
    await waitFor(() => expect(browser.subscription).toBeNull());
    expect(api.callsTo(ADD)).toEqual([]);
  });

  it('is no longer notified after signing out', async () => {
    await turnedOnBefore();
    const api = pushApi().on('/user/auth/logout', accept({ message: 'Bye' }));
    const app = await open(api);
    await turnOff();
    await app.user.click(screen.getByRole('button', { name: /^Account/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(browser.subscription).toBeNull());
    expect(readNotifiedDevice()).toBeUndefined();
  });

  it('is no longer notified when the session was ended elsewhere', async () => {
    await turnedOnBefore();
    const api = pushApi().on('/user/auth/checkSession', refuse(401, 'Your session has ended.'));
    await open(api);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(browser.subscription).toBeNull());
    expect(readNotifiedDevice()).toBeUndefined();
  });
});
