import { screen, waitFor, within } from '@testing-library/react';
import type { AdminUserDetailsDto, MemberAgeDto } from '../../api/generated';
import { address, expectLoggedFailures, logInBefore } from '../../test/browser';
import { failure, deferred, PASSWORD, type FakeApi } from '../../test/fakeApi';
import { aPage, aPost, aUserDetails, anAuditEntry } from '../../test/factories';
import { renderConsole } from '../../test/renderConsole';

beforeEach(() => logInBefore());

const answering = (details: Partial<AdminUserDetailsDto>) => (api: FakeApi) =>
  api.answer('/admin/users/getUser', { body: { success: true, data: aUserDetails(details) } });
const suspended = {
  status: 'suspended',
  suspension: {
    at: '2026-11-20T05:30:00.000Z',
    reason: 'Sells essays',
    by: 'warden',
    until: null,
    canLift: true,
  },
} as const;
const region = (name: string) => screen.getByRole('region', { name });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Member 1' });

test('shows everything about a member, with their name as heading', async () => {
  const { api } = renderConsole('/users/id/999');
  expect(await heading()).toBeVisible();
  expect(api.callsOf('/admin/users/getUser').map(({ body }) => body)).toEqual([{ id: '999' }]);
  expect(document.title).toBe('Member 1 · Campus Commons Console');
  expect(screen.getByText('1,240')).toBeVisible();
  const details = within(region('Details'));
  expect(details.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Email',
    'Phone',
    'College',
    'College year',
    'Course',
    'About',
    'Joined Date',
    'ID',
  ]);
  expect(details.getByText('98765 00001')).toBeVisible();
  expect(details.getByText('20/11/2026, 11:00 am')).toBeVisible();
  expect(within(region('Sessions')).getByText('Firefox on Linux')).toBeVisible();
  expect(within(region('Recent posts')).getByText('Post 1')).toBeVisible();
  expect(within(region('Pages')).getByText('Page 1')).toBeVisible();
  expect(within(region('Activity log')).getByText('Signed in')).toBeVisible();
});

test('the college leads to everybody at it', async () => {
  const { api, user } = renderConsole('/users/id/999');
  await user.click(await screen.findByRole('link', { name: 'IET Lucknow' }));
  await screen.findByRole('table', { name: 'Users' });
  expect(screen.getByRole('textbox', { name: 'College' })).toHaveValue('IET Lucknow');
  expect(api.callsOf('/admin/users/getUsers').at(-1)?.body).toMatchObject({ college: 'IET Lucknow' });
});

test('the lists of a member’s posts and pages do not repeat the member’s name', async () => {
  renderConsole(
    '/users/id/999',
    answering({
      recentPosts: [aPost(1, { Page: { id: '3', title: 'Kite Club', imageUrl: null } })],
      pages: [aPage(1)],
    }),
  );
  await heading();
  const [post] = within(region('Recent posts')).getAllByRole('listitem');
  expect(post).not.toHaveTextContent('Member 1');
  expect(post).toHaveTextContent('20/11/2026 · Kite Club · 3 likes · 1 comment');
  const [page] = within(region('Pages')).getAllByRole('listitem');
  expect(page).toHaveTextContent('Page 1');
  expect(page).not.toHaveTextContent('Member 1');
});

test('a new member’s empty sections have a message', async () => {
  renderConsole(
    '/users/id/999',
    answering({ pages: [], recentPosts: [], sessions: [], audit: [], status: 'active' }),
  );
  await heading();
  expect(screen.getByText('No posts yet.')).toBeVisible();
  expect(screen.getByText('They have created no page.')).toBeVisible();
  expect(screen.getByText('Signed in nowhere.')).toBeVisible();
});

test('the activity log names the actor and the reason; an unknown action is shown by its code', async () => {
  const actor = { kind: 'administrator', id: '1', name: 'warden' } as const;
  const unknown = { ...anAuditEntry({ id: '2' }), action: 'badge_given' } as unknown as ReturnType<
    typeof anAuditEntry
  >;
  renderConsole(
    '/users/id/999',
    answering({ audit: [anAuditEntry({ action: 'member_suspended', actor, reason: 'Spam' }), unknown] }),
  );
  await heading();
  const entries = within(region('Activity log')).getAllByRole('listitem');
  expect(entries[0]).toHaveTextContent('Suspended20/11/2026, 11:00 amby administrator warden: Spam');
  expect(entries[1]).toHaveTextContent('badge given');
});

