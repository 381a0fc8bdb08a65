import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AuditEventDto } from '../../api/generated';
import { address, expectLoggedFailures, logInBefore } from '../../test/browser';
import { anAuditEvent, anAuditPage, aPostPage } from '../../test/factories';
import { failure } from '../../test/fakeApi';
import { renderConsole } from '../../test/renderConsole';

beforeEach(() => logInBefore());

const entries = async () =>
  within(await screen.findByRole('list', { name: 'Activity log' })).getAllByRole('listitem');

test('each entry names the action, the actor, the member and the time', async () => {
  renderConsole('/audit', (api) =>
    api.answer('/admin/audit/search', {
      body: {
        success: true,
        data: {
          ...anAuditPage({}),
          events: [
            anAuditEvent(1),
            anAuditEvent(2, {
              action: 'sign_in_refused',
              actor: { kind: 'anonymous', id: null, name: null },
              member: { id: '7', name: null },
              reason: null,
            }),
            anAuditEvent(3, { action: 'post_removed', subject: { kind: 'post', id: '12' } }),
            anAuditEvent(4, {
              action: 'signed_in',
              actor: { kind: 'member', id: '996', name: 'Member 4' },
              reason: null,
            }),
          ],
        },
      },
    }),
  );
  const [first, second, third, fourth] = await entries();
  expect(first).toHaveTextContent(
    'Suspendedby administrator anita (no. 2), about Member 1 (no. 999): Reason 120/11/2026, 11:00 am',
  );
  expect(within(first as HTMLElement).getByRole('link', { name: 'Member 1 (no. 999)' })).toHaveAttribute(
    'href',
    '/admin/users/id/999',
  );
  expect(second).toHaveTextContent(
    'Sign-in refused: suspendedby somebody not signed in, about a former member (no. 7)',
  );
  expect(third).toHaveTextContent(
    'Post removedby administrator anita (no. 2), about Member 3 (no. 997), post no. 12',
  );
  expect(fourth).toHaveTextContent('Signed inby Member 4 (no. 996)20/11/2026');
});

test('the entries are filtered by administrator, action and days, and the URL has the filters', async () => {
  const { api, user } = renderConsole('/audit?from=2026-11-16&to=2026-11-20', (prepared) =>
    prepared.answer('/admin/audit/search', ({ body }) => ({
      body: { success: true, data: anAuditPage(body, 120) },
    })),
  );
  await entries();
  await user.click(screen.getByRole('combobox', { name: 'Who' }));
  await user.click(screen.getByRole('option', { name: 'anita' }));
  await waitFor(() => expect(address()).toBe('/admin/audit?from=2026-11-16&to=2026-11-20&by=2'));
  await user.click(screen.getByRole('combobox', { name: 'What' }));
  await user.click(screen.getByRole('option', { name: 'Reinstated' }));
  await entries();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() =>
    expect(api.callsOf('/admin/audit/search').at(-1)?.body).toEqual({
      page: 2,
      limit: 50,
      actorId: '2',
      action: 'member_reinstated',
      from: '2026-11-16',
      to: '2026-11-20',
    }),
  );
});

test('days are typed as India writes them; an invalid one shows an error and makes no call', async () => {
  const { api, user } = renderConsole('/audit?from=2026-11-16');
  await entries();
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  expect(from).toHaveValue('16/11/2026');
  await user.type(to, '11/20/2026');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Please type a day as 20/11/2026');
  expect(to).toBeInvalid();
  expect(to).toHaveAccessibleDescription('Please type a day as 20/11/2026');
  expect(address()).toBe('/admin/audit?from=2026-11-16');
  expect(api.callsOf('/admin/audit/search')).toHaveLength(1);

  await user.clear(to);
  await user.type(to, '20/11/2026');
  await waitFor(() => expect(address()).toBe('/admin/audit?from=2026-11-16&to=2026-11-20'));
  await user.clear(from);
  await user.type(from, '1.11.2026{Enter}');
  expect(from).toHaveValue('01/11/2026');
  await waitFor(() => expect(address()).toBe('/admin/audit?from=2026-11-01&to=2026-11-20'));
  await user.clear(from);
  await user.tab();
  await waitFor(() => expect(address()).toBe('/admin/audit?to=2026-11-20'));
});

