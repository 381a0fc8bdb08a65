import { ADMIN_IDLE_SECONDS } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { ADMIN_ACTIVITY_KEY, ADMIN_TOKEN_KEY } from '../providers/session';
import { address, expectLoggedFailures, logInBefore } from '../test/browser';
import { aSession } from '../test/factories';
import { failure, type FakeApi } from '../test/fakeApi';
import { renderConsole } from '../test/renderConsole';

const MINUTE_MS = 60_000;
const START = new Date('2026-11-20T05:30:00.000Z');
/** Remaining time of the session when the console is opened. */
const LEFT_MS = 40 * MINUTE_MS;
const warning = () => screen.queryByText(/^You will be logged out at /);

/** Advances the time with activity so often that the session does not become idle. */
async function stayActive(ms: number) {
  const step = Math.min(ms, (ADMIN_IDLE_SECONDS * 1000) / 2);
  localStorage.setItem(ADMIN_ACTIVITY_KEY, String(Date.now()));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: ADMIN_ACTIVITY_KEY })));
  await act(() => jest.advanceTimersByTimeAsync(step));
  if (ms > step) await stayActive(ms - step);
}

/** Opens the console some hours into a session, on a server whose clock may differ from the computer's. */
async function open(prepare?: (api: FakeApi) => void, serverIsAhead = 0) {
  const { api } = renderConsole('/users?page=2', (prepared) => {
    prepared.answer('/admin/account/getSessions', () => {
      if (Date.now() >= START.getTime() + LEFT_MS) return failure(401, 'Please sign in');
      const lastSeenAt = new Date(Date.now() + serverIsAhead).toISOString();
      const expiresAt = new Date(START.getTime() + LEFT_MS + serverIsAhead).toISOString();
      return {
        body: { success: true, data: [aSession(2), { ...aSession(1, true), lastSeenAt, expiresAt }] },
      };
    });
    prepare?.(prepared);
  });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('heading', { name: 'User Management' })).toBeVisible();
  return api;
}

beforeEach(() => {
  logInBefore();
  jest.useFakeTimers({ now: START });
});
afterEach(() => jest.useRealTimers());

test.each([0, -3 * 60 * MINUTE_MS])(
  'ten minutes before the maximum duration of the session, a warning shows its end by the server’s clock (%s ms off)',
  async (serverIsAhead) => {
    await open(undefined, serverIsAhead);
    await stayActive(29 * MINUTE_MS);
    expect(warning()).not.toBeInTheDocument();
    await stayActive(MINUTE_MS);
    expect(warning()).toHaveTextContent(
      'You will be logged out at 11:40 am, eight hours after you logged in. Please finish what you are typing.',
    );
    expect(screen.getByRole('alert')).toBeVisible();
  },
);

test('a closed warning appears once more, and the login page is shown when the time is over', async () => {
  expectLoggedFailures();
  await open();
  await stayActive(31 * MINUTE_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(warning()).not.toBeInTheDocument();
  await stayActive(6 * MINUTE_MS);
  expect(warning()).not.toBeInTheDocument();
  await stayActive(MINUTE_MS);
  expect(warning()).toBeVisible();
  await stayActive(2 * MINUTE_MS + 1000);
  expect(screen.getByText(/^Your session has ended\./)).toBeVisible();
  expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
});

test('the warning offers to log in again now, and the login leads back to the page', async () => {
  const api = await open();
  await stayActive(31 * MINUTE_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Log in again now' }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText(/^Your session has ended\. Log in again and you are back/)).toBeVisible();
  expect(api.callsOf('/admin/auth/logout')).toHaveLength(1);
  api.answer('/admin/account/getSessions', { body: { success: true, data: [aSession(1, true)] } });
  fireEvent.change(screen.getByLabelText('User ID'), { target: { value: 'rsrivastava' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(address()).toBe('/admin/users?page=2');
  expect(warning()).not.toBeInTheDocument();
});

test('the end is fetched again after a failure', async () => {
  expectLoggedFailures();
  const api = await open((prepared) =>
    prepared.answer('/admin/account/getSessions', failure(500, 'Something broke')),
  );
  expect(api.callsOf('/admin/account/getSessions')).toHaveLength(1);
  api.answer('/admin/account/getSessions', {
    body: {
      success: true,
      data: [
        { ...aSession(1, true), lastSeenAt: START.toISOString(), expiresAt: '2026-11-20T05:35:00.000Z' },
      ],
    },
  });
  await stayActive(MINUTE_MS + 1000);
  expect(warning()).toBeVisible();
});

test('an API that does not report the end causes no error', async () => {
  await open((prepared) =>
    prepared.answer('/admin/account/getSessions', {
      body: { success: true, data: [{ ...aSession(1, true), expiresAt: undefined }] },
    }),
  );
  await stayActive(40 * MINUTE_MS);
  expect(warning()).not.toBeInTheDocument();
});
