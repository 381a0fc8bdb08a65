import { screen, waitFor, within } from '@testing-library/react';
import { address, expectLoggedFailures, logInBefore } from '../../test/browser';
import { anAccount, failure } from '../../test/fakeApi';
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

test('the list says who has two-step sign-in, of those who have chosen a password', async () => {
  const administrators = [
    { ...anAccount('priya', 'moderator'), hasSecondFactor: true },
    anAccount('ravi', 'moderator'),
    { ...anAccount('meera', 'moderator'), isSetUp: false },
  ];
  renderConsole('/settings/administrators', (api) =>
    api.answer('/admin/administrators/get', {
      body: { success: true, data: { administrators, pagination: { total: 3 } } },
    }),
  );
  const list = await screen.findByRole('list', { name: 'Accounts of the console' });
  const rows = (await within(list).findAllByText(/logged in|Has yet/)).map((row) => row.textContent);
  expect(rows).toEqual([
    'Never logged in · two-step sign-in',
    'Never logged in · no two-step sign-in',
    'Has yet to choose a password',
  ]);
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
  expect(screen.getByRole('alert')).toHaveTextContent('Please correct the highlighted fields');
  expect(field).toHaveValue('wrong');
});

test('with two-step sign-in a change also takes a code, and the next one after a refusal', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/settings/administrators', (prepared) =>
    prepared.answer('/admin/account/getFactors', {
      body: {
        success: true,
        data: {
          available: true,
          required: false,
          totpSince: '2026-11-18T06:00:00.000Z',
          recoveryCodesLeft: 9,
        },
      },
    }),
  );
  const refusal = failure(400, 'Please correct the highlighted fields', 'validation_failed');
  api.answer('/admin/administrators/setRole', {
    ...refusal,
    body: { ...(refusal.body as object), errors: { code: 'This code is wrong' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Make administrator: priya' }));
  const form = within(await dialog());
  const code = await form.findByLabelText('Your code');
  await user.type(form.getByLabelText('Your password'), 'correct horse');
  const submit = form.getByRole('button', { name: 'Make administrator' });
  await user.click(submit);
  expect(form.getByText('The code is required')).toBeVisible();
  await user.type(code, '000000');
  await user.click(submit);
  expect(await form.findByText('This code is wrong')).toBeVisible();
  expect(code).toHaveValue('');
  expect(form.getByLabelText('Your password')).toHaveValue('correct horse');
  api.answer('/admin/administrators/setRole', { body: { success: true, message: 'Changed' } });
  await user.type(code, '492039');
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf('/admin/administrators/setRole').map(({ body }) => body)).toEqual(
    ['000000', '492039'].map((typed) => ({
      id: expect.any(String) as string,
      role: 'administrator',
      password: 'correct horse',
      code: typed,
    })),
  );
});

test('an account is added with a code once the server asks for it', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/settings/administrators', (prepared) => {
    const refusal = failure(400, 'Please correct the highlighted fields', 'validation_failed');
    prepared.answer('/admin/administrators/create', {
      ...refusal,
      body: { ...(refusal.body as object), errors: { code: 'Type the code of your authenticator app' } },
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const form = within(await dialog());
  await user.type(form.getByLabelText('User ID'), 'meera');
  await user.type(form.getByLabelText('Your password'), 'correct horse');
  await user.click(form.getByRole('button', { name: 'Add' }));
  await user.type(await form.findByLabelText('Your code'), '492039');
  await user.click(form.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(
      api.callsOf('/admin/administrators/create').map(({ body }) => (body as { code?: string }).code),
    ).toEqual([undefined, '492039']),
  );
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

test('a set-up link that is dead says so', async () => {
  expectLoggedFailures();
  localStorage.clear();
  const refusal = failure(400, 'Please correct the highlighted fields', 'validation_failed');
  const { user } = renderConsole('/setup#a-token', (api) =>
    api.answer('/admin/auth/completeSetup', {
      ...refusal,
      body: { ...(refusal.body as object), errors: { token: 'token is too long' } },
    }),
  );
  await user.type(await screen.findByLabelText('New password'), 'a brand new umbrella');
  await user.type(screen.getByLabelText('Repeat new password'), 'a brand new umbrella');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('token is too long');
});