test('an act about a topic names it', async () => {
  const event = anAuditEvent(1, { action: 'topic_hidden', member: null, topic: 'शतरंज', reason: 'Insults' });
  renderConsole('/audit', (api) =>
    api.answer('/admin/audit/search', {
      body: { success: true, data: { ...anAuditPage({}), events: [event] } },
    }),
  );
  const [hidden] = await entries();
  expect(hidden).toHaveTextContent(/Topic hidden.*, #शतरंज: .?Insults/);
});

test('a change of an account of the console says whose, and what it may do since; a removed one has its number', async () => {
  const about = (consoleAccount: AuditEventDto['consoleAccount']) => ({
    member: null,
    reason: null,
    consoleAccount,
  });
  const events = [
    anAuditEvent(1, {
      action: 'administrator_role_set',
      ...about({ id: '7', userName: 'warden', role: 'moderator' }),
    }),
    anAuditEvent(2, {
      action: 'administrator_removed',
      ...about({ id: '8', userName: null, role: null as never }),
    }),
  ];
  renderConsole('/audit', (api) =>
    api.answer('/admin/audit/search', {
      body: {
        success: true,
        data: { ...anAuditPage({}), events },
      },
    }),
  );
  const [changed, removed] = await entries();
  expect(changed).toHaveTextContent('about warden (no. 7), now a moderator');
  expect(removed).toHaveTextContent('about an account that is removed (no. 8)');
});

test('equal acts of an administrator in a row are one, which opens', async () => {
  const anita = { kind: 'administrator', id: '2', name: 'anita' } as const;
  const events = [
    anAuditEvent(1),
    anAuditEvent(2),
    anAuditEvent(3, { at: '2026-11-19T05:30:00.000Z' }),
    anAuditEvent(4, { actor: { ...anita, id: '3' }, at: '2026-11-19T05:20:00.000Z' }),
    anAuditEvent(5, { action: 'maintenance_started', member: null, reason: null }),
    anAuditEvent(6, { action: 'maintenance_started', member: null, reason: null }),
  ];
  const { user } = renderConsole('/audit', (api) =>
    api.answer('/admin/audit/search', {
      body: { success: true, data: { ...anAuditPage({}), events } },
    }),
  );
  expect(await entries()).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Maintenance started, 2 times' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Member 1 (no. 999)' })).not.toBeInTheDocument();
  const group = screen.getByRole('button', { name: 'Suspended 2 members' });
  expect(group).toHaveAccessibleDescription('by administrator anita · 20/11/2026, 11:00 am');
  await user.click(group);
  const acts = within(screen.getByRole('list', { name: 'Suspended 2 members' })).getAllByRole('listitem');
  expect(acts.map((act) => act.textContent)).toEqual([
    expect.stringContaining('Member 1 (no. 999): '),
    expect.stringContaining('Member 2 (no. 998): '),
  ]);
});

test('sign-ins are folded by day, below what administrators did on it, and fetched when the day is opened', async () => {
  const { api, user } = renderConsole('/audit', (prepared) =>
    prepared.answer('/admin/audit/search', ({ body }) => ({
      body: {
        success: true,
        data:
          body.kind === 'acts'
            ? {
                ...anAuditPage(body, 1),
                accountDays: [
                  { date: '2026-11-24', entries: 17, signIns: 14, refused: 2 },
                  { date: '2026-11-20', entries: 1, signIns: 0, refused: 1 },
                  { date: '2025-02-01', entries: 1001, signIns: 900, refused: 0 },
                ],
              }
            : { ...anAuditPage(body), events: [anAuditEvent(1, { action: 'signed_in', reason: null })] },
      },
    })),
  );
  const rows = await entries();
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^14 sign-ins on 24 November.*2 failed or refused · 1 other entry$/),
    expect.stringMatching(/^Suspended/),
    expect.stringMatching(/^Accounts on 20 November.*1 failed or refused$/),
    expect.stringMatching(/^More than 1,000 sign-ins and the like on 1 February 2025$/),
  ]);
  await user.click(screen.getByRole('button', { name: /^14 sign-ins on/ }));
  const list = await screen.findByRole('list', { name: /^14 sign-ins on/ });
  expect(list).toHaveTextContent('Signed in');
  expect(api.callsOf('/admin/audit/search').at(-1)?.body).toEqual({
    page: 1,
    limit: PAGE_SIZE,
    kind: 'accounts',
    from: '2026-11-24',
    to: '2026-11-24',
  });
  expect(screen.getByRole('link', { name: 'All of this day' })).toHaveAttribute(
    'href',
    '/admin/audit?action=accounts&from=2026-11-24&to=2026-11-24',
  );
});

