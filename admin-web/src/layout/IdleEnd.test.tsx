import { ADMIN_IDLE_SECONDS } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ADMIN_ACTIVITY_KEY, ADMIN_TOKEN_KEY } from '../providers/session';
import { expectLoggedFailures, inAnotherTab, logInBefore } from '../test/browser';
import { failure } from '../test/fakeApi';
import { renderConsole } from '../test/renderConsole';

const MINUTE_MS = 60_000;
/** When the server ends a session without calls. */
const IDLE_TIMEOUT_MS = ADMIN_IDLE_SECONDS * 1000;
const nothingHappened = `Nothing happened here for ${ADMIN_IDLE_SECONDS / 60} minutes, so you were logged out.`;
/** The time between warning and end. */
const WARNING_MS = 2 * MINUTE_MS;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

/** Opens the console with fake timers. */
async function open() {
  const { api } = renderConsole('/');
  await wait(10);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  return api;
}

// Loads the lazy page with real timers, because it would not load while fake timers stand still.
beforeAll(() => import('../dashboard/Home'));
beforeEach(() => {
  logInBefore();
  jest.useFakeTimers({ now: new Date('2026-11-20T05:30:00.000Z') });
});
afterEach(() => jest.useRealTimers());

test('the idle time without activity ends the session here and on the server, after a warning', async () => {
  const api = await open();
  await wait(IDLE_TIMEOUT_MS - WARNING_MS - MINUTE_MS);
  expect(warning()).not.toBeInTheDocument();
  await wait(MINUTE_MS);
  expect(warning()).toBeVisible();
  await wait(WARNING_MS - 2000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:02');
  expect(localStorage.getItem(ADMIN_TOKEN_KEY)).not.toBeNull();
  await wait(2000);
  expect(screen.getByText(nothingHappened, { exact: false })).toBeVisible();
  expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
  expect(api.callsOf('/admin/auth/logout')).toHaveLength(1);
});

test('the warning’s button keeps the session, and calls the server at once', async () => {
  const api = await open();
  await wait(IDLE_TIMEOUT_MS - MINUTE_MS);
  const calls = api.received.length;
  fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await wait(1000);
  expect(warning()).not.toBeInTheDocument();
  expect(api.received).toHaveLength(calls + 1);
  await wait(IDLE_TIMEOUT_MS - WARNING_MS - 2000);
  expect(warning()).not.toBeInTheDocument();
  await wait(2000);
  expect(warning()).toBeVisible();
});

test('the warning offers to log out now', async () => {
  const api = await open();
  await wait(IDLE_TIMEOUT_MS - MINUTE_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Log out now' }));
  await wait(10);
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText(/^Nothing happened here/)).not.toBeInTheDocument();
  expect(api.callsOf('/admin/auth/logout')).toHaveLength(1);
});

test('typing without a call keeps the session alive, also on the server', async () => {
  const api = await open();
  const calls = api.received.length;
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await wait(5 * MINUTE_MS);
    fireEvent.keyDown(document.body, { key: 'a' });
  }
  expect(warning()).not.toBeInTheDocument();
  // One call about a minute after each key press; the call for the last key press is not due yet.
  expect(api.received).toHaveLength(calls + 11);
});

test('activity in another tab counts here, also while the warning is shown', async () => {
  await open();
  await wait(IDLE_TIMEOUT_MS - MINUTE_MS);
  expect(warning()).toBeVisible();
  localStorage.setItem(ADMIN_ACTIVITY_KEY, String(Date.now()));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: ADMIN_ACTIVITY_KEY })));
  await wait(1000);
  expect(warning()).not.toBeInTheDocument();
});

test('a tab whose session another tab ended says why', async () => {
  await open();
  inAnotherTab(() => {
    localStorage.setItem('adminSessionEnded', 'idle');
    localStorage.removeItem(ADMIN_TOKEN_KEY);
  });
  expect(screen.getByText(nothingHappened, { exact: false })).toBeVisible();
});

test('a console that is opened the next morning asks to log in', async () => {
  localStorage.setItem(ADMIN_ACTIVITY_KEY, String(Date.now() - 10 * 60 * MINUTE_MS));
  renderConsole('/');
  await wait(10);
  expect(screen.getByText(nothingHappened, { exact: false })).toBeVisible();
});

test('a computer that slept past the end logs out on the first key press', async () => {
  await open();
  jest.setSystemTime(Date.now() + IDLE_TIMEOUT_MS);
  fireEvent.keyDown(document.body, { key: 'a' });
  await wait(10);
  expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
});

test('a failed keep-alive call does not end the session', async () => {
  const log = expectLoggedFailures();
  const api = await open();
  api.answer('/admin/account/get', failure(500, 'Something broke'));
  fireEvent.keyDown(document.body, { key: 'a' });
  await wait(2 * MINUTE_MS);
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});