test('a reason may have 500 characters, and an emoji is one of them', async () => {
  const { user } = renderConsole('/users/id/999', answering({}));
  await heading();
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await user.click(screen.getByLabelText('Reason'));
  await user.paste('😀'.repeat(501));
  expect(screen.getByLabelText('Reason')).toHaveValue('😀'.repeat(500));
});

test('a member is suspended once, with a reason, and a message confirms it', async () => {
  const answer = deferred();
  const { api, user } = renderConsole('/users/id/999', (prepared) =>
    prepared.answer('/admin/users/setUserStatus', answer.handler),
  );
  await heading();
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  const dialog = screen.getByRole('dialog', { name: 'Suspend Member 1?' });
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(within(dialog).getByText('Please give a reason')).toBeVisible();
  expect(api.callsOf('/admin/users/setUserStatus')).toEqual([]);

  await user.type(within(dialog).getByLabelText('Reason'), ' Sells essays ');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(within(dialog).getByRole('button', { name: /Suspending\.\.\./ })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();

  answering(suspended)(api);
  answer.respond({ body: { success: true, data: { id: '999', status: 'suspended' } } });
  expect(await screen.findByText('Member 1 is suspended and signed out everywhere.')).toBeVisible();
  expect(await screen.findByText(/by warden: Sells essays/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reinstate' })).toHaveFocus();
  expect(api.callsOf('/admin/users/setUserStatus').map(({ body }) => body)).toEqual([
    { id: '999', status: 'suspended', from: 'active', reason: 'Sells essays' },
  ]);
});

test('a suspended member is reinstated, with or without a reason', async () => {
  const { api, user } = renderConsole('/users/id/999', answering(suspended));
  await heading();
  await user.click(screen.getByRole('button', { name: 'Reinstate' }));
  const dialog = screen.getByRole('dialog', { name: 'Reinstate Member 1?' });
  answering({})(api);
  await user.click(within(dialog).getByRole('button', { name: 'Reinstate' }));
  expect(await screen.findByText('Member 1 may sign in again.')).toBeVisible();
  expect(screen.queryByText(/Sells essays/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Suspend' })).toHaveFocus();
  expect(api.callsOf('/admin/users/setUserStatus').map(({ body }) => body)).toEqual([
    { id: '999', status: 'active', from: 'suspended' },
  ]);
});

test('who may not end a suspension reads of it, and is offered no button', async () => {
  const { suspension } = suspended;
  renderConsole('/users/id/999', answering({ ...suspended, suspension: { ...suspension, canLift: false } }));
  await heading();
  expect(screen.getByText(/Sells essays/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Reinstate|Suspend/ })).not.toBeInTheDocument();
});

test('the notices of a suspension and a reinstatement undo them, in the state that they left', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/users/id/999', answering(suspended));
  await heading();
  await user.click(screen.getByRole('button', { name: 'Reinstate' }));
  answering({})(api);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reinstate' }));
  answering(suspended)(api);
  await user.click(await screen.findByRole('button', { name: 'Undo reinstatement of Member 1' }));
  expect(await screen.findByText('Member 1 is suspended and signed out everywhere.')).toBeVisible();
  answering({})(api);
  await user.click(screen.getByRole('button', { name: 'Undo suspension of Member 1' }));
  expect(await screen.findByText('Member 1 may sign in again.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(api.callsOf('/admin/users/setUserStatus').map(({ body }) => body)).toEqual([
    { id: '999', status: 'active', from: 'suspended' },
    { id: '999', status: 'suspended', from: 'active', reason: 'Sells essays' },
    { id: '999', status: 'active', from: 'suspended' },
  ]);

  // Another administrator was faster.
  api.answer(
    '/admin/users/setUserStatus',
    failure(409, 'warden suspended this member on 20/11/2026 at 14:05.', 'state_changed'),
  );
  await user.click(screen.getByRole('button', { name: 'Undo reinstatement of Member 1' }));
  expect(
    await screen.findByText('warden suspended this member on 20/11/2026 at 14:05. Nothing was changed now.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('a suspension can end by itself, also after its reinstatement was undone', async () => {
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const { api, user } = renderConsole('/users/id/999', answering({}));
  await heading();
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Sells essays');
  await user.click(within(dialog).getByRole('combobox', { name: 'Suspended for' }));
  await user.click(screen.getByRole('option', { name: '3 days' }));
  answering({ ...suspended, suspension: { ...suspended.suspension, until } })(api);
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText(/^Suspended until .*: Sells essays$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reinstate' }));
  answering({})(api);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reinstate' }));
  await user.click(await screen.findByRole('button', { name: 'Undo reinstatement of Member 1' }));
  await waitFor(() => expect(api.callsOf('/admin/users/setUserStatus')).toHaveLength(3));
  const [first, , third] = api.callsOf('/admin/users/setUserStatus').map(({ body }) => body.until);
  expect(Math.abs(Date.parse(String(first)) - Date.parse(until))).toBeLessThan(60_000);
  expect(third).toBe(until);
});

test('a limit is shown with its end and the rule', async () => {
  renderConsole('/users/id/999', answering({ limit: { until: '2026-12-10T05:30:00.000Z', rule: 2 } }));
  await heading();
  expect(screen.getByText(/^Limited until .*10.*Hatred$/)).toBeVisible();
});

test('a suspension that fails shows an error and keeps the typed text', async () => {
  expectLoggedFailures();
  const { user } = renderConsole('/users/id/999', (api) =>
    api.answer('/admin/users/setUserStatus', failure(500, 'Something broke')),
  );
  await heading();
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Sells essays');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something broke');
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Sells essays');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a typed reason is kept for the same administrator after Cancel and a new login', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/users/id/999', (prepared) =>
    prepared.answer('/admin/users/setUserStatus', failure(401, 'Please sign in')),
  );
  const reason = async () => {
    await heading();
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    return within(screen.getByRole('dialog')).getByLabelText('Reason');
  };
  const logIn = async (userName: string) => {
    await user.type(await screen.findByLabelText('User ID'), userName);
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  };
  await user.type(await reason(), 'Sells essays');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await reason()).toHaveValue('Sells essays');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }));

  await logIn('somebody.else');
  expect(await reason()).toHaveValue('');
  await user.type(screen.getByLabelText('Reason'), 'Another reason');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }));

  await logIn('rsrivastava');
  expect(await reason()).toHaveValue('Sells essays');
  api.answer('/admin/users/setUserStatus', { body: { success: true, data: {} } });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Member 1 is suspended and signed out everywhere.')).toBeVisible();
  expect(await reason()).toHaveValue('');
});

