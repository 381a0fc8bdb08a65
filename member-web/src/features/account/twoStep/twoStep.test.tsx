import { screen, within } from '@testing-library/react';
import type { FactorsDto } from './generated';
import { feedOf, pageOfMany, tokenOf } from '../../../test/factories';
import { accept, FakeApi, refuse } from '../../../test/fakeApi';
import { renderApp } from '../../../test/renderApp';
import { fillIn } from '../../../test/writing';

const FACTORS = '/user/account/getFactors';
const START = '/user/account/startTotp';
const CONFIRM = '/user/account/confirmTotp';
const REMOVE = '/user/account/removeTotp';
const RENEW = '/user/account/newRecoveryCodes';
const LOGIN = '/user/auth/login';
const APPEAL = '/user/safety/appealSuspension';

const factors = (data: Partial<FactorsDto> = {}) =>
  accept({ data: { available: true, required: false, totpSince: null, recoveryCodesLeft: 0, ...data } });
const isOn = factors({ totpSince: '2026-11-18T06:00:00.000Z', recoveryCodesLeft: 9 });
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const uri = `otpauth://totp/Campus%20Commons:lal%40example.in?secret=${secret}&issuer=Campus%20Commons`;
const firstCode = 'MFRG-GZDF-MZTW-Q2LK-NNWG-23TP';
const secondCode = 'ONSW-G4TF-OQQG-63TM-PEQG-C43L';
const recoveryCodes = [firstCode, secondCode];
const keepCodes = accept({ message: 'Two-step sign-in is on.', data: { recoveryCodes } });

async function open(api: FakeApi) {
  api
    .on('/user/account/getSessions', accept({ data: [] }))
    .on('/user/account/getRemovals', accept({ data: { removals: [], ...pageOfMany(1, 0) } }));
  const app = renderApp('/dashboard/account-settings', { token: tokenOf('1'), api });
  const row = await screen.findByRole('region', { name: 'Two-step sign-in' });
  return { ...app, row: within(row) };
}
type Opened = Awaited<ReturnType<typeof open>>;
const press = async ({ user, row }: Opened, name: string | RegExp) =>
  user.click(await row.findByRole('button', { name }));

