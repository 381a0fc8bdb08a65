import { act, screen, waitFor, within } from '@testing-library/react';
import type { RemovalDto, SessionDto } from '../../api/generated';
import { aProfile, pageOfMany, tokenOf } from '../../test/factories';
import { accept, FakeApi, later, noAnswer, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';
import { fillIn } from '../../test/writing';

const SESSIONS = '/user/account/getSessions';
const PASSWORD = '/user/account/changePassword';

const aSession = (id: string, rest: Partial<SessionDto> = {}): SessionDto => ({
  id,
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
  place: 'unknown',
  createdAt: '2026-11-18T06:00:00.000Z',
  lastSeenAt: '2026-11-20T05:00:00.000Z',
  current: false,
  ...rest,
});
const here = aSession('1', { current: true });
const phone = aSession('2', { device: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile' });
const tablet = aSession('3', { device: 'Mozilla/5.0 (iPad; CPU OS 18_0) Version/18.0 Safari/604.1' });

const sessions = (...data: SessionDto[]) => accept({ data });
const REMOVALS = '/user/account/getRemovals';
const removals = (total: number, ...given: RemovalDto[]) =>
  accept({ data: { removals: given, pagination: { ...pageOfMany(1, total).pagination } } });
const memberApi = () => new FakeApi().on(SESSIONS, sessions(here, phone, tablet)).on(REMOVALS, removals(0));

async function open(api = memberApi()) {
  const app = renderApp('/dashboard/account-settings', { token: tokenOf('1'), api });
  await screen.findByRole('heading', { name: 'Account settings' });
  // The other rows are shown once the height of the first is known.
  await screen.findByRole('button', { name: 'Download my data' });
  return app;
}

type App = Awaited<ReturnType<typeof open>>;
/** Opens a row. */
const press = async (app: App, name: string) => app.user.click(await screen.findByRole('button', { name }));

describe('the email address', () => {
  const SEND = '/user/account/sendConfirmation';
  const CHANGE = '/user/account/changeEmail';
  const withEmail = (emailConfirmed: boolean) =>
    memberApi().on('/user/profile/get', () => {
      const profile = aProfile();
      return accept({ data: { ...profile, User: { ...profile.User, emailConfirmed } } });
    });
  const card = async () => within(await screen.findByRole('region', { name: 'Email' }));

  it('is shown with whether it is confirmed', async () => {
    await open(withEmail(true));
    expect(await screen.findByText('ananya@example.in')).toBeVisible();
    expect((await card()).getByText('Confirmed')).toBeVisible();
    expect((await card()).queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
  });

  it('gets another link', async () => {
    const api = withEmail(false).on(SEND, accept({ message: 'The link is on its way.' }));
    const app = await open(api);
    expect(await screen.findByText(/^Not confirmed yet/)).toBeVisible();
    await app.user.click((await card()).getByRole('button', { name: 'Send the link again' }));
    expect(await (await card()).findByRole('status')).toHaveTextContent(
      /^The link is on its way\. If nothing arrives, look in your spam folder/,
    );
    expect(api.callsTo(SEND)).toHaveLength(1);
  });

  it('shows that it cannot be fetched, or that no link can be sent', async () => {
    const api = memberApi().on('/user/profile/get', noAnswer);
    const app = await open(api);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect((await card()).getByText('Failed to fetch your email')).toBeVisible();
    const { User, ...rest } = aProfile();
    api
      .on('/user/profile/get', accept({ data: { ...rest, User: { ...User, emailConfirmed: false } } }))
      .on(SEND, refuse(429, 'That was too often.'));
    await app.user.click(retry);
    await app.user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await (await card()).findByRole('alert')).toHaveTextContent('That was too often.');
  });

  it('is changed with the password, by a link to the new one', async () => {
    const api = withEmail(true).on(
      CHANGE,
      refuse(400, 'Invalid', { password: 'This is not your current password' }),
    );
    const app = await open(api);
    await app.user.click(await screen.findByRole('button', { name: 'Change email' }));
    const form = within(await screen.findByRole('form', { name: 'Change email' }));
    expect(form.getByLabelText('New email')).toHaveFocus();
    await app.user.click(form.getByRole('button', { name: 'Send the link' }));
    expect(form.getByText('Email is required')).toBeVisible();
    expect(form.getByText('Password is required')).toBeVisible();
    expect(api.callsTo(CHANGE)).toEqual([]);

    await fillIn(app.user, form.getByLabelText('New email'), ' new@example.in ');
    await fillIn(app.user, form.getByLabelText('Current password'), 'quiet-courtyard');
    await app.user.click(form.getByRole('button', { name: 'Send the link' }));
    expect(await form.findByText('This is not your current password')).toBeVisible();
    expect(form.getByLabelText('New email')).toHaveValue('new@example.in');

    api.on(CHANGE, accept({ message: 'A link is on its way to the new email.' }));
    await app.user.click(form.getByRole('button', { name: 'Send the link' }));
    expect(await (await card()).findByRole('status')).toHaveTextContent(/^A link is on its way/);
    expect(api.callsTo(CHANGE)[1]?.body).toEqual({ email: 'new@example.in', password: 'quiet-courtyard' });
    await waitFor(async () =>
      expect((await card()).getByRole('button', { name: 'Change email' })).toHaveFocus(),
    );
  });
});

describe('a change of the email that waits', () => {
  const RESEND = '/user/account/resendEmailChange';
  const CANCEL = '/user/account/cancelEmailChange';
  const GET = '/user/account/getEmailChange';
  const waits = accept({ data: { email: 'new@example.in', expiresAt: '2026-11-21T06:00:00.000Z' } });
  const sentence = 'new@example.in waits until the link in our mail to it is opened.';

  it('is named after it was requested, and gets its mail again', async () => {
    const api = memberApi().on('/user/account/changeEmail', () => {
      api.on(GET, waits);
      return accept({ message: 'A link is on its way.' });
    });
    api.on(RESEND, accept({ message: 'The link is on its way to new@example.in.' }));
    const app = await open(api);
    await press(app, 'Change email');
    const form = within(screen.getByRole('form', { name: 'Change email' }));
    await fillIn(app.user, form.getByLabelText('New email'), 'new@example.in');
    await fillIn(app.user, form.getByLabelText('Current password'), 'quiet-courtyard');
    await app.user.click(form.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    await press(app, 'Send it again');
    expect(
      await screen.findByText(/^The link is on its way to new@example\.in\. If nothing arrives/),
    ).toBeVisible();
    expect(screen.queryByText(/^A link is on its way\./)).not.toBeInTheDocument();
  });

  it('hides the other link that could be sent again, for the address that is replaced', async () => {
    const profile = aProfile();
    const User = { ...profile.User, emailConfirmed: false };
    const api = memberApi()
      .on(GET, waits)
      .on('/user/profile/get', accept({ data: { ...profile, User } }));
    await open(api);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(/^Not confirmed yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
  });

  it('is gone when the member comes back from confirming it elsewhere', async () => {
    const api = memberApi().on(GET, waits);
    await open(api);
    expect(await screen.findByText(sentence)).toBeVisible();
    api.on(GET, accept({ data: null }));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  });

  it('says why it cannot be cancelled any more, and keeps a form that is being filled in', async () => {
    const api = memberApi().on(GET, waits);
    const app = await open(api);
    expect(await screen.findByText(sentence)).toBeVisible();
    await press(app, 'Change email');
    await fillIn(app.user, screen.getByLabelText('New email'), 'right@example.in');
    api.on(CANCEL, () => {
      api.on(GET, accept({ data: null }));
      return refuse(404, 'No change of your email is waiting');
    });
    await press(app, 'Cancel the change');
    expect(await screen.findByText('No change of your email is waiting')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
    expect(screen.getByText('No change of your email is waiting')).toBeVisible();
    expect(screen.getByLabelText('New email')).toHaveValue('right@example.in');
    expect(screen.getByRole('button', { name: 'Close Email' })).toHaveFocus();
  });

  it('is cancelled, or says why not', async () => {
    const api = memberApi().on(GET, waits).on(CANCEL, refuse(500, 'Something went wrong'));
    const app = await open(api);
    expect(await screen.findByText(sentence)).toBeVisible();
    await press(app, 'Cancel the change');
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    api.on(CANCEL, () => {
      api.on(GET, accept({ data: null }));
      return accept({ message: 'The change is cancelled.' });
    });
    await press(app, 'Cancel the change');
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Change email' })).toHaveFocus();
  });
});

describe('changing the password', () => {
  async function fill(app: App, ...values: [string, string, string]) {
    if (!screen.queryByRole('form', { name: 'Change password' })) await press(app, 'Change password');
    const labels = ['Current password', 'New password', 'Confirm new password'];
    for (const [index, label] of labels.entries()) {
      await fillIn(app.user, screen.getByLabelText(label), values[index] ?? '');
    }
    const form = within(screen.getByRole('form', { name: 'Change password' }));
    await app.user.click(form.getByRole('button', { name: 'Change password' }));
  }

  it('validates all three fields before calling the server', async () => {
    const app = await open();
    await fill(app, '', '', '');
    expect(screen.getByText('Your current password is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByText('Please confirm your password')).toBeVisible();
    await fill(app, 'old', 'short', 'other');
    expect(screen.getByText('Password must be at least 8 characters long')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(app.api.callsTo(PASSWORD)).toEqual([]);
  });

  it('has a user name field for password managers', async () => {
    const profile = aProfile();
    await press(
      await open(memberApi().on('/user/profile/get', accept({ data: profile }))),
      'Change password',
    );
    await waitFor(() =>
      expect(document.querySelector('input[autocomplete="username"]')).toHaveValue(profile.User.email),
    );
  });

  it('shows a success message, empties the form and refetches the devices', async () => {
    const api = memberApi().on(PASSWORD, accept({ message: 'Your password is changed.' }));
    const app = await open(api);
    expect(await screen.findByText('3 devices')).toBeVisible();
    api.on(SESSIONS, sessions(here));
    await fill(app, 'quiet-courtyard', 'banyan-and-rain', 'banyan-and-rain');
    expect(await screen.findByText('Your password is changed.')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    expect(api.callsTo(PASSWORD)[0]?.body).toEqual({
      currentPassword: 'quiet-courtyard',
      newPassword: 'banyan-and-rain',
    });
    expect(await screen.findByText('Only this device')).toBeVisible();
  });

  it('shows the server’s error at its field, and keeps the typed passwords', async () => {
    const api = memberApi().on(
      PASSWORD,
      refuse(400, 'Invalid', { currentPassword: 'This is not your current password' }),
    );
    const app = await open(api);
    await fill(app, 'wrong', 'banyan-and-rain', 'banyan-and-rain');
    expect(await screen.findByText('This is not your current password')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('banyan-and-rain');
  });
});

describe('the signed-in devices', () => {
  const openDevices = async (api?: FakeApi) => {
    const app = await open(api);
    await press(app, 'Show signed-in devices');
    return app;
  };

  it('are listed by browser and system; the current one has no button', async () => {
    await openDevices();
    const list = within(await screen.findByRole('list', { name: 'Signed-in devices' }));
    expect(list.getByRole('button', { name: 'Sign out Chrome on Android' })).toBeVisible();
    expect(list.getByRole('button', { name: 'Sign out Safari on iPad' })).toBeVisible();
    const current = list.getByText('Firefox on Linux').closest('li');
    expect(current).toHaveTextContent('This device');
    expect(within(current ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be signed out one by one', async () => {
    const answer = later<'/user/account/endSession'>();
    const api = memberApi().on('/user/account/endSession', () => answer.promise);
    const app = await openDevices(api);
    await app.user.dblClick(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    api.on(SESSIONS, sessions(here, tablet));
    answer.give(accept({ message: 'Signed out' }));
    const gone = { name: 'Sign out Chrome on Android' };
    await waitFor(() => expect(screen.queryByRole('button', gone)).not.toBeInTheDocument());
    expect(screen.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus();
    expect(api.callsTo('/user/account/endSession').map(({ body }) => body)).toEqual([{ id: '2' }]);
    expect(screen.getByRole('button', { name: 'Sign out Safari on iPad' })).toBeVisible();
  });

  it('can be signed out all together', async () => {
    const api = memberApi().on('/user/account/endOtherSessions', accept({ message: 'Signed out' }));
    const app = await openDevices(api);
    const button = await screen.findByRole('button', { name: 'Sign out all other devices' });
    api.on(SESSIONS, sessions(here));
    await app.user.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument());
    expect(screen.getByText('Firefox on Linux')).toBeVisible();
  });

  it('show an error if one could not be signed out', async () => {
    const api = memberApi().on('/user/account/endSession', refuse(500, 'Something went wrong'));
    const app = await openDevices(api);
    await app.user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPad' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign out Safari on iPad' })).toBeEnabled();
  });

  it('can be fetched again after an error', async () => {
    const api = memberApi().on(SESSIONS, refuse(500, 'Broken'));
    const app = await open(api);
    await screen.findByText('Failed to fetch devices');
    api.on(SESSIONS, sessions(here));
    await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await press(app, 'Show signed-in devices');
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  });
});

it('sets the appearance for this device', async () => {
  const app = await open();
  await press(app, 'Change appearance');
  expect(screen.getByRole('radio', { name: 'Same as this device' })).toBeChecked();
  await app.user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

describe('deleting the account', () => {
  const DELETE = '/user/account/delete';

  async function ask(api: FakeApi) {
    const app = await open(api);
    await app.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    return { app, dialog };
  }

  it('asks for the password, signs out and says until when the account can be restored', async () => {
    const notice = 'This account is being deleted. Until 4 December you can restore it.';
    const api = memberApi().on(DELETE, accept({ message: notice }));
    const { app } = await ask(api);
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('Password is required')).toBeVisible();
    await app.user.keyboard('quiet-courtyard{Enter}');
    expect(await screen.findByText(notice)).toBeVisible();
    expect(api.callsTo(DELETE).map(({ body }) => body)).toEqual([{ password: 'quiet-courtyard' }]);
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(app.currentAddress()).toBe('/landing'));
  });

  it('cannot be cancelled while the call is pending', async () => {
    const answer = later<typeof DELETE>();
    const { app, dialog } = await ask(memberApi().on(DELETE, () => answer.promise));
    await app.user.keyboard('quiet-courtyard{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await app.user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Delete your account?' })).toBeVisible();
    answer.give(accept({ message: 'Until 4 December you can restore it.' }));
    expect(await screen.findByText('Until 4 December you can restore it.')).toBeVisible();
  });

  it('changes nothing if the password is wrong', async () => {
    const api = memberApi().on(DELETE, refuse(400, 'Invalid', { password: 'This is not your password' }));
    const { app, dialog } = await ask(api);
    await app.user.keyboard('wrong{Enter}');
    expect(await dialog.findByText('This is not your password')).toBeVisible();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

describe('the list of removed content', () => {
  const heading = 'What was removed';
  const aRemoval = (id: string, rest: Partial<RemovalDto> = {}): RemovalDto => ({
    kind: 'post',
    id,
    excerpt: `Excerpt ${id}`,
    createdAt: '2026-11-18T06:00:00.000Z',
    removedAt: '2026-11-20T05:00:00.000Z',
    byPage: null,
    note: null,
    ...rest,
  });

  it('shows date and note of each removal, five at first', async () => {
    const all = ['1', '2', '3', '4', '5', '6', '7'].map((id) => aRemoval(id));
    all[1] = aRemoval('2', { kind: 'comment', excerpt: '', note: 'Please be kind.' });
    const api = memberApi().on(REMOVALS, ({ body }) => removals(7, ...all.slice(0, body.limit)));
    const app = await open(api);
    const list = await screen.findByRole('list', { name: heading });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent('Excerpt 1Post · Removed on 20 November 2026');
    expect(rows[1]).toHaveTextContent(
      'Without textComment · Removed on 20 November 2026Our note: Please be kind.',
    );
    await app.user.click(screen.getByRole('button', { name: 'Show all 7' }));
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: heading })).getAllByRole('listitem')).toHaveLength(7),
    );
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it('shows dates in local time', async () => {
    // In London it is still the evening before.
    jest.spyOn(Date.prototype, 'getDate').mockImplementation(function (this: Date) {
      return this.getUTCDate();
    });
    await open(
      memberApi().on(REMOVALS, removals(1, aRemoval('1', { removedAt: '2026-11-19T20:00:00.000Z' }))),
    );
    expect(await screen.findByText(/Removed on 19 November 2026$/)).toBeVisible();
    jest.restoreAllMocks();
  });

  it('is absent if it is empty, and shows an error if it cannot be fetched', async () => {
    const api = memberApi();
    const { unmount } = await open(api);
    await waitFor(() => expect(api.callsTo(REMOVALS)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
    unmount();
    await open(memberApi().on(REMOVALS, noAnswer));
    expect(await screen.findByText('Failed to fetch what was removed')).toBeVisible();
  });
});

describe('the data export', () => {
  const EXPORT = '/user/account/export';

  it('downloads the file', async () => {
    const saved: { name: string; file: Blob }[] = [];
    let held: Blob | undefined;
    URL.createObjectURL = (file: Blob) => {
      held = file;
      return 'blob:data';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (held) saved.push({ name: this.download, file: held });
    });
    // The date must not depend on the locale data of the browser.
    const dates: { readonly format: object } = Intl.DateTimeFormat.prototype;
    const format = jest.spyOn(dates, 'format', 'get').mockReturnValue(() => '20/11');
    const api = memberApi().on(EXPORT, { status: 200, body: { stands: 'for the archive' } });
    const app = await open(api);
    await press(app, 'Download my data');
    expect(await screen.findByText('Your data is in your downloads.')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.zip$/)]);
    expect(await saved[0]?.file.text()).toBe('{"stands":"for the archive"}');
    expect(api.callsTo(EXPORT)[0]?.token).toBe(tokenOf('1'));
    click.mockRestore();
    format.mockRestore();
  });

  it('shows an error if it fails', async () => {
    const app = await open(memberApi().on(EXPORT, refuse(429, 'Please wait an hour.')));
    await press(app, 'Download my data');
    expect(await screen.findByText('Please wait an hour.')).toBeVisible();
  });
});
