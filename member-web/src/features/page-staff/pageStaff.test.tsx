import { screen, waitFor, within } from '@testing-library/react';
import type { PageRolesDto } from '../../api/generated';
import { draftsOf } from '../../lib/drafts/drafts';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { aCard, aPage, aPost, feedOf, onePage, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const SINCE = '2026-11-03T06:30:00.000Z';
const OWNER = aCard('9', 'Kabir Anand');
const HELPER = aCard('5', 'Lalrinpuii Hmar');
const rolesOf = (rest: Partial<PageRolesDto> = {}): PageRolesDto => ({
  owner: OWNER,
  moderators: [{ User: HELPER, since: SINCE }],
  role: null,
  isBanned: false,
  transfer: null,
  ...rest,
});
const page = aPage('Robotics Club', { id: '20', isFollowing: true });
const apiWith = (roles: PageRolesDto) =>
  new FakeApi()
    .on('/user/pages/getRoles', accept({ data: roles }))
    .on('/user/pages/getBans', accept({ data: { bans: [], pagination: onePage(0) } }))
    .on('/user/pages/getPageActs', accept({ data: { acts: [], pagination: onePage(0) } }))
    .on(
      '/user/pages/getPageById',
      accept({
        data: {
          page: { ...page, isFollowing: !roles.isBanned },
          admin: { id: '9', name: 'Kabir Anand', profileUrl: null, isAdmin: roles.role === 'owner' },
          isFollowing: !roles.isBanned,
          bell: false,
        },
      }),
    )
    .on(
      '/user/feeds/getAllFeeds',
      feedOf(
        aPost('<p>Meeting</p>', { id: '7', Page: { id: '20', title: 'Robotics Club', imageUrl: null } }),
      ),
    )
    .on('/user/comments/getFeedComments', accept({ data: { comments: [], pagination: onePage(0) } }));
const openPeople = (api: FakeApi, memberId = '1') =>
  renderApp('/dashboard/pages/details/20/people', { token: tokenOf(memberId), api });

it('a page says who runs it, and leads to the list', async () => {
  renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api: apiWith(rolesOf()) });
  const list = await screen.findByRole('list', { name: 'Run by' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kabir Anand', 'Lalrinpuii Hmar']);
  expect(screen.getByRole('link', { name: 'Who runs this page' })).toHaveAttribute(
    'href',
    '/dashboard/pages/details/20/people',
  );
});

describe('the people who run a page', () => {
  it('are listed to every member, without buttons and without who is banned', async () => {
    const api = apiWith(rolesOf());
    openPeople(api);
    expect(await screen.findByText('Moderator since 3 November 2026')).toBeVisible();
    expect(screen.getByText('Owner')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove|Step down|Find/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Banned' })).not.toBeInTheDocument();
    expect(api.callsTo('/user/pages/getBans')).toEqual([]);
  });

  it('are chosen by the owner: a follower is found by name, and a refusal says why', async () => {
    const found = { items: [{ ...aCard('3', 'Meera Nair'), collegeName: null }], pagination: onePage(1) };
    const none = { items: [], pagination: onePage(0) };
    const api = apiWith(rolesOf({ role: 'owner' }))
      .on(
        '/user/search/find',
        accept({ data: { people: found, pages: none, posts: none, topics: none } as never }),
      )
      .on('/user/pages/setRole', refuse(403, 'Only somebody who follows this page can help to run it'));
    const { user } = openPeople(api, '9');
    await user.type(await screen.findByLabelText('Name of a follower'), 'Meera{Enter}');
    await user.click(await screen.findByRole('button', { name: /^Make moderator ?: Meera Nair$/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was changed. Only somebody who follows this page can help to run it',
    );
    expect(screen.getByLabelText('Name of a follower')).toHaveValue('Meera');
    expect(api.callsTo('/user/pages/setRole')[0]?.body).toEqual({
      id: '20',
      memberId: '3',
      role: 'moderator',
    });
  });

  it.each([
    ['the owner removes', 'owner', '9', 'Remove Lalrinpuii Hmar', 'Remove'],
    ['step down', 'moderator', '5', 'Step down', 'Step down'],
  ] as const)('%s, after a question', async (_, role, memberId, button, action) => {
    const api = apiWith(rolesOf({ role })).on(
      '/user/pages/setRole',
      accept({ message: 'Done', data: rolesOf({ moderators: [] }) }),
    );
    const { user } = openPeople(api, memberId);
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.callsTo('/user/pages/setRole')[0]?.body).toEqual({ id: '20', memberId: '5', role: 'none' });
    expect(api.callsTo('/user/pages/getRoles').length).toBeGreaterThan(1);
  });
});

it('those who run a page see who is banned, why and by whom, and lift a ban', async () => {
  const ban = { User: aCard('3', 'Meera Nair'), since: SINCE, reason: 'Sells tickets', By: OWNER };
  const api = apiWith(rolesOf({ role: 'moderator' }))
    .on('/user/pages/getBans', accept({ data: { bans: [ban], pagination: onePage(1) } }))
    .on('/user/pages/setBan', accept({ message: 'Done', data: { banned: false } }));
  const { user } = openPeople(api, '5');
  const part = await screen.findByRole('region', { name: 'Banned' });
  expect(await within(part).findByText('Since 3 November 2026, by Kabir Anand')).toBeVisible();
  expect(within(part).getByText('Sells tickets')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What was done' })).not.toBeInTheDocument();
  await user.click(within(part).getByRole('button', { name: 'Lift the ban Meera Nair' }));
  await waitFor(() => expect(api.callsTo('/user/pages/getBans').length).toBeGreaterThan(1));
  expect(api.callsTo('/user/pages/setBan')[0]?.body).toEqual({ id: '20', memberId: '3', banned: false });
});

it('the owner reads what was done, also of an account that is deleted; an unknown act is left out', async () => {
  const act = { id: '1', at: SINCE, reason: null, Actor: HELPER, User: aCard('3', 'Meera Nair') };
  const acts = [
    { ...act, act: 'painted' as never },
    { ...act, id: '2', act: 'banned' as const, reason: 'Sells tickets' },
    { ...act, id: '3', act: 'moderator_added' as const, User: null },
    { ...act, id: '1', act: 'post_removed' as const, reason: 'Off topic' },
  ];
  const api = apiWith(rolesOf({ role: 'owner' })).on(
    '/user/pages/getPageActs',
    accept({ data: { acts, pagination: onePage(3) } }),
  );
  openPeople(api, '9');
  const part = await screen.findByRole('region', { name: 'What was done' });
  expect(await within(part).findByText('Lalrinpuii Hmar banned Meera Nair')).toBeVisible();
  expect(within(part).getByText('Sells tickets')).toBeVisible();
  expect(
    within(part).getByText('Lalrinpuii Hmar made somebody whose account is deleted a moderator'),
  ).toBeVisible();
  expect(within(part).getByText('Lalrinpuii Hmar removed a post of Meera Nair')).toBeVisible();
  expect(within(part).getAllByRole('listitem')).toHaveLength(3);
});

it('who runs a page bans the author of a post from its menu; a failure keeps the reason', async () => {
  const api = apiWith(rolesOf({ role: 'moderator' })).on(
    '/user/pages/setBan',
    refuse(500, 'Something went wrong. Please try again.'),
  );
  const { user } = renderApp('/dashboard/pages/details/20', { token: tokenOf('5'), api });
  await user.click(await screen.findByRole('button', { name: 'Options for Sneha Pillai' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Ban .* from this page$/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Ban .* from this page\?$/ });
  expect(within(dialog).getByRole('button', { name: 'Ban' })).toBeDisabled();
  const field = within(dialog).getByRole('textbox', { name: /Reason/ });
  await user.type(field, 'Sells tickets');
  await user.click(within(dialog).getByRole('button', { name: 'Ban' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nothing was changed.');
  expect(field).toHaveValue('Sells tickets');
  api.on('/user/pages/setBan', accept({ message: 'Done', data: { banned: true } }));
  await user.click(within(dialog).getByRole('button', { name: 'Ban' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsTo('/user/pages/setBan')[1]?.body).toMatchObject({ banned: true, reason: 'Sells tickets' });
});

it('who runs a page removes a post from its menu, with a reason that a failure keeps', async () => {
  const api = apiWith(rolesOf({ role: 'moderator' })).on(
    '/user/pages/removePost',
    refuse(500, 'Something went wrong. Please try again.'),
  );
  const { user } = renderApp('/dashboard/pages/details/20', { token: tokenOf('5'), api });
  await user.click(await screen.findByRole('button', { name: 'Options for Sneha Pillai' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from this page' }));
  const dialog = await screen.findByRole('dialog', { name: /^Remove the post of .* from this page\?$/ });
  const field = within(dialog).getByRole('textbox', { name: /Reason/ });
  await user.type(field, 'Not about robots');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nothing was changed.');
  expect(field).toHaveValue('Not about robots');
  api.on('/user/pages/removePost', accept({ message: 'Done' }));
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The post is removed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsTo('/user/pages/removePost')[1]?.body).toEqual({ id: '7', reason: 'Not about robots' });
});

it('a member who does not run the page is offered no ban', async () => {
  const { user } = renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api: apiWith(rolesOf()) });
  await user.click(await screen.findByRole('button', { name: 'Options for Sneha Pillai' }));
  expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^(Ban|Remove)/ })).not.toBeInTheDocument();
});

it('a banned member reads why instead of the composer and the comment field, and keeps what was typed', async () => {
  draftsOf('1').write('comment:7', 'Half a thought');
  const api = apiWith(rolesOf({ isBanned: true }));
  const { user } = renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api });
  const words = /^You may not take part in this page\./;
  expect(await screen.findByText(words)).toBeVisible();
  const follow = screen.getByRole('button', { name: 'Follow' });
  expect(follow).toHaveAttribute('aria-disabled', 'true');
  await user.click(follow);
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(1));
  expect(api.callsTo('/user/pages/toggleFollow')).toEqual([]);
  const before = screen.getAllByText(words).length;
  await user.click(await screen.findByRole('button', { name: /comment/i, expanded: false }));
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(before));
  expect(screen.queryByRole('textbox', { name: 'Write a comment' })).not.toBeInTheDocument();
  expect(draftsOf('1').read('comment:7')).toBe('Half a thought');
});

describe('handing over the page', () => {
  const UNTIL = '2026-12-07T06:30:00.000Z';
  const MEERA = aCard('3', 'Meera Nair');
  const waiting = { User: MEERA, until: UNTIL };
  const found = { items: [{ ...MEERA, collegeName: null }], pagination: onePage(1) };
  const none = { items: [], pagination: onePage(0) };
  const done = (roles: PageRolesDto) => accept({ message: 'Done', data: roles });

  it('its owner finds a follower, and asks them with the password; a wrong one is said at the field', async () => {
    const api = apiWith(rolesOf({ role: 'owner' }))
      .on(
        '/user/search/find',
        accept({ data: { people: found, pages: none, posts: none, topics: none } as never }),
      )
      .on(
        '/user/pages/offerTransfer',
        refuse(400, 'Please correct the highlighted fields', {
          password: 'This is not your current password',
        }),
      );
    const { user } = openPeople(api, '9');
    await user.click(await screen.findByRole('button', { name: 'Choose a follower' }));
    const part = screen.getByRole('region', { name: 'Hand over this page' });
    await user.type(within(part).getByRole('textbox', { name: 'Name of a follower' }), 'meera');
    await user.click(within(part).getByRole('button', { name: 'Find' }));
    await user.click(await within(part).findByRole('button', { name: /^Ask ?: Meera Nair$/ }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Hand over this page to/ });
    await user.type(within(dialog).getByLabelText('Password'), 'mango');
    await user.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    expect(await within(dialog).findByText('This is not your current password')).toBeVisible();
    expect(within(dialog).getByLabelText('Password')).toHaveValue('mango');
    const offered = rolesOf({ role: 'owner', transfer: waiting });
    api.on('/user/pages/offerTransfer', done(offered)).on('/user/pages/getRoles', accept({ data: offered }));
    await user.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    expect(await within(part).findByText('Asked; can accept until 7 December 2026')).toBeVisible();
    expect(api.callsTo('/user/pages/offerTransfer')[1]?.body).toEqual({
      id: '20',
      toId: '3',
      password: 'mango',
    });
  });

  it('its owner sees who is asked, and withdraws that', async () => {
    const api = apiWith(rolesOf({ role: 'owner', transfer: waiting }));
    const { user } = openPeople(api, '9');
    const part = await screen.findByRole('region', { name: 'Hand over this page' });
    expect(within(part).getByText('You own the page until they accept.')).toBeVisible();
    api
      .on('/user/pages/offerTransfer', done(rolesOf({ role: 'owner' })))
      .on('/user/pages/getRoles', accept({ data: rolesOf({ role: 'owner' }) }));
    await user.click(within(part).getByRole('button', { name: 'Withdraw' }));
    expect(await within(part).findByRole('button', { name: 'Choose a follower' })).toBeVisible();
    expect(api.callsTo('/user/pages/offerTransfer')[0]?.body).toEqual({ id: '20', toId: null });
  });

  it('whom they ask takes it over with the password', async () => {
    const api = apiWith(rolesOf({ transfer: waiting }));
    const { user } = openPeople(api, '3');
    const part = await screen.findByRole('region', { name: 'Take over this page?' });
    expect(part).toHaveTextContent('asks you to own this page. You can accept until 7 December 2026.');
    const taken = rolesOf({ owner: MEERA, role: 'owner' });
    api.on('/user/pages/answerTransfer', done(taken)).on('/user/pages/getRoles', accept({ data: taken }));
    await user.click(within(part).getByRole('button', { name: 'Take over' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take over this page?' });
    await user.type(within(dialog).getByLabelText('Password'), 'mango pickle');
    await user.click(within(dialog).getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('This page is yours now')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Hand over this page' })).toBeVisible();
    expect(api.callsTo('/user/pages/answerTransfer')[0]?.body).toEqual({
      id: '20',
      accepts: true,
      password: 'mango pickle',
    });
  });

  it('whom they ask declines; one who was asked no more reads why nothing changed', async () => {
    const api = apiWith(rolesOf({ transfer: waiting })).on(
      '/user/pages/answerTransfer',
      refuse(403, 'You are not asked to take over this page, or no more.'),
    );
    const { user } = openPeople(api, '3');
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed. You are not asked');
    api
      .on('/user/pages/answerTransfer', done(rolesOf()))
      .on('/user/pages/getRoles', accept({ data: rolesOf() }));
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Take over this page?' })).not.toBeInTheDocument(),
    );
    expect(api.callsTo('/user/pages/answerTransfer')[1]?.body).toEqual({ id: '20', accepts: false });
  });

  it('is offered to nobody else', async () => {
    openPeople(apiWith(rolesOf({ role: 'moderator' })), '5');
    expect(await screen.findByRole('region', { name: 'Banned' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /over this page/ })).not.toBeInTheDocument();
  });
});
