import { screen, within } from '@testing-library/react';
import { address, expectLoggedFailures, logInBefore } from '../test/browser';
import { failure, PASSWORD, TOKEN } from '../test/fakeApi';
import { renderConsole } from '../test/renderConsole';

const section = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
const refusedWith = (status: number, error: string) => ({
  status,
  body: { success: false, message: 'Refused', error, requestId: '1' },
});
const factors = (data: object) => ({
  body: {
    success: true,
    data: { available: true, required: false, totpSince: null, recoveryCodesLeft: 0, ...data },
  },
});
const isOn = factors({ totpSince: '2026-11-18T06:00:00.000Z', recoveryCodesLeft: 9 });

test('two-step sign-in is set up with the password, the key, a code, and recovery codes to keep', async () => {
  logInBefore();
  const { api, user } = renderConsole('/profile');
  const part = await section();
  await user.click(await part.findByRole('button', { name: 'Set it up' }));
  await user.click(await part.findByRole('button', { name: 'Continue' }));
  expect(part.getByText('Your current password is required')).toBeVisible();
  await user.type(part.getByLabelText('Current password'), PASSWORD);
  await user.click(part.getByRole('button', { name: 'Continue' }));
  expect(await part.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(part.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  await user.type(part.getByLabelText('Code that your app shows'), '492039');
  api.answer('/admin/account/getFactors', isOn);
  await user.click(part.getByRole('button', { name: 'Turn it on' }));
  expect(await part.findByText('MFRG-GZDF-MZTW')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'I have kept them' }));
  expect(await part.findByText('Two-step sign-in is on.')).toBeVisible();
  expect(await part.findByText('On since 18/11/2026. 9 recovery codes are left.')).toBeVisible();
  expect(api.callsOf('/admin/account/confirmTotp').map(({ body }) => body)).toEqual([{ code: '492039' }]);
});

test('it is turned off with the password and a code, whose error stands at its field', async () => {
  expectLoggedFailures();
  logInBefore();
  const { api, user } = renderConsole('/profile', (prepared) => {
    prepared.answer('/admin/account/getFactors', isOn);
    prepared.answer('/admin/account/removeTotp', {
      status: 400,
      body: { ...(failure(400, 'No').body as object), errors: { code: 'This code is wrong' } },
    });
  });
  const part = await section();
  await user.click(await part.findByRole('button', { name: 'Turn it off' }));
  await user.type(await part.findByLabelText('Current password'), PASSWORD);
  await user.type(part.getByLabelText('Code'), '000000');
  await user.click(part.getByRole('button', { name: 'Turn it off' }));
  expect(await part.findByText('This code is wrong')).toBeVisible();
  api.answer('/admin/account/removeTotp', { body: { success: true, message: 'Two-step sign-in is off.' } });
  await user.type(part.getByLabelText('Code'), '492039');
  await user.click(part.getByRole('button', { name: 'Turn it off' }));
  expect(await part.findByText('Two-step sign-in is off.')).toBeVisible();
  expect(api.callsOf('/admin/account/removeTotp').map(({ body }) => body.code)).toEqual(['000000', '492039']);
});

test('the login asks for the code once the password is right, or for a recovery code', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/login', (prepared) =>
    prepared.answer('/admin/auth/login', refusedWith(401, 'second_factor_required')),
  );
  await user.type(await screen.findByLabelText('User ID'), 'rsrivastava');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  api.answer('/admin/auth/login', refusedWith(401, 'invalid_credentials'));
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This code is wrong/);
  expect(code).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  api.answer('/admin/auth/login', {
    body: { success: true, message: 'Welcome', token: TOKEN, data: { token: TOKEN } },
  });
  await user.type(screen.getByLabelText('Recovery code'), 'MFRG-GZDF-MZTW');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(api.callsOf('/admin/auth/login').map(({ body }) => body.code)).toEqual([
    undefined,
    '000000',
    'MFRG-GZDF-MZTW',
  ]);
});

test('where it is required, everything leads to the profile until it is set up', async () => {
  expectLoggedFailures();
  logInBefore();
  renderConsole('/users', (api) => {
    api.answer('/admin/users/getUsers', refusedWith(403, 'second_factor_missing'));
    api.answer('/admin/account/getFactors', factors({ required: true }));
  });
  expect(await screen.findByText(/^Please set this up first/)).toBeVisible();
  expect(address()).toBe('/admin/profile');
});
