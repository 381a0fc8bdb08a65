import { screen, waitFor, within } from '@testing-library/react';
import type { NotificationSettingsDto } from '../../api/generated';
import { aProfile, onePage, tokenOf } from '../../test/factories';
import { accept, FakeApi, later, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const GET = '/user/notifications/getSettings';
const SET = '/user/notifications/setSettings';
const KINDS = [
  'Mentions of me',
  'Replies to my comments',
  'Comments on my posts',
  'Comments where I commented',
  'Likes of my posts',
  'Followers of my pages',
  'Posts on my pages',
  'Answers of mine that were accepted',
  'Polls of mine that ended',
  'Applications, mine and for what I posted',
  'Posts on pages with the bell on',
];
const ALL = `All ${KINDS.length} kinds`;

function settingsApi(emailConfirmed: boolean, settings: Partial<NotificationSettingsDto> = {}) {
  const profile = aProfile();
  return new FakeApi()
    .on('/user/account/getSessions', accept({ data: [] }))
    .on('/user/account/getRemovals', accept({ data: { removals: [], pagination: onePage(0) } }))
    .on('/user/profile/get', accept({ data: { ...profile, User: { ...profile.User, emailConfirmed } } }))
    .on(GET, accept({ data: { off: [], mail: [], digest: false, ...settings } }));
}

async function open(api: FakeApi) {
  // The rows with the switches are open.
  const app = renderApp('/dashboard/account-settings#notifications', { token: tokenOf('1'), api });
  await screen.findByRole('switch', { name: 'Weekly summary' });
  return { ...app, card: within(screen.getByRole('region', { name: 'Notifications' })) };
}
const named = (name: string) => screen.getByRole('switch', { name });

describe('the switches for notifications', () => {
  it('are two for each kind, on the site and by e-mail, and one for the weekly summary', async () => {
    const { card } = await open(settingsApi(true, { off: ['like'], mail: ['mention'] }));
    for (const kind of KINDS) {
      expect(named(`${kind} On the site`)).toHaveProperty('checked', kind !== 'Likes of my posts');
      expect(named(`${kind} By e-mail`)).toHaveProperty('checked', kind === 'Mentions of me');
    }
    expect(named('Weekly summary')).not.toBeChecked();
    expect(card.getAllByRole('switch')).toHaveLength(2 * KINDS.length + 1);
    expect(card.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
  });

  it('change at once, and send the change', async () => {
    const api = settingsApi(true);
    const answer = later<typeof SET>();
    api.on(SET, () => answer.promise);
    const { user } = await open(api);
    await user.click(named('Likes of my posts On the site'));
    await waitFor(() => expect(named('Likes of my posts On the site')).not.toBeChecked());
    await user.click(named('Comments on my posts By e-mail'));
    await waitFor(() => expect(named('Comments on my posts By e-mail')).toBeChecked());
    await user.click(named('Weekly summary'));
    await waitFor(() => expect(named('Weekly summary')).toBeChecked());
    expect(api.callsTo(SET).map(({ body }) => body)).toEqual([
      { changes: [{ kind: 'like', site: false }] },
      { changes: [{ kind: 'comment', mail: true }] },
      { digest: true },
    ]);
  });

  it('send the last choice of two that follow each other', async () => {
    const api = settingsApi(true, { off: ['like'] });
    const [first, second] = [later<typeof SET>(), later<typeof SET>()];
    api.on(SET, () => (api.callsTo(SET).length === 1 ? first : second).promise);
    const { user } = await open(api);
    await user.click(named('Weekly summary'));
    await waitFor(() => expect(named('Weekly summary')).toBeChecked());
    await user.click(named('Weekly summary'));
    await waitFor(() => expect(named('Weekly summary')).not.toBeChecked());
    const settings = { off: ['like' as const], mail: [] };
    api.on(GET, accept({ data: { ...settings, digest: false } }));
    first.give(accept({ data: { ...settings, digest: true } }));
    await waitFor(() => expect(api.callsTo(SET)).toHaveLength(2));
    expect(named('Weekly summary')).not.toBeChecked();
    second.give(accept({ data: { ...settings, digest: false } }));
    await waitFor(() => expect(api.callsTo(GET).length).toBeGreaterThan(1));
    expect(named('Weekly summary')).not.toBeChecked();
    expect(named('Likes of my posts On the site')).not.toBeChecked();
  });
});

describe('the rows', () => {
  it.each([
    [{}, ALL, 'Off'],
    [
      { off: ['like' as const], mail: ['mention' as const] },
      `${KINDS.length - 1} of ${KINDS.length} kinds`,
      '1 kind',
    ],
    [{ mail: ['mention' as const, 'like' as const], digest: true }, ALL, '2 kinds, weekly summary'],
    [{ digest: true }, ALL, 'Weekly summary'],
  ])('say what is on, and open in place: %j', async (settings, site, mail) => {
    const app = renderApp('/dashboard/account-settings', {
      token: tokenOf('1'),
      api: settingsApi(true, settings),
    });
    const row = (name: string) => within(screen.getByRole('region', { name }));
    expect(await screen.findByText(site)).toBeVisible();
    expect(row('By e-mail').getByText(mail)).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    const open = screen.getByRole('button', { name: 'Change what you are told of on the site' });
    await app.user.click(open);
    expect(row('On the site').getAllByRole('switch')).toHaveLength(KINDS.length);
    expect(open).toHaveAttribute('aria-expanded', 'true');
    await app.user.click(open);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('before the address is confirmed', () => {
  it('mails are refused with the reason and a link, and the site’s switches work', async () => {
    const SEND = '/user/account/sendConfirmation';
    const api = settingsApi(false).on(SEND, accept({ message: 'The link is on its way.' }));
    const { user, card } = await open(api);
    for (const name of [...KINDS.map((kind) => `${kind} By e-mail`), 'Weekly summary']) {
      expect(named(name)).toBeDisabled();
      expect(named(name)).toHaveAccessibleDescription(/E-mails need a confirmed address/);
    }
    expect(named('Likes of my posts On the site')).toBeEnabled();
    await user.click(card.getByRole('button', { name: 'Send the link again' }));
    expect(await card.findByRole('status')).toHaveTextContent(/^The link is on its way\./);
    expect(api.callsTo(SEND)).toHaveLength(1);
  });

  it('a mail that was on can be turned off', async () => {
    const api = settingsApi(false, { mail: ['like'] }).on(
      SET,
      accept({ data: { off: [], mail: [], digest: false } }),
    );
    const { user } = await open(api);
    await user.click(named('Likes of my posts By e-mail'));
    await waitFor(() => expect(named('Likes of my posts By e-mail')).toBeDisabled());
  });

  it('the server’s refusal is shown, and the switch goes back', async () => {
    const api = settingsApi(true).on(SET, refuse(403, 'Confirm your email address first'));
    const { user } = await open(api);
    await user.click(named('Weekly summary'));
    expect(await screen.findByText('Confirm your email address first')).toBeVisible();
    expect(named('Weekly summary')).not.toBeChecked();
  });
});