describe('two-step sign-in in the account settings', () => {
  it('is set up with the password, the key as a QR code and as text, a code, and recovery codes to keep', async () => {
    const api = new FakeApi()
      .on(FACTORS, factors())
      .on(START, accept({ data: { secret, uri } }))
      .on(CONFIRM, refuse(400, 'Wrong', { code: 'This code is wrong' }));
    const app = await open(api);
    expect(await app.row.findByText(/^Off\./)).toBeVisible();
    await press(app, 'Set up two-step sign-in');
    await fillIn(app.user, await app.row.findByLabelText('Current password'), 'quiet-courtyard');
    await press(app, 'Continue');
    expect(await app.row.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(app.row.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    expect(app.row.getByRole('link', { name: 'Open an app on this device' })).toHaveAttribute('href', uri);
    const code = app.row.getByLabelText('Code that your app shows');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await fillIn(app.user, code, '000000');
    await press(app, 'Turn it on');
    expect(await app.row.findByText('This code is wrong')).toBeVisible();
    expect(code).toHaveFocus();
    expect(code).toHaveValue('');
    api.on(CONFIRM, keepCodes).on(FACTORS, isOn);
    await fillIn(app.user, code, '492039');
    await press(app, 'Turn it on');
    const list = await app.row.findByRole('list', { name: 'Keep your recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(recoveryCodes);
    const dialog = () => within(screen.getByRole('alertdialog', { name: 'Close without the codes?' }));
    await press(app, /^Close/);
    await app.user.click(dialog().getByRole('button', { name: 'Cancel' }));
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(false);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'));
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    await press(app, 'Copy');
    expect(await app.row.findByRole('alert')).toHaveTextContent(/^Copying failed/);
    await press(app, /^Close/);
    await app.user.click(dialog().getByRole('button', { name: 'Cancel' }));
    copied.mockResolvedValue();
    await press(app, 'Copy');
    expect(copied).toHaveBeenCalledWith(`${recoveryCodes.join('\n')}\n`);
    expect(await app.row.findByText('Copied')).toBeVisible();
    expect(leaves()).toBe(true);
    await press(app, 'I have kept them');
    expect(await app.row.findByRole('status')).toHaveTextContent('Two-step sign-in is on.');
    expect(await app.row.findByText('On since 18 November 2026 · 9 recovery codes left')).toBeVisible();
    expect(app.row.queryByText(firstCode)).not.toBeInTheDocument();
    expect(api.callsTo(START)[0]?.body).toMatchObject({ password: 'quiet-courtyard' });
  });

  it('asks before a link leaves codes that are not kept, and leaves with the answer', async () => {
    const api = new FakeApi()
      .on(FACTORS, factors())
      .on(START, accept({ data: { secret, uri } }))
      .on(CONFIRM, keepCodes);
    const app = await open(api);
    await press(app, 'Set up two-step sign-in');
    await fillIn(app.user, await app.row.findByLabelText('Current password'), 'quiet-courtyard');
    await press(app, 'Continue');
    await fillIn(app.user, await app.row.findByLabelText('Code that your app shows'), '492039');
    await press(app, 'Turn it on');
    await app.row.findByRole('list', { name: 'Keep your recovery codes' });
    const leave = () => app.user.click(screen.getAllByRole('link', { name: 'Pages' })[0] ?? document.body);
    await leave();
    const question = () => within(screen.getByRole('alertdialog', { name: 'Close without the codes?' }));
    await app.user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(app.row.getByText(firstCode)).toBeVisible();
    await leave();
    await app.user.click(question().getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  });

  it('is turned off, and gives new recovery codes, with the password and a code', async () => {
    const api = new FakeApi()
      .on(FACTORS, isOn)
      .on(RENEW, keepCodes)
      .on(REMOVE, accept({ message: 'Two-step sign-in is off.' }));
    const app = await open(api);
    const prove = async (act: string) => {
      await press(app, act);
      await fillIn(app.user, await app.row.findByLabelText('Current password'), 'quiet-courtyard');
      await fillIn(app.user, app.row.getByLabelText('Code'), '492039');
      await press(app, act);
    };
    await press(app, 'Change two-step sign-in');
    await prove('New recovery codes');
    expect(await app.row.findByText(secondCode)).toBeVisible();
    await press(app, 'I have kept them');
    await press(app, 'Change two-step sign-in');
    await prove('Turn it off');
    expect(await app.row.findByRole('status')).toHaveTextContent('Two-step sign-in is off.');
    for (const call of [RENEW, REMOVE] as const) {
      expect(api.callsTo(call).map(({ body }) => body)).toEqual([
        { password: 'quiet-courtyard', code: '492039' },
      ]);
    }
  });

  it('says so where the site does not offer it', async () => {
    const app = await open(new FakeApi().on(FACTORS, factors({ available: false })));
    expect(await app.row.findByText(/^Not available here/)).toBeVisible();
    expect(app.row.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('signing in with a second step', () => {
  const askForCode = refuse(401, 'Type the code', undefined, 'second_factor_required');
  const wrong = refuse(401, 'Invalid credentials', undefined, 'invalid_credentials');

  async function enterPassword(api: FakeApi) {
    const app = renderApp('/landing/auth/signIn', { api });
    const form = within(await screen.findByRole('form', { name: 'Sign in' }));
    await fillIn(app.user, form.getByLabelText('Email'), 'lal@example.in');
    await fillIn(app.user, form.getByLabelText('Password'), 'quiet-courtyard');
    await app.user.click(form.getByRole('button', { name: 'Sign in' }));
    const second = within(await screen.findByRole('form', { name: 'Enter your code' }));
    return { app, second };
  }

  it('asks for the code after the password, and keeps the first step for who goes back', async () => {
    const api = new FakeApi().on(LOGIN, askForCode);
    const { app, second } = await enterPassword(api);
    const code = second.getByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    api.on(LOGIN, wrong);
    await fillIn(app.user, code, '000000');
    await app.user.click(second.getByRole('button', { name: 'Sign in' }));
    expect(await second.findByText(/^This code is wrong, or was used already/)).toBeVisible();
    expect(code).toHaveValue('');
    await app.user.click(second.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('lal@example.in');
    expect(api.callsTo(LOGIN).map(({ body }) => body.code)).toEqual([undefined, '000000']);
  });

  it('takes the next code for what is offered after a refused second step', async () => {
    const api = new FakeApi().on(LOGIN, askForCode).on(APPEAL, wrong);
    const { app, second } = await enterPassword(api);
    api.on(LOGIN, refuse(401, 'This account is suspended.', undefined, 'account_suspended'));
    await fillIn(app.user, second.getByLabelText('Code'), '492039');
    await app.user.click(second.getByRole('button', { name: 'Sign in' }));
    await app.user.click(await second.findByRole('button', { name: 'Ask for a second look' }));
    await fillIn(app.user, second.getByLabelText('Why should somebody look again?'), 'It was not me');
    expect(second.getByText('A code works once. For this, type another one above.')).toBeVisible();
    const send = async (code: string) => {
      if (code !== '') await fillIn(app.user, second.getByLabelText('Code'), code);
      await app.user.click(second.getByRole('button', { name: 'Send' }));
    };
    await send('');
    expect(await second.findByText('Type the code')).toBeVisible();
    expect(second.getByLabelText('Code')).toHaveFocus();
    await send('000000');
    expect(
      await second.findByText(/^It was not sent. This code is wrong, or was used already/),
    ).toBeVisible();
    api.on(APPEAL, accept({ message: 'Somebody else looks at it again within 7 days.' }));
    await send('158222');
    expect(await second.findByText('Somebody else looks at it again within 7 days.')).toBeVisible();
    expect(api.callsTo(APPEAL).map(({ body }) => [body.code, body.text])).toEqual([
      ['000000', 'It was not me'],
      ['158222', 'It was not me'],
    ]);
  });

  it('takes a recovery code instead', async () => {
    const api = new FakeApi().on(LOGIN, askForCode).on('/user/feeds/getAllFeeds', feedOf());
    const { app, second } = await enterPassword(api);
    await app.user.click(second.getByRole('button', { name: 'Use a recovery code' }));
    api.on(LOGIN, accept({ message: 'Signed in', token: tokenOf('1'), data: { token: tokenOf('1') } }));
    await fillIn(app.user, second.getByLabelText('Recovery code'), firstCode);
    await app.user.click(second.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(api.callsTo(LOGIN).at(-1)?.body).toMatchObject({
      password: 'quiet-courtyard',
      code: firstCode,
    });
  });
});
