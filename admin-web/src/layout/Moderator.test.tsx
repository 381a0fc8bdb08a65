import { screen, waitFor, within } from '@testing-library/react';
import { aUser, aUserDetails } from '../test/factories';
import { address, expectLoggedFailures, logInBefore } from '../test/browser';
import { failure } from '../test/fakeApi';
import { renderConsole } from '../test/renderConsole';
import { ADMIN_ROLE_KEY } from '../providers/session';

beforeEach(() => {
  logInBefore();
  localStorage.setItem(ADMIN_ROLE_KEY, 'moderator');
});

const DAYS = ['1 day', '3 days', '7 days', '14 days', '30 days'];

const sections = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Sections' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

test('a moderator sees the sections that moderators may use, and no call for others is made', async () => {
  const { api } = renderConsole('/');
  expect(await sections()).toEqual(['/admin', '/admin/review', '/admin/users', '/admin/content']);
  expect(await screen.findByRole('heading', { name: 'Newest members' })).toBeVisible();
  const refused = ['/admin/users/getUsersTimeline', '/admin/settings/getMaintenance'] as const;
  for (const path of refused) expect(api.callsOf(path)).toEqual([]);
});

test.each(['/audit', '/settings'])('%s leads a moderator to the dashboard', async (path) => {
  const { api } = renderConsole(path);
  await screen.findByRole('heading', { name: 'Newest members' });
  expect(address()).toBe('/admin');
  expect(api.callsOf('/admin/audit/search')).toEqual([]);
  expect(api.callsOf('/admin/settings/get')).toEqual([]);
});

test('the list of members has no e-mail, phone, order by e-mail or export for a moderator', async () => {
  const member = { ...aUser(1), email: null, phone: null };
  renderConsole('/users', (api) =>
    api.answer('/admin/users/getUsers', {
      body: { success: true, data: [member], pagination: { total: 1 } },
    }),
  );
  expect(await screen.findByRole('link', { name: `View More about ${member.name}` })).toBeVisible();
  for (const name of ['Email', 'Phone']) expect(screen.queryByText(name)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

test('a member’s details have no contact, sessions or link to the log for a moderator', async () => {
  const member = { ...aUserDetails(), email: null, phone: null, sessions: [] };
  renderConsole('/users/id/1', (api) =>
    api.answer('/admin/users/getUser', { body: { success: true, data: member } }),
  );
  await screen.findByRole('heading', { name: 'Details' });
  for (const name of ['Email', 'Phone', 'Sessions', 'All activity'])
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Suspend' })).toBeVisible();
});

test('a moderator suspends for thirty days at most, and the API’s clock says when that is over', async () => {
  const { api, user } = renderConsole('/users/id/1');
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const end = await screen.findByRole('combobox', { name: 'Suspended for' });
  expect(end).toHaveTextContent('30 days');
  await user.click(end);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(DAYS);
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Sold essays');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(api.callsOf('/admin/users/setUserStatus').map(({ body }) => body.until)).toEqual([undefined]),
  );
});

test('a moderator’s review offers no suspension without an end', async () => {
  const { user } = renderConsole('/review?case=1');
  await screen.findByRole('article');
  await user.keyboard('2s');
  await user.click(screen.getByRole('combobox', { name: 'Suspended for' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(DAYS);
});

test('who has become a moderator since the login sees only what moderators may, after the first refusal', async () => {
  expectLoggedFailures();
  localStorage.setItem(ADMIN_ROLE_KEY, 'administrator');
  renderConsole('/', (api) => {
    api.answer(
      '/admin/users/getUsersTimeline',
      failure(403, 'Only administrators may do this.', 'forbidden'),
    );
    api.answer('/admin/account/get', {
      body: {
        success: true,
        data: { id: '1', userName: 'rsrivastava', createdAt: '2026-01-05T05:30:00.000Z', role: 'moderator' },
      },
    });
  });
  expect(await sections()).toContain('/admin/audit');
  await waitFor(async () =>
    expect(await sections()).toEqual(['/admin', '/admin/review', '/admin/users', '/admin/content']),
  );
  expect(localStorage.getItem(ADMIN_ROLE_KEY)).toBe('moderator');
});

test('the profile says what the account may do', async () => {
  renderConsole('/profile');
  expect(await screen.findByText('Administrator: may do everything')).toBeVisible();
});
