import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import type { RelationDto } from '../../api/generated';
import { aPost, aProfile, feedOf, pageOfMany, tokenOf } from '../../test/factories';
import { accept, FakeApi, noAnswer, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const SET = '/user/safety/setRelation';
const GET = '/user/safety/getRelations';
const done = (relation: 'none' | 'mute' | 'block') => accept({ message: 'Done', data: { relation } });
const relations = (total: number, ...given: RelationDto[]) =>
  accept({ data: { relations: given, pagination: pageOfMany(1, total).pagination } });
const aRelation = (id: string, relation: 'mute' | 'block'): RelationDto => ({
  relation,
  since: '2026-11-20T05:00:00.000Z',
  User: { id, name: `Member ${id}`, UserProfile: { profileUrl: null, title: null } },
});
const sneha = {
  ...aProfile(),
  User: { id: '3', name: 'Sneha Pillai', email: null, phone: null },
  isOwner: false,
};

describe('the menu about another member', () => {
  async function openMenu(api: FakeApi) {
    const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    await app.user.click(await screen.findByRole('button', { name: 'Options for Sneha Pillai' }));
    return app;
  }

  it('at a post mutes its author, fetches the feed again, and does not lose the focus', async () => {
    const api = new FakeApi().on('/user/feeds/getAllFeeds', feedOf(aPost('Hers'))).on(SET, () => {
      // As many posts as before, because an older one moves up.
      api.on(
        '/user/feeds/getAllFeeds',
        feedOf(aPost('Older', { id: '70', User: aRelation('7', 'mute').User })),
      );
      return done('mute');
    });
    const app = await openMenu(api);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Mute Sneha Pillai' }));
    expect(await screen.findByText('Older')).toBeVisible();
    expect(screen.queryByText('Hers')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Posts' })).toHaveFocus();
    expect(api.callsTo(SET)[0]?.body).toEqual({ userId: '3', relation: 'mute' });
    expect(await screen.findByText(/^Sneha Pillai is muted/)).toBeVisible();
    api.on(SET, done('none'));
    await app.user.click(screen.getByRole('button', { name: /^Undo muting/ }));
    await waitFor(() => expect(api.callsTo(SET)[1]?.body).toEqual({ userId: '3', relation: 'none' }));
    expect(await screen.findByText(/^You see the posts and comments of Sneha Pillai again/)).toBeVisible();
  });

  it('blocks after a question that says what it does, also with their comments and likes', async () => {
    const api = new FakeApi().on('/user/feeds/getAllFeeds', feedOf(aPost('1'))).on(SET, done('block'));
    const app = await openMenu(api);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Block Sneha Pillai' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Sneha Pillai?' });
    expect(dialog).toHaveTextContent(
      'You will not see each other here. Sneha Pillai is not told. Who runs a page still sees your posts there.',
    );
    expect(api.callsTo(SET)).toEqual([]);
    await app.user.click(within(dialog).getByRole('checkbox'));
    await app.user.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.callsTo(SET)[0]?.body).toEqual({ userId: '3', relation: 'block', removeTheirs: true });
  });

  it('keeps the question open if blocking fails', async () => {
    const api = new FakeApi()
      .on('/user/feeds/getAllFeeds', feedOf(aPost('1')))
      .on(SET, refuse(429, 'That was too often.'));
    const app = await openMenu(api);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Block Sneha Pillai' }));
    await app.user.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText('That was too often.')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('leaves a post’s own screen once its author is blocked', async () => {
    const api = new FakeApi()
      .on('/user/feeds/getFeedById', accept({ data: aPost('1') }))
      .on(
        '/user/comments/getFeedComments',
        accept({ data: { comments: [], pagination: pageOfMany(1, 0).pagination } }),
      )
      .on('/user/feeds/getAllFeeds', feedOf())
      .on(SET, done('block'));
    const app = renderApp('/dashboard/feed/1', { token: tokenOf('1'), api });
    await app.user.click(await screen.findByRole('button', { name: 'Options for Sneha Pillai' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Block Sneha Pillai' }));
    await app.user.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText('No feeds to display')).toBeVisible();
  });

  it('is absent at one’s own posts', async () => {
    const own = aPost('1', {
      User: { id: '1', name: 'Ananya Tripathi', UserProfile: { profileUrl: null, title: null } },
    });
    renderApp(feedAddress('everyone'), {
      token: tokenOf('1'),
      api: new FakeApi().on('/user/feeds/getAllFeeds', feedOf(own)),
    });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: /^Options for (?!this post)/ })).not.toBeInTheDocument();
  });
});

