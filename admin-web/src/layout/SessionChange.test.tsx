import { act, screen, waitFor, within } from '@testing-library/react';
import { ADMIN_ACTIVITY_KEY, ADMIN_TOKEN_KEY } from '../providers/session';
import { inAnotherTab, logInBefore, settled, whileInCache } from '../test/browser';
import { aPostPage } from '../test/factories';
import { deferred } from '../test/fakeApi';
import { renderConsole } from '../test/renderConsole';

const ANOTHER_TOKEN = 'token-of-another';
const logInAsAnother = () => logInBefore(ANOTHER_TOKEN, 'another');

beforeEach(() => logInBefore());

/** A response with the account of this user name. */
const accountOf = (userName: string) => ({
  body: { success: true, data: { id: '2', userName, createdAt: '2026-02-06T05:30:00.000Z' } },
});

test('a page restored from the cache after a logout elsewhere hides the members', async () => {
  const { api } = renderConsole('/users');
  expect(await screen.findByText('Member 1')).toBeVisible();
  const calls = api.received.length;
  whileInCache(() => localStorage.clear());
  expect(screen.queryByText('Member 1')).not.toBeInTheDocument();
  expect(await screen.findByText('You have been logged out in another tab.')).toBeVisible();
  expect(localStorage.getItem(ADMIN_ACTIVITY_KEY)).toBeNull();
  expect(api.received).toHaveLength(calls);
});

test('a page restored from the cache into another session uses that session', async () => {
  const { api } = renderConsole('/users');
  expect(await screen.findByText('Member 1')).toBeVisible();
  const calls = api.received.length;
  const lastActivity = String(Date.now() - 60_000);
  whileInCache(() => {
    logInAsAnother();
    localStorage.setItem(ADMIN_ACTIVITY_KEY, lastActivity);
  });
  expect(await screen.findByRole('button', { name: 'Profile menu another' })).toBeVisible();
  await waitFor(() => expect(api.received.length).toBeGreaterThan(calls));
  for (const { authorization } of api.received.slice(calls)) expect(authorization).toBe(ANOTHER_TOKEN);
  expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBe(ANOTHER_TOKEN);
  expect(localStorage.getItem(ADMIN_ACTIVITY_KEY)).toBe(lastActivity);
});

test.each([
  ['restored from the cache into', whileInCache],
  ['moved by another tab to', inAnotherTab],
])(
  'a page that was %s another session shows nothing that was typed or fetched in the first',
  async (_how, when) => {
    const { api, user } = renderConsole('/profile');
    const account = () => within(screen.getByRole('region', { name: 'Account' }));
    await user.type(await screen.findByLabelText('Current password'), 'of the first');
    expect(await account().findByText('rsrivastava')).toBeVisible();
    const answer = deferred();
    api.answer('/admin/account/get', answer.handler);
    when(logInAsAnother);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(account().queryByText('rsrivastava')).not.toBeInTheDocument();
    await act(() => Promise.resolve(answer.respond(accountOf('another'))));
    expect(await account().findByText('another')).toBeVisible();
  },
);

test('an export that arrives after a logout in another tab is not saved', async () => {
  const file = deferred();
  const save = jest.fn(() => 'blob:members');
  URL.createObjectURL = save;
  const { api, user } = renderConsole('/users', (prepared) =>
    prepared.answer('/admin/users/exportUsers', file.handler),
  );
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(api.callsOf('/admin/users/exportUsers')).toHaveLength(1));
  inAnotherTab(() => localStorage.clear());
  await screen.findByText('You have been logged out in another tab.');
  file.respond({ body: 'Name' });
  await settled();
  expect(save).not.toHaveBeenCalled();
});

test('a notification of one session does not appear in the next', async () => {
  const list = deferred();
  const { api, user } = renderConsole('/content');
  await user.click(await screen.findByRole('button', { name: 'View More of the post of Member 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  await user.type(screen.getByLabelText('Reason'), 'Insults');
  // When the session changes, the post is removed and the list is being fetched again.
  api.answer('/admin/content/getPosts', list.handler);
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  await waitFor(() => expect(api.callsOf('/admin/content/getPosts')).toHaveLength(2));
  inAnotherTab(logInAsAnother);
  expect(await screen.findByRole('button', { name: 'Profile menu another' })).toBeVisible();
  list.respond({ body: aPostPage({ page: 1 }) });
  expect(await screen.findByText('Post 1')).toBeVisible();
  await settled();
  expect(screen.queryByText('The post of Member 1 is removed.')).not.toBeInTheDocument();
});
