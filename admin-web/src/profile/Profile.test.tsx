import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { address, clickTwice, expectLoggedFailures, logInBefore, settled } from '../test/browser';
import { failure } from '../test/fakeApi';
import { aSession } from '../test/factories';
import { renderConsole } from '../test/renderConsole';

beforeEach(() => logInBefore());

async function fill(user: UserEvent, current: string, next: string, repeated = next) {
  await user.type(await screen.findByLabelText('Current password'), current);
  await user.type(screen.getByLabelText('New password'), next);
  await user.type(screen.getByLabelText('Repeat new password'), repeated);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('opens from the menu, and shows the user ID', async () => {
  const { user } = renderConsole('/');
  await user.click(await screen.findByRole('button', { name: /^Profile menu/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(address()).toBe('/admin/profile');
  const account = within(screen.getByRole('region', { name: 'Account' }));
  expect(await account.findByText('rsrivastava')).toBeVisible();
  expect(account.getByText('05/01/2026')).toBeVisible();
});

test('password managers can read the account of the password', async () => {
  renderConsole('/profile');
  await screen.findByLabelText('Current password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('rsrivastava');
});

test('the password is changed, and the fields are emptied', async () => {
  const { api, user } = renderConsole('/profile');
  expect(await screen.findByText('This one')).toBeVisible();
  const calls = api.callsOf('/admin/account/getSessions').length;
  await fill(user, 'old password', 'a new long one');
  expect(await screen.findByText('Your password is changed. Your other sessions have ended.')).toBeVisible();
  expect(api.callsOf('/admin/account/changePassword').map(({ body }) => body)).toEqual([
    { currentPassword: 'old password', newPassword: 'a new long one' },
  ]);
  expect(screen.getByLabelText('New password')).toHaveValue('');
  // The list of sessions is fetched again, because the other sessions have ended.
  await waitFor(() => expect(api.callsOf('/admin/account/getSessions')).toHaveLength(calls + 1));
});

test('the query client keeps no password after the change', async () => {
  expectLoggedFailures();
  const mount = jest.spyOn(QueryClient.prototype, 'mount');
  const { user } = renderConsole('/profile', (api) =>
    api.answer('/admin/account/changePassword', failure(500, 'Something broke')),
  );
  await fill(user, 'old password', 'a new long one');
  expect(await screen.findByText('Something broke')).toBeVisible();
  const client = mount.mock.contexts[0] as QueryClient;
  const variables = () =>
    client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.variables);
  await waitFor(() => expect(variables()).toEqual([]));
});

test.each([
  [
    'a new password that is too short',
    'old password',
    'short',
    'short',
    'Password must be at least 8 characters long',
  ],
  ['a repetition that differs', 'old password', 'a new long one', 'a new lung one', 'Passwords do not match'],
])('%s is rejected without a call', async (_what, current, next, repeated, message) => {
  const { api, user } = renderConsole('/profile');
  await fill(user, current, next, repeated);
  expect(screen.getByText(message)).toBeVisible();
  expect(api.callsOf('/admin/account/changePassword')).toEqual([]);
});

test('the server’s error is shown at its field, and typed text is kept', async () => {
  expectLoggedFailures();
  const { user } = renderConsole('/profile', (api) =>
    api.answer('/admin/account/changePassword', {
      status: 400,
      body: {
        success: false,
        message: 'Please check',
        error: 'validation',
        errors: { currentPassword: 'This is not your current password' },
        requestId: '1',
      },
    }),
  );
  await fill(user, 'old password', 'a new long one');
  expect(await screen.findByText('This is not your current password')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('a new long one');
  await user.type(screen.getByLabelText('Current password'), '!');
  expect(screen.queryByText('This is not your current password')).not.toBeInTheDocument();
});

test('another session can be ended, the current one cannot', async () => {
  const { api } = renderConsole('/profile');
  const sessions = within(await screen.findByRole('list', { name: 'Sessions' }));
  expect(await sessions.findByText('This one')).toBeVisible();
  api.answer('/admin/account/getSessions', { body: { success: true, data: [aSession(1, true)] } });
  clickTwice(sessions.getByRole('button', { name: /^Log out Browser 2, since 20\/11\/2026/ }));
  await waitFor(() => expect(sessions.queryByText('Browser 2')).not.toBeInTheDocument());
  expect(api.callsOf('/admin/account/endSession').map(({ body }) => body)).toEqual([{ id: '2' }]);
  expect(sessions.queryByRole('button')).not.toBeInTheDocument();
});

test('a session that cannot be ended shows its error, even if the list fails to load after it', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/profile', (prepared) =>
    prepared.answer('/admin/account/endSession', failure(500, 'It goes on')),
  );
  const end = await screen.findByRole('button', { name: /^Log out Browser 2/ });
  api.answer('/admin/account/getSessions', failure(500, 'The list broke'));
  await user.click(end);
  expect(await screen.findByText('It goes on')).toBeVisible();
  await settled();
  expect(screen.getByText('It goes on')).toBeVisible();
  expect(end).toBeVisible();
});

test('all other sessions end at once after a confirmation; devices have readable names', async () => {
  const { api, user } = renderConsole('/profile', (prepared) =>
    prepared.answer('/admin/account/getSessions', {
      body: {
        success: true,
        data: [
          aSession(1, true),
          {
            ...aSession(2),
            device:
              'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
          },
        ],
      },
    }),
  );
  expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  expect(api.callsOf('/admin/account/endOtherSessions')).toEqual([]);
  api.answer('/admin/account/getSessions', { body: { success: true, data: [aSession(1, true)] } });
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out everywhere else' }),
  );
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).not.toBeInTheDocument());
  expect(api.callsOf('/admin/account/endOtherSessions')).toHaveLength(1);
  // The button disappears without other sessions.
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument(),
  );
});

test('each part that fails to load shows its own error', async () => {
  expectLoggedFailures();
  const { user } = renderConsole('/profile', (api) => {
    api.answer('/admin/account/get', failure(500, 'Something broke'));
    api.answer('/admin/account/getSessions', failure(500, 'Something broke'));
    api.answer('/admin/account/changePassword', failure(500, 'Something broke'));
  });
  expect(await screen.findByText('Failed to fetch your account')).toBeVisible();
  expect(await screen.findByText('Failed to fetch your sessions')).toBeVisible();
  await fill(user, 'old password', 'a new long one');
  expect(await screen.findByText('Something broke')).toBeVisible();
});
