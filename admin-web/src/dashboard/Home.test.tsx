import { screen, within } from '@testing-library/react';
import { failure } from '../test/fakeApi';
import { aStats } from '../test/factories';
import { expectLoggedFailures, logInBefore } from '../test/browser';
import { renderConsole } from '../test/renderConsole';

beforeEach(() => logInBefore());

test('shows the three figures in Indian grouping and who joined last', async () => {
  const { api } = renderConsole('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(await screen.findByText('1,28,340')).toBeVisible();
  const newest = screen.getByRole('region', { name: 'Newest members' });
  expect(within(newest).getAllByRole('listitem')).toHaveLength(5);
  expect(within(newest).getByText('Member 1')).toBeVisible();
  expect(api.callsOf('/admin/users/getUsers').map(({ body }) => body)).toEqual([
    { page: 1, limit: 5, search: '' },
  ]);
});

test('figures that cannot be had are no figures, and can be tried again', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/', (prepared) =>
    prepared.answer('/admin/users/getUsersStats', failure(500, 'Something broke')),
  );
  expect(await screen.findByText('Failed to fetch user statistics')).toBeVisible();
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['-', '-', '-']);
  api.answer('/admin/users/getUsersStats', { body: { success: true, data: aStats({ totalUsers: 7 }) } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('7')).toBeVisible();
  expect(screen.queryByText('Failed to fetch user statistics')).not.toBeInTheDocument();
});

test('members that cannot be had are said to be missing, and can be tried again', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/', (prepared) =>
    prepared.answer('/admin/users/getUsers', failure(500, 'Something broke')),
  );
  expect(await screen.findByText('Failed to fetch users')).toBeVisible();
  api.answer('/admin/users/getUsers', { body: { success: true, data: [], pagination: { total: 0 } } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No users yet. Members appear here as soon as they join.')).toBeVisible();
});
