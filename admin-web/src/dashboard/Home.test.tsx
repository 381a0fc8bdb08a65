import { screen, waitFor, within } from '@testing-library/react';
import { failure, type FakeApi } from '../test/fakeApi';
import { aJob, aMaintenance, anAttention, aStats, aTimeline } from '../test/factories';
import { daysBefore, today } from '../lib/days';
import { expectLoggedFailures, logInBefore } from '../test/browser';
import { renderConsole } from '../test/renderConsole';

beforeEach(() => logInBefore());

test('shows the three figures with Indian grouping and the newest members', async () => {
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

test('figures that fail to load are “-”, and can be tried again', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/', (prepared) =>
    prepared.answer('/admin/users/getUsersStats', failure(500, 'Something broke')),
  );
  expect(await screen.findByText('Failed to fetch user statistics')).toBeVisible();
  const figures = screen.getAllByRole('definition').slice(0, 3);
  expect(figures.map((figure) => figure.textContent)).toEqual(['-', '-', '-']);
  api.answer('/admin/users/getUsersStats', { body: { success: true, data: aStats({ totalUsers: 7 }) } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('7')).toBeVisible();
  expect(screen.queryByText('Failed to fetch user statistics')).not.toBeInTheDocument();
});

test('newest members that fail to load show an error, and can be tried again', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/', (prepared) =>
    prepared.answer('/admin/users/getUsers', failure(500, 'Something broke')),
  );
  expect(await screen.findByText('Failed to fetch users')).toBeVisible();
  api.answer('/admin/users/getUsers', { body: { success: true, data: [], pagination: { total: 0 } } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No users yet. Members appear here as soon as they join.')).toBeVisible();
});

describe('the activity', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T05:30:00.000Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  /** The ranges requested for the charts, without the sparklines' range of five months. */
  const ranges = (api: FakeApi) =>
    api
      .callsOf('/admin/users/getUsersTimeline')
      .map(({ body }) => body)
      .filter(({ from }) => from !== '2026-07-01');

  test('covers the last 30 days in India, in four charts with their totals', async () => {
    // After midnight in India, before midnight in London.
    jest.setSystemTime(new Date('2026-11-19T20:00:00.000Z'));
    const { api } = renderConsole('/');
    expect(
      await screen.findByRole('img', {
        name: 'Sign-ups: 475 in all, most on 31/10/2026 with 31',
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('img', { name: /^Likes: 45,000 in all, most on 22\/10\/2026 with 1,500/ }),
    ).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(4);
    expect(ranges(api)).toEqual([{ from: '2026-10-22', to: '2026-11-20' }]);
  });

  test('names the figure of a bar that is cut off, below its chart', async () => {
    renderConsole('/', (prepared) =>
      prepared.answer('/admin/users/getUsersTimeline', ({ body }) => ({
        body: {
          success: true,
          data: aTimeline(body).map((day) => (day.date === '2026-11-05' ? { ...day, posts: 1240 } : day)),
        },
      })),
    );
    await screen.findByRole('img', { name: /^Posts: 1,298 in all/ });
    expect(screen.getByText('Cut off. 05/11/2026: 1,240')).toBeVisible();
    expect(screen.getAllByText(/^Cut off/)).toHaveLength(1);
  });

  test('can cover any range of days', async () => {
    const { api, user } = renderConsole('/');
    await user.click(await screen.findByRole('button', { name: '7 days' }));
    await screen.findByRole('img', { name: /^Posts: 14 in all/ });
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '01/01/2026');
    await screen.findByRole('img', { name: /^Posts: 648 in all/ });
    expect(ranges(api).slice(1)).toEqual([
      { from: '2026-11-14', to: '2026-11-20' },
      { from: '2026-01-01', to: '2026-11-20' },
    ]);
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'false');
  });

  test.each([
    ['From', '21/11/2026', 'The first day comes before the last'],
    ['From', '01/11/2025', 'At most 366 days at once'],
    ['To', '', 'Please choose two days'],
    ['To', '11/20/2026', 'Please type a day as 20/11/2026'],
  ])('%s set to "%s" shows an error, and makes no call', async (field, day, message) => {
    const { api, user } = renderConsole('/');
    await screen.findByRole('img', { name: /^Posts/ });
    await user.clear(screen.getByLabelText(field));
    await user.type(screen.getByLabelText(field), `${day}{Enter}`);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(ranges(api)).toHaveLength(1);
  });

  test('shows and accepts days as India writes them; a preset replaces invalid input', async () => {
    const { api, user } = renderConsole('/');
    await screen.findByRole('img', { name: /^Posts/ });
    expect(screen.getByLabelText('From')).toHaveValue('22/10/2026');
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), 'soon');
    await user.click(screen.getByRole('button', { name: '30 days' }));
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(screen.getByLabelText('From')).toHaveValue('14/11/2026');
    expect(screen.getByLabelText('To')).toHaveValue('20/11/2026');
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '1 Nov 2026');
    await user.tab();
    expect(screen.getByLabelText('From')).toHaveValue('01/11/2026');
    await waitFor(() => expect(ranges(api).at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-20' }));
  });

  test('can be shown as a table, the latest day first', async () => {
    const { user } = renderConsole('/');
    await user.click(await screen.findByRole('button', { name: 'Show as a table' }));
    const rows = within(screen.getByRole('region', { name: 'Activity as a table' })).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[1]).toHaveTextContent('20/11/202620231,500');
  });

  test('shows an error when it fails to load, and can be tried again', async () => {
    expectLoggedFailures();
    const { api, user } = renderConsole('/', (prepared) =>
      prepared.answer('/admin/users/getUsersTimeline', failure(500, 'Something broke')),
    );
    expect(await screen.findByText('Failed to fetch the activity')).toBeVisible();
    api.answer('/admin/users/getUsersTimeline', ({ body }) => ({
      body: { success: true, data: aTimeline(body) },
    }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('img', { name: /^Comments/ })).toBeVisible();
  });
});