describe('the profile', () => {
  const open = (relation: 'mute' | 'block', api = new FakeApi()) => {
    api
      .on('/user/profile/get', accept({ data: { ...sneha, relation } }))
      .on('/user/feeds/getAllFeeds', feedOf());
    return renderApp('/dashboard/profile?userId=3', { token: tokenOf('1'), api });
  };

  it('of a muted member can be unmuted', async () => {
    const api = new FakeApi().on(SET, done('none'));
    const app = open('mute', api);
    await app.user.click(await screen.findByRole('button', { name: 'Options for Sneha Pillai' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Unmute Sneha Pillai' }));
    await waitFor(() => expect(api.callsTo(SET)[0]?.body).toEqual({ userId: '3', relation: 'none' }));
  });

  it('of a muted member says so, and takes it back with one press', async () => {
    const api = new FakeApi().on(SET, () => {
      api.on('/user/profile/get', accept({ data: { ...sneha, relation: 'none' as const } }));
      return done('none');
    });
    const app = open('mute', api);
    expect(await screen.findByText('Muted')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Undo muting Sneha Pillai' }));
    await waitFor(() => expect(screen.queryByText('Muted')).not.toBeInTheDocument());
    expect(api.callsTo(SET)[0]?.body).toEqual({ userId: '3', relation: 'none' });
  });

  it('of a blocked member shows no posts, and can be unblocked', async () => {
    const api = new FakeApi().on(SET, done('none'));
    const app = open('block', api);
    expect(await screen.findByText('You blocked Sneha Pillai')).toBeVisible();
    expect(api.callsTo('/user/feeds/getAllFeeds').filter(({ body }) => body.usersFeed)).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(api.callsTo(SET)[0]?.body).toEqual({ userId: '3', relation: 'none' }));
  });
});

describe('the list in account settings', () => {
  const open = async (api: FakeApi) => {
    api
      .on('/user/account/getSessions', accept({ data: [] }))
      .on(
        '/user/account/getRemovals',
        accept({ data: { removals: [], pagination: pageOfMany(1, 0).pagination } }),
      );
    const app = renderApp('/dashboard/account-settings#safety', { token: tokenOf('1'), api });
    await screen.findByRole('heading', { name: 'Muted and blocked people' });
    return app;
  };

  it('shows who is muted and blocked, and undoes it', async () => {
    const api = new FakeApi()
      .on(GET, relations(2, aRelation('7', 'mute'), aRelation('8', 'block')))
      .on(SET, () => {
        api.on(GET, relations(1, aRelation('7', 'mute')));
        return done('none');
      });
    const app = await open(api);
    const list = await screen.findByRole('list', { name: 'Muted and blocked people' });
    const rows = await within(list).findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Member 7Muted on 20 November 2026');
    expect(rows[1]).toHaveTextContent('Member 8Blocked on 20 November 2026');
    await app.user.click(within(list).getByRole('button', { name: 'Unblock Member 8' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(api.callsTo(SET)[0]?.body).toEqual({ userId: '8', relation: 'none' });
    expect(list).toHaveFocus();
  });

  it('says that it is empty, or that it cannot be fetched', async () => {
    const { unmount } = await open(new FakeApi().on(GET, relations(0)));
    expect(await screen.findByText('You have muted and blocked nobody.')).toBeVisible();
    unmount();
    await open(new FakeApi().on(GET, noAnswer));
    expect(await screen.findByText('Failed to fetch the list')).toBeVisible();
  });
});
