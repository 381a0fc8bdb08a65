import { screen, within } from '@testing-library/react';
import { address, expectLoggedFailures, logInBefore } from '../../test/browser';
import { failure } from '../../test/fakeApi';
import { renderConsole } from '../../test/renderConsole';

beforeEach(() => logInBefore());

const dialog = () => screen.findByRole('dialog');

test('an account is added with the own password; its link is shown once', async () => {
  const { api, user } = renderConsole('/settings');
  await user.click(await screen.findByRole('link', { name: 'Administrators' }));
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const form = within(await dialog());
  await user.type(form.getByLabelText('User ID'), 'meera');
  await user.type(form.getByLabelText('Your password'), 'correct horse');
  await user.click(form.getByRole('button', { name: 'Add' }));
  const link = await screen.findByLabelText('Set-up link');
  expect(link).toHaveValue('https://console.test/admin/setup#a-token');
  expect(api.callsOf('/admin/administrators/create')[0]?.body).toEqual({
    userName: 'meera',
    role: 'moderator',
    password: 'correct horse',
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByLabelText('Set-up link')).not.toBeInTheDocument();
});

test('a wrong password is said at its field, and what was typed stays', async () => {
  expectLoggedFailures();
  const refusal = failure(400, 'Please correct the highlighted fields', 'validation_failed');
  const errors = { password: 'This is not your current password' };
  const { user } = renderConsole('/settings/administrators', (api) =>
    api.answer('/admin/administrators/remove', {
      ...refusal,
      body: { ...(refusal.body as object), errors },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove: priya' }));
  const field = within(await dialog()).getByLabelText('Your password');
  await user.type(field, 'wrong');
  await user.click(within(await dialog()).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(errors.password)).toBeVisible();
  expect(field).toHaveValue('wrong');
});

test('nobody resets their own password here', async () => {
  renderConsole('/settings/administrators');
  expect(await screen.findByRole('button', { name: 'Reset: priya' })).toBeVisible();
  expect(await screen.findByText('You')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reset: rsrivastava' })).not.toBeInTheDocument();
});

test('who was given a link chooses a password; the token leaves the address bar and is not sent elsewhere', async () => {
  localStorage.clear();
  const { api, user } = renderConsole('/setup#a-token');
  await user.type(await screen.findByLabelText('New password'), 'a brand new umbrella');
  expect(window.location.hash).toBe('');
  await user.type(screen.getByLabelText('Repeat new password'), 'a brand new umbrella');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText(/Your user ID is .*priya/)).toBeVisible();
  expect(api.received.map(({ path, body }) => [path, body])).toEqual([
    ['/admin/auth/completeSetup', { token: 'a-token', password: 'a brand new umbrella' }],
  ]);
  await user.click(screen.getByRole('link', { name: 'Go to the login' }));
  expect(address()).toBe('/admin/login');
});
