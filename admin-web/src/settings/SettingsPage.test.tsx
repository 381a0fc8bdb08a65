import { screen, waitFor, within } from '@testing-library/react';
import { expectLoggedFailures, logInBefore } from '../test/browser';
import { failure, type FakeApi } from '../test/fakeApi';
import { aDelivery, aJob, aMaintenance, aSettings } from '../test/factories';
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

/** The button that opens and closes a group. */
const fold = (name: string) => screen.findByRole('button', { name });

test('shows the configuration read-only, in groups whose summary says in words what differs from the defaults', async () => {
  const { user } = renderConsole(
    '/settings',
    answering({
      configuration: [
        { name: 'API_PORT', value: '4000', default: '3000' },
        { name: 'LIMIT_LIKE', value: '120/60', default: '120/60' },
        { name: 'LIMIT_POST', value: '30/3600', default: '30/3600' },
        { name: 'MAIL_FROM', value: 'a@example.in', default: '' },
        { name: 'MAIL_HOST', value: 'b', default: '' },
        { name: 'MAIL_SECURE', value: 'true', default: 'false' },
        { name: 'MAIL_USER', value: 'c', default: '' },
        { name: 'METRICS_PORT', value: '', default: '' },
        // A server of the release before does not say the default.
        { name: 'NEW_SETTING', value: 'new' },
      ],
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const folds = within(await region('Configuration')).getAllByRole('button');
  expect(folds.map((button) => button.textContent)).toEqual([
    'Addresses and ports2 settings, set here: API_PORT',
    'Rate limits2 limits, all at their defaults',
    'Database, pictures and mail4 settings, set here: MAIL_FROM, MAIL_HOST, MAIL_SECURE and 1 more',
    'Other1 setting, all at their defaults',
  ]);
  const addresses = await fold('Addresses and ports');
  expect(addresses).toHaveAttribute('aria-expanded', 'false');
  expect(addresses).toHaveAccessibleDescription('2 settings, set here: API_PORT');
  await user.click(addresses);
  expect(addresses).toHaveAttribute('aria-expanded', 'true');
  const group = within(await region('Addresses and ports'));
  expect(group.getAllByRole('term').map((term) => term.textContent)).toEqual(['API_PORT', 'METRICS_PORT']);
  expect(group.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '4000default 3000',
    '-',
  ]);
  expect(group.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await fold('Version')).toHaveAccessibleDescription('0.1.0 · All 2 migrations are applied');
  expect(await fold('Jobs')).toHaveAccessibleDescription('1 job, not failing');
  await user.click(addresses);
  await waitFor(() => expect(screen.queryByRole('term')).not.toBeInTheDocument());
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
  expect(await fold('Jobs')).toHaveAccessibleDescription('Failing: send mail');
  const jobs = within(await region('Jobs')).getAllByRole('listitem');
  expect(jobs.map((job) => job.textContent)).toEqual([
    'purge accountsEvery hour · last run 20/11/2026, 11:00 am',
    'send mailFailingEvery 30 seconds · last run 20/11/2026, 11:00 am · never succeededThe mail server is away',
    'sweepEvery day · not run yet',
  ]);
});

test('shows what waits to be delivered and how deliveries ended', async () => {
  const { user } = renderConsole('/settings');
  const delivery = await fold('Mails, devices and live updates');
  expect(delivery).toHaveAccessibleDescription('0 mails waiting · 310 devices notified · 12 live streams');
  await user.click(delivery);
  const facts = within(await region('Mails, devices and live updates'));
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Mails waiting',
    'Mails in seven days',
    'Devices notified',
    'Pushes waiting',
    'Pushes in seven days',
    'Live updates',
  ]);
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '0',
    '1,204 handed over',
    '310',
    '0',
    '2,911 sent',
    '12 of at most 5,000 streams, in the process that answered',
  ]);
});

test('mails that the mail server does not take are shown at once', async () => {
  renderConsole(
    '/settings',
    answering({
      delivery: aDelivery({
        mails: {
          waiting: 3,
          retried: 2,
          oldestAt: '2026-11-20T05:30:00.000Z',
          handedOver: 9,
          refused: 1,
          givenUp: 4,
          unclear: 1,
        },
        pushes: { isOn: false, devices: 0, failingDevices: 0, waiting: 0, sent: 0, dropped: 0, gone: 0 },
      }),
    }),
  );
  expect(await fold('Mails, devices and live updates')).toHaveAccessibleDescription(
    'The mail server has not taken 2 mails',
  );
  const facts = within(await region('Mails, devices and live updates'));
  expect(
    facts
      .getAllByRole('definition')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual([
    '3 · 2 are tried again · the oldest since 20/11/2026, 11:00 am',
    '9 handed over · 1 refused · 4 given up · 1 perhaps lost',
    'Off: the keys for web push are not set',
  ]);
});

test('an API that does not tell of deliveries is no fault', async () => {
  const { delivery: _, ...older } = aSettings();
  renderConsole('/settings', (api) =>
    api.answer('/admin/settings/get', { body: { success: true, data: older } }),
  );
  expect(await fold('Jobs')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mails, devices and live updates' })).not.toBeInTheDocument();
});

test('says which release runs', async () => {
  const { user } = renderConsole('/settings');
  await user.click(await fold('Version'));
  const facts = within(await region('Version'));
  expect(facts.getAllByRole('term').map((term) => term.textContent)).toEqual(['API', 'Revision', 'Database']);
  expect(facts.getByText('c4720e7d0f1a2b3c4d5e6f708192a3b4c5d6e7f8')).toBeVisible();
});

test('names pending migrations', async () => {
  renderConsole('/settings', answering({ migrations: [{ name: 'Next', applied: false }] }));
  expect(within(await region('Version')).getByText('Not applied yet: Next')).toBeVisible();
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

test('a message that another administrator has published is shown before it is replaced', async () => {
  const { api, user } = renderConsole('/settings');
  const button = await screen.findByRole('button', { name: 'Start maintenance' });
  answering(isOn)(api);
  await user.click(button);
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    'warden has already started it with this message: Back at six. Your message would replace it.',
  );
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
