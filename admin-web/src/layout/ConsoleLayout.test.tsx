import { expectLogged } from '@campus-commons/web-kit/jest/console.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN_TOKEN_KEY, ADMIN_USER_NAME_KEY } from '../providers/session';
import { aCaseEntry, aCaseList } from '../test/cases';
import { aMaintenance, aUser, aUserPage } from '../test/factories';
import { TOKEN } from '../test/fakeApi';
import { address, logInBefore } from '../test/browser';
import { renderConsole } from '../test/renderConsole';

beforeEach(() => logInBefore());

const links = (navigation: string) =>
  within(screen.getByRole('navigation', { name: navigation }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('header and sidebar link to every section', async () => {
  const { user } = renderConsole('/');
  await screen.findByRole('heading', { name: 'Home' });
  const pages = [
    ['Dashboard', '/admin'],
    ['Review', '/admin/review'],
    ['Users', '/admin/users'],
    ['Content', '/admin/content'],
    ['Activity log', '/admin/audit'],
    ['Settings', '/admin/settings'],
  ];
  // Both say how many cases wait.
  const counted = pages.map(([label, href]) => [label === 'Review' ? 'Review33 wait' : label, href]);
  await waitFor(() => expect(links('Sections')).toEqual(counted));
  expect(links('Main')).toEqual(counted);

  await user.click(
    within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Users' }),
  );
  expect(await screen.findByRole('heading', { name: 'User Management' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Users' })) {
    expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test.each([1440, 360])('late cases are said at Review, %s px wide', async (width) => {
  window.innerWidth = width;
  const { user } = renderConsole('/', (api) =>
    api.answer('/admin/review/getCases', ({ body }) => ({
      body: {
        success: true,
        data: {
          ...aCaseList(body, [aCaseEntry(1, { dueAt: '2026-01-01T00:00:00.000Z' }), aCaseEntry(2)]),
          late: 1,
        },
      },
    })),
  );
  if (width === 360)
    await user.click(await screen.findByRole('button', { name: 'Open menu, 2 wait, 1 late' }));
  const sections = await screen.findByRole('navigation', { name: 'Sections' });
  expect(await within(sections).findByRole('link', { name: 'Review 2 wait, 1 late' })).toBeVisible();
});

test('the footer names the time zone of dates and times', async () => {
  renderConsole('/users');
  expect(await screen.findByText('All dates and times are those of India.')).toBeVisible();
});

test('the sidebar collapses, keeps accessible names, and stays collapsed', async () => {
  const { user } = renderConsole('/');
  await user.click(await screen.findByRole('button', { name: 'Collapse' }));
  expect(screen.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false');
  expect(links('Sections')).toEqual([
    ['', '/admin'],
    ['', '/admin/review'],
    ['', '/admin/users'],
    ['', '/admin/content'],
    ['', '/admin/audit'],
    ['', '/admin/settings'],
  ]);
  expect(
    within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Users' }),
  ).toBeInTheDocument();
  expect(localStorage.getItem('consoleSidebar')).toBe('collapsed');
});

test('the sidebar starts collapsed in a smaller window', async () => {
  window.innerWidth = 1199;
  renderConsole('/');
  expect(await screen.findByRole('button', { name: 'Expand' })).toBeInTheDocument();
  expect(links('Main').map(([, href]) => href)).toEqual(links('Sections').map(([, href]) => href));
});

test('a sidebar that was collapsed on the last visit starts collapsed', async () => {
  localStorage.setItem('consoleSidebar', 'collapsed');
  renderConsole('/');
  expect(await screen.findByRole('button', { name: 'Expand' })).toBeInTheDocument();
});

test('logout ends the session on the server and opens a login page without a return address', async () => {
  const { api, user } = renderConsole('/users?page=2');
  await user.click(await screen.findByRole('button', { name: 'Profile menu rsrivastava' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/admin/login');
  expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
  await waitFor(() =>
    expect(api.callsOf('/admin/auth/logout')).toEqual([
      { path: '/admin/auth/logout', body: {}, authorization: TOKEN },
    ]),
  );
  expect(window.history.state).not.toHaveProperty('usr.nextPathname');
});

test('the profile menu names the administrator, whose name is fetched if the browser has not stored it', async () => {
  localStorage.removeItem(ADMIN_USER_NAME_KEY);
  const { user } = renderConsole('/help', (api) =>
    api.answer('/admin/account/get', {
      body: {
        success: true,
        data: { id: '1', userName: 'registrar@college.example', createdAt: '2026-01-05T05:30:00.000Z' },
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Profile menu registrar@college.example' }));
  expect(within(screen.getByRole('menu')).getByText('registrar@college.example')).toBeVisible();
});

test('on a phone the only navigation is a drawer, which closes after a choice', async () => {
  window.innerWidth = 360;
  const { user } = renderConsole('/');
  await user.click(await screen.findByRole('button', { name: /^Open menu/ }));
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('navigation', { name: 'Sections' })).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Users' }));
  expect(await screen.findByRole('heading', { name: 'User Management' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument());
});

test('the colour scheme follows the system until the user chooses one', async () => {
  const { user } = renderConsole('/');
  await user.click(await screen.findByRole('button', { name: 'Profile menu rsrivastava' }));
  expect(screen.getByRole('menuitemradio', { name: 'Like the system' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
});

test.each(['/nowhere', '/auth-callback', '/access-denied', '/authentication-error'])(
  '%s leads to the dashboard',
  async (unknown) => {
    renderConsole(unknown);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(address()).toBe('/admin');
  },
);

test('the users section has its own 404', async () => {
  const { user } = renderConsole('/users/nobody');
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  expect(screen.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('a page that throws an error is replaced by the error page', async () => {
  expectLogged(/^Error: Objects are not valid as a React child/);
  renderConsole('/users', (api) =>
    api.answer('/admin/users/getUsers', {
      body: { ...aUserPage({}), data: [{ ...aUser(1), phone: { not: 'a text' } }] },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test.each(['/', '/users', '/profile'])(
  'during maintenance, %s shows a banner with a link to the settings',
  async (path) => {
    const { api, user } = renderConsole(path, (prepared) =>
      prepared.answer('/admin/settings/getMaintenance', {
        body: {
          success: true,
          data: aMaintenance({
            on: true,
            message: 'Back at six',
            since: '2026-11-20T05:30:00.000Z',
            by: 'anita',
          }),
        },
      }),
    );
    const banner = (await screen.findByText(/Maintenance is on: members are kept out/)).closest(
      '[role="status"]',
    ) as HTMLElement;
    expect(banner).toHaveTextContent('since 20/11/2026, 11:00 am, by anita');
    await user.click(within(banner).getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    // All screens share one call.
    expect(api.callsOf('/admin/settings/getMaintenance')).toHaveLength(1);
  },
);
