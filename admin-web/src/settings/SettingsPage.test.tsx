import { screen, within } from '@testing-library/react';
import { expectLoggedFailures, logInBefore } from '../test/browser';
import { failure, type FakeApi } from '../test/fakeApi';
import { aJob, aMaintenance, aSettings } from '../test/factories';
import { renderConsole } from '../test/renderConsole';

beforeEach(() => logInBefore());

const region = (name: string) => screen.findByRole('region', { name });
const answering = (overrides: Parameters<typeof aSettings>[0]) => (api: FakeApi) =>
  api.answer('/admin/settings/get', { body: { success: true, data: aSettings(overrides) } });
const isOn = {
  maintenance: aMaintenance({
    on: true,
    message: 'Back at six',
    since: '2026-11-20T05:30:00.000Z',
    by: 'warden',
  }),
};

test('shows the configuration read-only', async () => {
  renderConsole('/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const configuration = within(await region('Configuration'));
  expect(configuration.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'API_PORT',
    'REDIS_URL',
  ]);
  expect(configuration.getAllByRole('definition').map((value) => value.textContent)).toEqual(['3000', '-']);
  expect(configuration.queryByRole('textbox')).not.toBeInTheDocument();
  expect(within(await region('Version')).getByText('All 2 migrations are applied')).toBeVisible();
});

test('shows the last run and the error of every job', async () => {
  renderConsole(
    '/settings',
    answering({
      jobs: [
        aJob({ name: 'purge accounts' }),
        aJob({ name: 'send mail', every: 30, error: 'The mail server is away', succeededAt: null }),
        aJob({ name: 'sweep', every: 86400, startedAt: null, endedAt: null, succeededAt: null }),
      ],
    }),
  );
  const jobs = within(await region('Jobs')).getAllByRole('listitem');
  expect(jobs.map((job) => job.textContent)).toEqual([
    'purge accountsEvery hour · last run 20/11/2026, 11:00 am',
    'send mailFailingEvery 30 seconds · last run 20/11/2026, 11:00 am · never succeededThe mail server is away',
    'sweepEvery day · not run yet',
  ]);
});

test('names pending migrations', async () => {
  renderConsole('/settings', answering({ migrations: [{ name: 'Next', applied: false }] }));
  expect(await screen.findByText('Not applied yet: Next')).toBeVisible();
});

test('maintenance is started with a message, after a confirmation', async () => {
  const { api, user } = renderConsole('/settings');
  await user.click(await screen.findByRole('button', { name: 'Start maintenance' }));
  const question = screen.getByRole('dialog', { name: 'Start maintenance?' });
  expect(question).toHaveTextContent('Every member is signed out at once');
  const start = within(question).getByRole('button', { name: 'Start maintenance' });
  await user.click(start);
  expect(within(question).getByText('Please tell members what is going on')).toBeVisible();
  expect(api.callsOf('/admin/settings/setMaintenance')).toEqual([]);

  await user.type(within(question).getByLabelText('Message to members'), 'Back at six');
  answering(isOn)(api);
  await user.click(start);
  expect(
    await screen.findByText('Maintenance has started: members are signed out and kept out.'),
  ).toBeVisible();
  expect(
    await screen.findByText(
      'Members are kept out since 20/11/2026, 11:00 am, by warden. They read: “Back at six”',
    ),
  ).toBeVisible();
  expect(api.callsOf('/admin/settings/setMaintenance').map(({ body }) => body)).toEqual([
    { on: true, message: 'Back at six' },
  ]);
});

test('maintenance is ended after a confirmation', async () => {
  const { api, user } = renderConsole('/settings', answering(isOn));
  await user.click(await screen.findByRole('button', { name: 'End maintenance' }));
  answering({})(api);
  await user.click(
    within(screen.getByRole('dialog', { name: 'End maintenance?' })).getByRole('button', {
      name: 'End maintenance',
    }),
  );
  expect(await screen.findByText('Maintenance has ended: members can sign in again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Start maintenance' })).toBeVisible();
  expect(api.callsOf('/admin/settings/setMaintenance').map(({ body }) => body)).toEqual([{ on: false }]);
});

test('a start that fails shows an error and keeps the message', async () => {
  expectLoggedFailures();
  const { user } = renderConsole('/settings', (api) =>
    api.answer('/admin/settings/setMaintenance', failure(500, 'Something broke')),
  );
  await user.click(await screen.findByRole('button', { name: 'Start maintenance' }));
  const question = within(screen.getByRole('dialog'));
  await user.type(question.getByLabelText('Message to members'), 'Back at six');
  await user.click(question.getByRole('button', { name: 'Start maintenance' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Something broke');
  expect(question.getByLabelText('Message to members')).toHaveValue('Back at six');
});

test('settings that fail to load can be tried again', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/settings', (prepared) =>
    prepared.answer('/admin/settings/get', failure(500, 'Something broke')),
  );
  expect(await screen.findByText('Failed to fetch the settings')).toBeVisible();
  answering({})(api);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await region('Configuration')).toBeVisible();
});
