import { translatePage } from '@campus-commons/web-kit/jest/translate.ts';
import { tolerateTranslation } from '@campus-commons/web-kit/tolerateTranslation.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expectLoggedFailures, logInBefore } from './browser';
import { aUser, aUserPage } from './factories';
import { failure } from './fakeApi';
import { renderConsole } from './renderConsole';

// As main.tsx does: react-admin has texts beside elements that come and go.
beforeAll(() => tolerateTranslation());

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
    api.answer('/admin/users/setUserStatus', failure(429, 'Not now'));
    await user.type(dialog.getByLabelText('Reason'), 'Sells essays');
    await user.click(dialog.getByRole('button', { name: /^Suspend/ }));
    expect(await dialog.findByText('Not now')).toBeVisible();
    translatePage();
    await user.type(dialog.getByLabelText('Reason'), ' and exams');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Member 1' })).toBeVisible();
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
  api.answer('/admin/auth/login', failure(429, 'Too many attempts'));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Too many attempts')).toBeVisible();
});
