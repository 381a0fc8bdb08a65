import { screen, waitFor } from '@testing-library/react';
import { ADMIN_TOKEN_KEY, MEMBER_TOKEN_KEY } from '../providers/session';
import { failure, deferred, PASSWORD, TOKEN } from '../test/fakeApi';
import { address, expectLoggedFailures, inAnotherTab, logInBefore } from '../test/browser';
import { renderConsole } from '../test/renderConsole';

const userId = () => screen.getByLabelText('User ID');
const password = () => screen.getByLabelText('Password');
const loginButton = () => screen.getByRole('button', { name: 'Login' });

test('requires both fields before it calls the server', async () => {
  const { api, user } = renderConsole('/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Console' })).toBeVisible();
  await user.click(loginButton());
  expect(screen.getByText('User ID is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(userId()).toBeInvalid();
  expect(api.received).toEqual([]);
});

test('shows progress while the call runs, and calls once for several clicks', async () => {
  const login = deferred();
  const { api, user } = renderConsole('/login', (prepared) =>
    prepared.answer('/admin/auth/login', login.handler),
  );
  await user.type(userId(), 'rsrivastava');
  await user.type(password(), PASSWORD);
  await user.click(loginButton());
  const busy = screen.getByRole('button', { name: /Logging in\.\.\./ });
  expect(busy).toBeDisabled();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await user.type(password(), '{Enter}');
  expect(api.received).toHaveLength(1);
  login.respond({ body: { success: true, message: '', token: TOKEN, data: { token: TOKEN } } });
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(address()).toBe('/admin');
});

test('shows an error in a red alert until the user types', async () => {
  expectLoggedFailures();
  const { user } = renderConsole('/login');
  await user.type(userId(), 'rsrivastava');
  await user.type(password(), 'wrong password');
  await user.click(loginButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Invalid credentials');
  expect(alert).toHaveClass('MuiAlert-colorError');
  expect(password()).toHaveValue('wrong password');
  await user.type(password(), '!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows an error when the server is unreachable', async () => {
  expectLoggedFailures();
  const { user } = renderConsole('/login', (api) =>
    api.answer('/admin/auth/login', () => Promise.reject(new TypeError('Failed to fetch'))),
  );
  await user.type(userId(), 'rsrivastava');
  await user.type(password(), PASSWORD);
  await user.click(loginButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network error or server is not responding. Please try again later.',
  );
});

test('shows the password on demand', async () => {
  const { user } = renderConsole('/login');
  await user.type(password(), PASSWORD);
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('redirects an administrator who is logged in', async () => {
  logInBefore();
  renderConsole('/login');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(address()).toBe('/admin');
});

test('opens for every other address, and returns to that address after the login', async () => {
  const { api, user } = renderConsole('/users?page=2&search=asha');
  await user.type(userId(), 'rsrivastava');
  expect(address()).toBe('/admin/login');
  expect(api.received).toEqual([]);
  const entries = window.history.length;
  await user.type(password(), PASSWORD);
  await user.click(loginButton());
  expect(await screen.findByRole('heading', { name: 'User Management' })).toBeVisible();
  expect(address()).toBe('/admin/users?page=2&search=asha');
  // The login page is replaced in the history, so Back skips it.
  expect(window.history.length).toBe(entries);
});

test('explains that the server ended the session, and returns to the page after the login', async () => {
  const log = expectLoggedFailures();
  logInBefore();
  const { api, user } = renderConsole('/users?page=2');
  await screen.findByText('Member 11');
  api.answer('/admin/users/getUsers', failure(401, 'Please sign in again'));
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(
    await screen.findByText('Your session has ended. Log in again and you are back where you were.'),
  ).toBeVisible();
  expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
  expect(log).toHaveBeenCalled();

  api.answer('/admin/users/getUsers', { body: { success: true, data: [], pagination: { total: 0 } } });
  await user.type(userId(), 'rsrivastava');
  await user.type(password(), PASSWORD);
  await user.click(loginButton());
  expect(await screen.findByRole('heading', { name: 'User Management' })).toBeVisible();
  expect(address()).toBe('/admin/users?page=3');
});

test('maintenance logs out and removes a member’s token of the same origin', async () => {
  expectLoggedFailures();
  logInBefore();
  localStorage.setItem(MEMBER_TOKEN_KEY, 'of a member');
  renderConsole('/users', (api) => api.answer('/admin/users/getUsers', failure(503, 'Back at six')));
  expect(await screen.findByText(/closed for maintenance/)).toBeVisible();
  expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
  expect(localStorage.getItem(MEMBER_TOKEN_KEY)).toBeNull();
});

test('a login or logout in another tab also applies here', async () => {
  logInBefore();
  renderConsole('/users?page=2');
  await screen.findByText('Member 11');
  inAnotherTab(() => localStorage.clear());
  expect(await screen.findByText('You have been logged out in another tab.')).toBeVisible();
  expect(address()).toBe('/admin/login');

  inAnotherTab(logInBefore);
  expect(await screen.findByText('Member 11')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/users?page=2'));
});