test('the log is searched, and what it shows is chosen', async () => {
  const { api, user } = renderConsole('/audit');
  await entries();
  await user.type(screen.getByRole('textbox', { name: 'Search the log' }), 'spam{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/audit?search=spam'));
  await user.click(screen.getByRole('combobox', { name: 'What' }));
  await user.click(screen.getByRole('option', { name: 'Everything' }));
  await waitFor(() => expect(address()).toBe('/admin/audit?search=spam&action=all'));
  await entries();
  expect(api.callsOf('/admin/audit/search').map(({ body }) => body)).toEqual([
    { page: 1, limit: 50, kind: 'acts' },
    { page: 1, limit: 50, kind: 'acts', search: 'spam' },
    { page: 1, limit: 50, search: 'spam' },
  ]);
});

test('content is linked where it is: among the removed after a removal', async () => {
  const { api, user } = renderConsole('/audit', (prepared) => {
    prepared.answer('/admin/audit/search', {
      body: {
        success: true,
        data: {
          ...anAuditPage({}),
          events: [
            anAuditEvent(1, { action: 'post_removed', subject: { kind: 'post', id: '12' } }),
            anAuditEvent(2, { action: 'comment_restored', subject: { kind: 'comment', id: '13' } }),
          ],
        },
      },
    });
    prepared.answer('/admin/content/getPosts', ({ body }) => ({
      body: aPostPage(body, body.removed ? 0 : 1),
    }));
  });
  await entries();
  expect(screen.getByRole('link', { name: 'comment no. 13' })).toHaveAttribute(
    'href',
    '/admin/content/comments?id=13',
  );
  await user.click(screen.getByRole('link', { name: 'post no. 12' }));
  expect(await screen.findByText(/is not among the removed/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Shown' }));
  expect(await screen.findByText('Post 1')).toBeVisible();
  expect(api.callsOf('/admin/content/getPosts').map(({ body }) => [body.id, body.removed])).toEqual([
    ['12', true],
    ['12', undefined],
  ]);
});

test('a member’s details link to their activity, and the filter can be removed', async () => {
  const { api, user } = renderConsole('/users/id/999');
  await user.click(await screen.findByRole('link', { name: 'All activity' }));
  await entries();
  expect(address()).toBe('/admin/audit?member=999');
  expect(api.callsOf('/admin/audit/search')[0]?.body).toEqual({ page: 1, limit: 50, memberId: '999' });
  const chip = screen.getByText('About Member 1').parentElement as HTMLElement;
  act(() => chip.focus());
  await user.keyboard('{Delete}');
  await waitFor(() => expect(address()).toBe('/admin/audit'));
});

test('the name of an administrator filters by them', async () => {
  const { user } = renderConsole('/audit');
  const [first] = await entries();
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'administrator anita (no. 2)' }));
  await waitFor(() => expect(address()).toBe('/admin/audit?by=2'));
});

test('days in the wrong order show an error, and invalid filters are not sent', async () => {
  const { api } = renderConsole('/audit?from=2026-11-20&to=2026-11-01&action=looked&by=x');
  await entries();
  expect(screen.getByText('The first day comes before the last')).toBeVisible();
  expect(api.callsOf('/admin/audit/search')[0]?.body).toEqual({
    page: 1,
    limit: 50,
    kind: 'acts',
    from: '2026-11-20',
  });
});

test('an empty result and a failure show a message and a button', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/audit?action=page_removed', (prepared) =>
    prepared.answer('/admin/audit/search', failure(500, 'Something broke')),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the activity log');
  api.answer('/admin/audit/search', ({ body }) => ({
    body: { success: true, data: anAuditPage(body, body.action ? 0 : 25) },
  }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nothing matches what you chose')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all activity' }));
  expect(await entries()).toHaveLength(25);
});