test('an outdated page warns before it replaces a suspension', async () => {
  const { api, user } = renderConsole('/users/id/999');
  await heading();
  answering(suspended)(api);
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    'warden has already suspended them: Sells essays. Your reason would replace this one.',
  );
});

test('a conflict with another administrator shows their change and keeps the typed text', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/users/id/999');
  await heading();
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await user.type(screen.getByLabelText('Reason'), 'Spam');
  answering(suspended)(api);
  api.answer(
    '/admin/users/setUserStatus',
    failure(409, 'warden suspended this member on 20/11/2026 at 14:05.', 'state_changed'),
  );
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }));
  expect(
    await screen.findByText('warden suspended this member on 20/11/2026 at 14:05. Nothing was changed now.'),
  ).toBeVisible();
  expect(screen.queryByText(/is suspended and signed out/)).not.toBeInTheDocument();
  expect(screen.getByText(/by warden: Sells essays/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reinstate' })).toBeVisible();
  answering({})(api);
  await user.click(screen.getByRole('button', { name: 'Reinstate' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  expect(screen.getByLabelText('Reason')).toHaveValue('Spam');
});

test('a page that cannot be refreshed stays open with the typed text', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/users/id/999');
  await heading();
  api.answer('/admin/users/getUser', failure(500, 'Something broke'));
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await user.type(screen.getByLabelText('Reason'), 'Sells essays');
  expect(await screen.findByText('Failed to bring this page up to date')).toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('Sells essays');
  await user.keyboard('{Escape}');
  answering({})(api);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() =>
    expect(screen.queryByText('Failed to bring this page up to date')).not.toBeInTheDocument(),
  );
});

test('the member’s newest post opens in a dialog, and can be removed', async () => {
  const { api, user } = renderConsole('/users/id/999');
  await heading();
  await user.click(screen.getByRole('button', { name: 'View More of the post of Member 1' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Post of Member 1' })).getByRole('button', {
      name: 'Remove post',
    }),
  );
  await user.type(screen.getByLabelText('Reason'), 'Spam');
  answering({ recentPosts: [] })(api);
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  expect(await screen.findByText('The post of Member 1 is removed.')).toBeVisible();
  expect(await screen.findByText('No posts yet.')).toBeVisible();
  // Without posts the list no longer exists, so the heading gets the focus.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('values with a copy button can be copied', async () => {
  const { user } = renderConsole('/users/id/999');
  await heading();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy Phone' }));
  expect(write).toHaveBeenCalledWith('9876500001');
  expect(screen.getByRole('button', { name: 'Copied Phone' })).toBeVisible();
});

test.each([404, 400])('the address of an unknown member (%s) shows the section’s 404', async (status) => {
  expectLoggedFailures();
  renderConsole('/users/id/0', (api) =>
    api.answer('/admin/users/getUser', failure(status, 'No such member')),
  );
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  expect(address()).toBe('/admin/users/id/0');
});

test('a failure shows an error, and can be tried again', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/users/id/999', (prepared) =>
    prepared.answer('/admin/users/getUser', failure(500, 'Something broke')),
  );
  expect(await screen.findByText('Failed to fetch this user')).toBeVisible();
  expect(screen.getByText('Something broke')).toBeVisible();
  answering({})(api);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await heading()).toBeVisible();
});