const attention = async () => within(await screen.findByRole('region', { name: 'Needs attention' }));
const answeringAttention = (overrides: Parameters<typeof anAttention>[0]) => (api: FakeApi) => {
  api.answer('/admin/settings/getAttention', { body: { success: true, data: anAttention(overrides) } });
};

test('shows what needs attention, with Indian grouping, each row a link to its list', async () => {
  renderConsole('/', answeringAttention({ failedSignIns: 1217, waitingCases: 1024 }));
  const section = await attention();
  await section.findByText('2 today, 1,240 in all');
  const days = `from=${daysBefore(today(), 1)}&to=${today()}`;
  expect(section.getAllByRole('listitem')).toHaveLength(4);
  expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Review Waiting for a decision: 1,024', '/admin/review'],
    ['Suspended 2 today, 1,240 in all', '/admin/users?status=suspended'],
    ['Failed sign-ins 1,217 in the last 24 hours', `/admin/audit?action=sign_in_failed&${days}`],
    [
      'Refused sign-ins 3 by suspended members in the last 24 hours',
      `/admin/audit?action=sign_in_refused&${days}`,
    ],
  ]);
});

test('names the cases that are late', async () => {
  renderConsole('/', answeringAttention({ waitingCases: 12, lateCases: 3 }));
  const section = await attention();
  expect(await section.findByRole('link', { name: 'Review Late: 3 of 12 that wait' })).toHaveAttribute(
    'href',
    '/admin/review',
  );
});

test('names how many internships wait, and how long the oldest has', async () => {
  const oldestInternship = new Date(Date.now() - 5.5 * 3_600_000).toISOString();
  renderConsole('/', answeringAttention({ waitingCases: 4, waitingInternships: 3, oldestInternship }));
  const section = await attention();
  expect(await section.findByRole('link', { name: 'Internships to review 3, oldest 5 h' })).toHaveAttribute(
    'href',
    '/admin/review',
  );
});

test('says how many grievances wait, and that no officer is named', async () => {
  const waiting = { waitingGrievances: 3, lateGrievances: 0, namesGrievanceOfficer: false };
  renderConsole('/', answeringAttention(waiting));
  const section = await attention();
  const link = await section.findByRole('link', { name: 'Grievances Waiting for an answer: 3' });
  expect(link).toHaveAttribute('href', '/admin/settings/grievances');
  expect(section.getByRole('link', { name: 'Grievance officer Nobody is named' })).toBeVisible();
});

test('says how many grievances are late', async () => {
  renderConsole('/', answeringAttention({ waitingGrievances: 3, lateGrievances: 2 }));
  expect(await screen.findByRole('link', { name: 'Grievances Late: 2 of 3 that wait' })).toBeVisible();
});

test('leaves out what is zero', async () => {
  renderConsole('/', answeringAttention({ suspendedToday: 0, failedSignIns: 0, refusedSignIns: 1 }));
  const section = await attention();
  expect(await section.findAllByRole('link')).toHaveLength(1);
  expect(section.getByText('Refused sign-ins')).toBeVisible();
});

test('says when nothing needs attention', async () => {
  renderConsole('/', answeringAttention({ suspendedToday: 0, failedSignIns: 0, refusedSignIns: 0 }));
  const section = await attention();
  expect(await section.findByText('Nothing needs you')).toBeVisible();
  expect(section.queryByRole('link')).not.toBeInTheDocument();
});

test('the newest members link to their details, and “All users” to the list', async () => {
  renderConsole('/');
  expect(await screen.findByRole('link', { name: 'Member 1' })).toHaveAttribute(
    'href',
    '/admin/users/id/999',
  );
  expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/admin/users');
});

test('shows that maintenance is on', async () => {
  renderConsole('/', answeringAttention({ maintenance: aMaintenance({ on: true, message: 'Back at six' }) }));
  expect(await screen.findByRole('link', { name: 'Maintenance On: members are kept out' })).toHaveAttribute(
    'href',
    '/admin/settings',
  );
});

test('names failing jobs', async () => {
  renderConsole('/', answeringAttention({ failingJobs: [aJob({ name: 'send mail', error: 'away' })] }));
  expect(await screen.findByRole('link', { name: 'Failing jobs send mail' })).toHaveAttribute(
    'href',
    '/admin/settings',
  );
});

test('attention that fails to load shows an error', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/', (prepared) =>
    prepared.answer('/admin/settings/getAttention', failure(500, 'Something broke')),
  );
  expect(await screen.findByText('Failed to fetch what needs attention')).toBeVisible();
  api.answer('/admin/settings/getAttention', { body: { success: true, data: anAttention() } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByText('17 in the last 24 hours')).toBeVisible());
});
