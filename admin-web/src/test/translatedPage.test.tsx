import { translatePage } from '@campus-commons/web-kit/jest/translate.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expectLoggedFailures, logInBefore } from './browser';
import { aUser, aUserPage } from './factories';
import { deferred, failure } from './fakeApi';
import { renderConsole } from './renderConsole';

// Without tolerateTranslation, which main.tsx calls for what is not tested here.

describe('on a translated page', () => {
  beforeEach(() => logInBefore());

  test('the users list is searched, paged and empty', async () => {
    const { api, user } = renderConsole('/users', (prepared) =>
      prepared.answer('/admin/users/getUsers', ({ body }) => ({ body: aUserPage(body, 25) })),
    );
    await screen.findByText('Member 1');
    translatePage();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Member 11')).toBeVisible();
    expect(screen.getByText('11 to 20 of 25')).toBeVisible();
    translatePage();
    api.answer('/admin/users/getUsers', { body: aUserPage({}, 0) });
    await user.type(screen.getByPlaceholderText('Search users...'), 'zebra{Enter}');
    await waitFor(() => expect(screen.queryByText('Member 11')).not.toBeInTheDocument());
    translatePage();
    api.answer('/admin/users/getUsers', {
      body: { ...aUserPage({}, 1), data: [aUser(1, { name: 'Asha' })] },
    });
    await user.clear(screen.getByPlaceholderText('Search users...'));
    await user.type(screen.getByPlaceholderText('Search users...'), 'asha{Enter}');
    expect(await screen.findByText('Asha')).toBeVisible();
  });

  test('a member is suspended, after a refusal', async () => {
    expectLoggedFailures();
    const { api, user } = renderConsole('/users/id/999');
    await screen.findByRole('heading', { level: 1, name: 'Member 1' });
    translatePage();
    await user.click(screen.getByRole('button', { name: /^Suspend/ }));
    const dialog = within(await screen.findByRole('dialog'));
    translatePage();
    const refusal = deferred();
    api.answer('/admin/users/setUserStatus', refusal.handler);
    await user.type(dialog.getByLabelText('Reason'), 'Sells essays');
    await user.click(dialog.getByRole('button', { name: /^Suspend/ }));
    expect(await dialog.findByText('Suspending...')).toBeVisible();
    translatePage();
    refusal.respond(failure(429, 'Not now'));
    expect(await dialog.findByText('Not now')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Suspend/ })).not.toHaveTextContent('...');
    translatePage();
    await user.type(dialog.getByLabelText('Reason'), ' and exams');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Member 1' })).toBeVisible();
  });

  test('the list of users is saved, and says so', async () => {
    expectLoggedFailures();
    const list = deferred();
    const { user } = renderConsole('/users', (prepared) =>
      prepared.answer('/admin/users/exportUsers', list.handler),
    );
    const save = await screen.findByRole('button', { name: 'Export CSV' });
    translatePage();
    await user.click(save);
    await waitFor(() => expect(save).toHaveTextContent('Exporting...'));
    translatePage();
    list.respond(failure(429, 'Not now'));
    expect(await screen.findByText(/Not now/)).toBeVisible();
    expect(save).toHaveTextContent('Export CSV');
  });

  test('the password is changed, and says so', async () => {
    expectLoggedFailures();
    const change = deferred();
    const { user } = renderConsole('/profile', (prepared) =>
      prepared.answer('/admin/account/changePassword', change.handler),
    );
    const submit = await screen.findByRole('button', { name: 'Change password' });
    const fields = ['Current password', 'New password', 'Repeat new password'].map((name) =>
      screen.getByLabelText(name),
    );
    translatePage();
    for (const field of fields)
      await user.type(field, `jackfruit lantern ${field === fields[0] ? 'sea' : 'river'}`);
    await user.click(submit);
    await waitFor(() => expect(submit).toHaveTextContent('Changing...'));
    translatePage();
    change.respond(failure(429, 'Later'));
    expect(await screen.findByText('Later')).toBeVisible();
    expect(submit).toHaveTextContent('Change password');
  });
});

test('a refused login on a translated page says why, and the next one too', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/login');
  await user.type(await screen.findByLabelText('User ID'), 'rsrivastava');
  await user.type(screen.getByLabelText('Password'), 'wrong password');
  translatePage();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
  translatePage();
  await user.type(screen.getByLabelText('Password'), '!');
  expect(screen.queryByText('Invalid credentials')).not.toBeInTheDocument();
  const refusal = deferred();
  api.answer('/admin/auth/login', refusal.handler);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Logging in...')).toBeVisible();
  translatePage();
  refusal.respond(failure(429, 'Too many attempts'));
  expect(await screen.findByText('Too many attempts')).toBeVisible();
});
