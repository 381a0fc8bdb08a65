import { screen, waitFor, within } from '@testing-library/react';
import { address, expectLoggedFailures, logInBefore } from '../../test/browser';
import { deferred, failure, type FakeApi } from '../../test/fakeApi';
import { aUser, aUserPage } from '../../test/factories';
import { renderConsole } from '../../test/renderConsole';

beforeEach(() => logInBefore());

const users = [
  aUser(1, { name: 'Asha' }),
  aUser(2, { name: 'Bina' }),
  aUser(3, { name: 'Chitra', status: 'suspended' }),
];
const answering = (api: FakeApi) => {
  api.answer('/admin/users/getUsers', { body: { ...aUserPage({}, users.length), data: users } });
};
const changes = (api: FakeApi) =>
  api.callsOf('/admin/users/setUserStatus').map(({ body: { id, status, from, reason } }) => ({
    name: users.find((user) => user.id === id)?.name,
    status,
    from,
    reason,
  }));
const dialog = () => screen.findByRole('dialog');

test.each([1440, 360])(
  'everybody shown is suspended with one reason, one by one, and reinstated by one button, %s px wide',
  async (width) => {
    window.innerWidth = width;
    const { api, user } = renderConsole('/users?college=iet', answering);
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    // Who is suspended cannot be chosen.
    expect(screen.getAllByRole('checkbox', { name: /^Select (Asha|Bina|Chitra)$/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Suspend selected…' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Select all 2 shown' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suspend selected…' }));
    const asked = await dialog();
    expect(asked).toHaveAccessibleName('Suspend 2 members?');
    expect(asked).toHaveTextContent('Asha, Bina. They are signed out everywhere');
    const confirm = within(asked).getByRole('button', { name: 'Suspend all 2' });
    await user.click(confirm);
    expect(within(asked).getByText('Please give a reason')).toBeVisible();
    await user.type(within(asked).getByRole('textbox', { name: 'Reason' }), 'Sold essays');
    const second = deferred();
    api.answer('/admin/users/setUserStatus', (call, signal) =>
      call.body.id === users[1]?.id
        ? second.handler(call, signal)
        : { body: { success: true, message: '', data: {} } },
    );
    await user.click(confirm);
    expect(await within(asked).findByRole('button', { name: 'Suspending 2 of 2...' })).toBeVisible();
    expect(within(asked).getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    second.respond({ body: { success: true, message: '', data: {} } });
    expect(await screen.findByText('2 members are suspended and signed out everywhere.')).toBeVisible();
    expect(changes(api)).toEqual(
      ['Asha', 'Bina'].map((name) => ({ name, status: 'suspended', from: 'active', reason: 'Sold essays' })),
    );
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus());

    api.answer('/admin/users/setUserStatus', { body: { success: true, message: '', data: {} } });
    await user.click(screen.getByRole('button', { name: 'Undo suspension of 2 members' }));
    expect(await screen.findByText('2 members may sign in again.')).toBeVisible();
    expect(changes(api).slice(2)).toEqual(
      ['Asha', 'Bina'].map((name) => ({ name, status: 'active', from: 'suspended', reason: undefined })),
    );
  },
);

test('whom a suspension failed for is named and stays selected, and only the others are reinstated', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/users', answering);
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Asha' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Bina' }));
  await user.click(screen.getByRole('button', { name: 'Suspend selected…' }));
  await user.type(within(await dialog()).getByRole('textbox', { name: 'Reason' }), 'Sold essays');
  api.answer('/admin/users/setUserStatus', ({ body }) =>
    body.id === users[0]?.id
      ? failure(500, 'The server failed.')
      : { body: { success: true, message: '', data: {} } },
  );
  await user.click(screen.getByRole('button', { name: 'Suspend all 2' }));
  expect(
    await screen.findByText(/^1 member is suspended and signed out everywhere\. Not Asha: /),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Asha' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Bina' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Undo suspension of 1 member' }));
  expect(await screen.findByText('1 member may sign in again.')).toBeVisible();
  expect(changes(api).slice(2)).toEqual([
    { name: 'Bina', status: 'active', from: 'suspended', reason: undefined },
  ]);
});

test('too many calls stop it; the rest stays selected, and it says how many are done', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/users', (prepared) => {
    const four = Array.from({ length: 4 }, (_, index) => aUser(index + 1));
    prepared.answer('/admin/users/getUsers', { body: { ...aUserPage({}, 4), data: four } });
  });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all 4 shown' }));
  await user.click(screen.getByRole('button', { name: 'Suspend selected…' }));
  await user.type(within(await dialog()).getByRole('textbox', { name: 'Reason' }), 'Sold essays');
  api.answer('/admin/users/setUserStatus', ({ body }) =>
    body.id === aUser(1).id
      ? { body: { success: true, message: '', data: {} } }
      : failure(429, 'Please wait a minute.', 'rate_limited'),
  );
  await user.click(screen.getByRole('button', { name: 'Suspend all 4' }));
  expect(
    await screen.findByText(/^1 member is suspended and signed out everywhere\. The others are not done: /),
  ).toBeVisible();
  expect(changes(api)).toHaveLength(2);
  expect(screen.getByText('3 selected')).toBeVisible();
});

test('a failure for everybody stays in the dialog with the reason', async () => {
  expectLoggedFailures();
  const { user } = renderConsole('/users', (api) => {
    const seven = Array.from({ length: 7 }, (_, index) => aUser(index + 1));
    api.answer('/admin/users/getUsers', { body: { ...aUserPage({}, 7), data: seven } });
    api.answer('/admin/users/setUserStatus', failure(500, 'The server failed.'));
  });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all 7 shown' }));
  await user.click(screen.getByRole('button', { name: 'Suspend selected…' }));
  const asked = await dialog();
  expect(asked).toHaveTextContent('Member 1, Member 2, Member 3, Member 4, Member 5 and 2 more. They are');
  await user.type(within(asked).getByRole('textbox', { name: 'Reason' }), 'Sold essays');
  await user.click(within(asked).getByRole('button', { name: 'Suspend all 7' }));
  expect(await within(asked).findByRole('alert')).toBeVisible();
  expect(within(asked).getByRole('textbox', { name: 'Reason' })).toHaveValue('Sold essays');
});

test('while members are selected, a click on a row selects it, and each row keeps one tab stop', async () => {
  const { user } = renderConsole('/users', answering);
  const select = await screen.findByRole('button', { name: 'Select' });
  await user.click(select);
  await user.click(screen.getByText('Asha'));
  expect(screen.getByRole('checkbox', { name: 'Select Asha' })).toBeChecked();
  expect(address()).toBe('/admin/users');
  expect(screen.queryByRole('link', { name: 'View More about Asha' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'End the selection' }));
  await user.click(screen.getByText('Asha'));
  expect(address()).toBe(`/admin/users/id/${users[0]?.id}`);
});