test('the second step of a member who lost it is turned off, with a reason', async () => {
  const { api, user } = renderConsole('/users/id/999', answering({ hasSecondFactor: true }));
  await heading();
  await user.click(screen.getByRole('button', { name: 'Turn off two-step sign-in' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Turn off two-step sign-in' }));
  expect(api.callsOf('/admin/users/clearFactors')).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'Came in person');
  answering({})(api);
  await user.click(dialog.getByRole('button', { name: 'Turn off two-step sign-in' }));
  expect(await screen.findByText('Two-step sign-in of Member 1 is off, and a mail says so.')).toBeVisible();
  expect(api.callsOf('/admin/users/clearFactors').map(({ body }) => body)).toEqual([
    { id: '999', reason: 'Came in person' },
  ]);
  expect(screen.queryByRole('button', { name: 'Turn off two-step sign-in' })).not.toBeInTheDocument();
});

test('the age and the consent are shown, and a document is recorded with a reason', async () => {
  const minor = (consent: MemberAgeDto['consent']) => answering({ age: { band: 'minor', consent } });
  const { api, user } = renderConsole('/users/id/999', minor(null));
  await heading();
  expect(screen.getByText('16 or 17')).toBeVisible();
  expect(screen.getByText('No parent or guardian is asked yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record a document' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Letter of 3 March');
  const at = '2026-11-30T06:00:00.000Z';
  const document = {
    state: 'agreed',
    method: 'document',
    relation: 'parent',
    askedAt: null,
    expiresAt: null,
  } as const;
  minor({ ...document, answeredAt: at })(api);
  await user.click(dialog.getByRole('button', { name: 'Record a document' }));
  expect(await screen.findByText('The document about Member 1 is recorded.')).toBeVisible();
  expect(api.callsOf('/admin/users/recordConsent').map(({ body }) => body)).toEqual([
    { id: '999', reason: 'Letter of 3 March' },
  ]);
  expect(screen.queryByRole('button', { name: 'Record a document' })).not.toBeInTheDocument();
});
