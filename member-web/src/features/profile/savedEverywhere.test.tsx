import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { memberSignedIn } from '../../lib/session/sessionSlices';
import { aComment, aPage, aPost, aProfile, feedOf, onePage, tokenOf } from '../../test/factories';
import { accept, FakeApi, later } from '../../test/fakeApi';
import { useCommentsOfPostInfiniteQuery } from '../comments/commentsApi';
import { useFeedsGetAllFeedsQuery, useFeedsGetFeedByIdQuery } from '../feeds/feedsApi';
import { useLikesOfPostInfiniteQuery } from '../likes/likesApi';
import { usePagesGetAllPagesQuery, usePagesGetPageByIdQuery } from '../pages/pagesApi';
import { valuesOf } from './profileFields';
import { useProfileGetQuery, useSaveProfileMutation } from './profileApi';

const FEED = '/user/feeds/getAllFeeds';
const LISTS = [
  FEED,
  '/user/feeds/getFeedById',
  '/user/pages/getAllPages',
  '/user/pages/getPageById',
  '/user/comments/getFeedComments',
  '/user/likes/getFeedLikes',
] as const;

/** A member as others see them, with the name before the change. */
const author = (id: string, name: string) => ({ id, name, UserProfile: { profileUrl: null, title: null } });
const me = author('1', 'Ananya Tripathi');
const sneha = author('3', 'Sneha Pillai');
const myPage = aPage('Robotics Club', { UserId: '1', User: { name: me.name } });
const renamed = aProfile({
  User: { id: '1', name: 'Ananya Misra', email: null, phone: null },
  title: 'Robotics lead',
  profileUrl: 'media/new.webp',
  version: '2',
});

/** The lists that a member has open: each shows them and somebody else. */
function openLists() {
  const posts = feedOf(aPost('<p>Mine</p>', { User: me }), aPost('<p>Hers</p>', { id: '8', User: sneha }));
  const api = new FakeApi()
    .on('/user/profile/get', accept({ data: aProfile() }))
    .on('/user/profile/update', () => {
      api.on('/user/profile/get', accept({ data: renamed }));
      return accept({ message: 'Saved', data: renamed });
    })
    .on(FEED, posts)
    .on('/user/feeds/getFeedById', accept({ data: aPost('<p>Mine</p>', { User: me }) }))
    .on('/user/pages/getAllPages', accept({ data: { pages: [myPage], pagination: onePage(1) } }))
    .on(
      '/user/pages/getPageById',
      accept({
        data: {
          page: myPage,
          admin: { id: '1', name: me.name, profileUrl: null, isAdmin: true },
          isFollowing: true,
          bell: false,
        },
      }),
    )
    .on(
      '/user/comments/getFeedComments',
      accept({
        data: {
          comments: [aComment('Hi', { User: me }), aComment('Hello', { id: '32', User: sneha })],
          pagination: onePage(2),
        },
      }),
    )
    .on(
      '/user/likes/getFeedLikes',
      accept({
        data: {
          likes: [
            { id: '1', User: me },
            { id: '2', User: sneha },
          ],
          pagination: onePage(2),
        },
      }),
    );
  api.install();
  const store = makeStore();
  store.dispatch(memberSignedIn(tokenOf('1')));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(
    () => ({
      lists: [
        useFeedsGetAllFeedsQuery({ getAllFeedsDto: {} }),
        useFeedsGetFeedByIdQuery({ getFeedByIdDto: { id: '7' } }),
        usePagesGetAllPagesQuery({ getAllPagesDto: {} }),
        usePagesGetPageByIdQuery({ pageIdDto: { id: '20' } }),
        useCommentsOfPostInfiniteQuery('7'),
        useLikesOfPostInfiniteQuery('7'),
      ],
      profile: useProfileGetQuery({ getProfileDto: {} }),
      refetchFeed: useFeedsGetAllFeedsQuery({ getAllFeedsDto: {} }).refetch,
      save: useSaveProfileMutation()[0],
    }),
    { wrapper },
  );
  const rename = () =>
    act(async () => {
      await result.current.save({
        values: valuesOf(renamed),
        avatar: undefined,
        cover: undefined,
        version: '1',
      });
    });
  return { api, result, posts, rename };
}

const shown = (lists: { data?: unknown }[]) => lists.map(({ data }) => JSON.stringify(data ?? null));

it('a saved profile is shown in every list at once, without refetching them', async () => {
  const { api, result, rename } = openLists();
  await waitFor(() => shown(result.current.lists).forEach((list) => expect(list).toContain(me.name)));
  await rename();
  for (const list of shown(result.current.lists)) {
    expect(list).toContain('Ananya Misra');
    expect(list).not.toContain(me.name);
  }
  const [feed] = shown(result.current.lists);
  expect(feed).toContain('Robotics lead');
  expect(feed).toContain('media/new.webp');
  expect(shown(result.current.lists).filter((list) => list.includes(sneha.name))).toHaveLength(3);
  // The profile itself is refetched; by then the lists would have been requested, too.
  await waitFor(() => expect(api.callsTo('/user/profile/get')).toHaveLength(2));
  expect(LISTS.map((path) => api.callsTo(path).length)).toEqual(LISTS.map(() => 1));
});

it('a list requested before the profile was saved does not restore the old name', async () => {
  const { api, result, posts, rename } = openLists();
  await waitFor(() => shown(result.current.lists).forEach((list) => expect(list).toContain(me.name)));
  const older = later<typeof FEED>();
  api.on(FEED, () => older.promise);
  act(() => void result.current.refetchFeed());
  await rename();
  act(() => older.give(posts));
  await waitFor(() => expect(result.current.lists[0]?.isFetching).toBe(false));
  expect(shown(result.current.lists)[0]).toContain('Ananya Misra');
  expect(shown(result.current.lists)[0]).not.toContain(me.name);
});
