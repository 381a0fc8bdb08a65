import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { draftsOf } from '../../lib/drafts/drafts';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { aPage, aPost, aProfile, feedOf, onePage, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const ends = (until: string) => aProfile({ limit: { until, rule: 2 } });
const SENTENCE = 'You cannot post, comment or follow until 3 December 2099: Hatred.';
const limitedUntil = (until: string) =>
  new FakeApi()
    .on('/user/profile/get', accept({ data: ends(until) }))
    .on('/user/feeds/getAllFeeds', feedOf(aPost('<p>Hello</p>')))
    .on('/user/comments/getFeedComments', accept({ data: { comments: [], pagination: onePage(0) } }));
const open = (until: string) =>
  renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: limitedUntil(until) });

it('a limited member reads until when and why in place of the composer and of the comment, and drafts stay', async () => {
  draftsOf('1').write('comment:7', 'Half a thought');
  const { user } = open('2099-12-03T06:30:00.000Z');
  const notice = await screen.findByText(SENTENCE, { exact: false });
  expect(within(notice).getByRole('link', { name: 'See the decision' })).toHaveAttribute(
    'href',
    '/dashboard/account-settings#safety',
  );
  expect(screen.queryByRole('button', { name: /Share your thoughts|Draft:/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /comment/i, expanded: false }));
  expect(await screen.findAllByText(SENTENCE, { exact: false })).toHaveLength(2);
  expect(screen.queryByRole('textbox', { name: 'Write a comment' })).not.toBeInTheDocument();
  expect(draftsOf('1').read('comment:7')).toBe('Half a thought');
});

it('a member without the consent of a guardian reads why and whom to ask in place of what they would write with', async () => {
  const api = limitedUntil('2020-12-03T06:30:00.000Z').on(
    '/user/profile/get',
    accept({ data: aProfile({ lacksConsent: true }) }),
  );
  renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  const notice = await screen.findByText(/until a parent or guardian has agreed/);
  expect(within(notice).getByRole('link', { name: 'Ask one' })).toHaveAttribute(
    'href',
    '/dashboard/account-settings#age',
  );
  expect(screen.queryByRole('button', { name: /Share your thoughts|Draft:/ })).not.toBeInTheDocument();
});

it('a limited member is told why Like, Follow and Create Page are off, and nothing is sent', async () => {
  const pages = accept({ data: { pages: [aPage('Robotics Club')], pagination: onePage(1) } });
  const api = limitedUntil('2099-12-03T06:30:00.000Z').on('/user/pages/getAllPages', pages);
  const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  const like = await screen.findByRole('button', { name: 'Like' });
  await waitFor(() => expect(like).toHaveAttribute('aria-disabled', 'true'));
  await app.user.click(like);
  expect(await screen.findByRole('alert')).toHaveTextContent(SENTENCE);
  app.unmount();
  const list = renderApp('/dashboard/pages', { token: tokenOf('1'), api });
  for (const name of [/^Follow /, 'Create Page']) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    const before = screen.queryAllByRole('alert').length;
    await list.user.click(button);
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(before));
  }
  for (const alert of screen.getAllByRole('alert')) expect(alert).toHaveTextContent(SENTENCE);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  for (const call of ['/user/likes/toggleLike', '/user/pages/toggleFollow'] as const)
    expect(api.callsTo(call)).toEqual([]);
});

it('a member without the consent of a guardian is told why Like is off, and nothing is sent', async () => {
  const api = limitedUntil('2020-12-03T06:30:00.000Z').on(
    '/user/profile/get',
    accept({ data: aProfile({ lacksConsent: true }) }),
  );
  const { user } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  const like = await screen.findByRole('button', { name: 'Like' });
  await waitFor(() => expect(like).toHaveAttribute('aria-disabled', 'true'));
  await user.click(like);
  expect(await screen.findByRole('alert')).toHaveTextContent(/until a parent or guardian has agreed/);
  expect(api.callsTo('/user/likes/toggleLike')).toEqual([]);
});

it('a limited member can follow a page at no place of it', async () => {
  const page = aPage('Robotics Club');
  const admin = { id: '9', name: 'Kabir Anand', profileUrl: null, isAdmin: false };
  const api = limitedUntil('2099-12-03T06:30:00.000Z').on(
    '/user/pages/getPageById',
    accept({ data: { page, admin, isFollowing: false, bell: false } }),
  );
  renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api });
  const toPost = within(await screen.findByRole('region', { name: 'Follow this page to post here' }));
  for (const button of [
    toPost.getByRole('button', { name: /^Follow/ }),
    screen.getByRole('button', { name: 'Follow' }),
  ])
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
});

it('a limited member is told why what edits is off, and deletes what is theirs', async () => {
  const page = aPage('Robotics Club', { UserId: '1' });
  const admin = { id: '1', name: 'Asha Rao', profileUrl: null, isAdmin: true };
  const User = { id: '1', name: 'Asha Rao', UserProfile: { profileUrl: null, title: null } };
  const api = limitedUntil('2099-12-03T06:30:00.000Z')
    .on('/user/feeds/getAllFeeds', feedOf(aPost('<p>Hello</p>', { User })))
    .on('/user/pages/getPageById', accept({ data: { page, admin, isFollowing: false, bell: false } }));
  const feed = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  await feed.user.click(await screen.findByRole('button', { name: 'Options for this post' }));
  const edit = await screen.findByRole('menuitem', { name: 'Edit' });
  expect(edit).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
  await feed.user.click(edit);
  expect(await screen.findByRole('alert')).toHaveTextContent(SENTENCE);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  feed.unmount();
  for (const [address, names] of [
    ['/dashboard/pages/details/20', ['Edit Page']],
    ['/dashboard/profile', ['Edit profile', 'Change your cover', 'Change your picture']],
  ] as const) {
    const app = renderApp(address, { token: tokenOf('1'), api });
    for (const name of names) {
      const button = await screen.findByRole('button', { name });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    }
    app.unmount();
  }
});

it('who is limited while they read learns of it by the first refusal', async () => {
  const api = limitedUntil('2099-12-03T06:30:00.000Z')
    .on('/user/profile/get', accept({ data: aProfile() }))
    .on('/user/likes/toggleLike', () => {
      api.on('/user/profile/get', accept({ data: ends('2099-12-03T06:30:00.000Z') }));
      return refuse(403, SENTENCE, undefined, 'account_limited');
    });
  const { user } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  expect(await screen.findByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Like' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(SENTENCE);
  expect(await screen.findByRole('link', { name: 'See the decision' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share your thoughts...' })).not.toBeInTheDocument();
});

it('writes again once the limit is over, also before the profile is fetched again', async () => {
  open(new Date(Date.now() - 1000).toISOString());
  // While the composer's code arrives, something of the same name keeps its place.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Share your thoughts...' })).toBeVisible());
  expect(screen.queryByText(/^You cannot post/)).not.toBeInTheDocument();
});
