import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { aComment, aPost, feedOf, onePage } from '../../test/factories';
import { accept, FakeApi, later } from '../../test/fakeApi';
import { useCommentsOfPostInfiniteQuery, useSaveComment } from '../comments/commentsApi';
import { useFeedsGetAllFeedsQuery, useUpdatePostMutation } from './feedsApi';

const FEED = '/user/feeds/getAllFeeds';
const COMMENTS = '/user/comments/getFeedComments';

const comments = (words: string) =>
  accept({ data: { comments: [aComment(words, { id: '31' })], pagination: onePage(1) } });

/** Opens a feed and the comments of a post, and the calls that change them. */
function open(api: FakeApi) {
  api.install();
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const use = () => ({
    feed: useFeedsGetAllFeedsQuery({ getAllFeedsDto: {} }),
    comments: useCommentsOfPostInfiniteQuery('7'),
    updatePost: useUpdatePostMutation()[0],
    updateComment: useSaveComment('31')[0],
  });
  const { result } = renderHook(use, { wrapper });
  return {
    site: () => result.current,
    words: () => ({
      post: result.current.feed.data?.data.feeds[0]?.feedData.content,
      likes: result.current.feed.data?.data.feeds[0]?.like,
      comment: result.current.comments.data?.pages[0]?.comments[0]?.comment,
    }),
  };
}

it('an answer requested before an edit does not restore the old text', async () => {
  const [feed, list] = [later<typeof FEED>(), later<typeof COMMENTS>()];
  const api = new FakeApi()
    .on(FEED, feedOf(aPost('<p>Old</p>', { like: 4 })))
    .on(COMMENTS, comments('Old'))
    .on('/user/feeds/update', accept({ message: 'Saved', data: aPost('<p>New</p>', { like: 4 }) }))
    .on('/user/comments/update', accept({ message: 'Saved', data: aComment('New', { id: '31' }) }));
  const { site, words } = open(api);
  await waitFor(() => expect(words()).toEqual({ post: '<p>Old</p>', likes: 4, comment: 'Old' }));

  api.on(FEED, () => feed.promise).on(COMMENTS, () => list.promise);
  act(() => void site().feed.refetch());
  act(() => void site().comments.refetch());
  await act(async () => {
    const onUploadProgress = () => undefined;
    await site().updatePost({ id: '7', content: '<p>New</p>', images: [], version: '1', onUploadProgress });
    await site().updateComment({ updateCommentDto: { id: '31', comment: 'New' } });
  });
  act(() => {
    // Somebody else has liked it meanwhile, so this answer is newer.
    feed.give(feedOf(aPost('<p>Old</p>', { like: 5 })));
    list.give(comments('Old'));
  });
  await waitFor(() => expect(site().feed.isFetching || site().comments.isFetching).toBe(false));
  await waitFor(() => expect(words()).toEqual({ post: '<p>New</p>', likes: 5, comment: 'New' }));
});

it('an answer requested after an edit replaces the text', async () => {
  const api = new FakeApi()
    .on(FEED, feedOf(aPost('<p>Old</p>')))
    .on(COMMENTS, comments('Old'))
    .on('/user/comments/update', accept({ message: 'Saved', data: aComment('New', { id: '31' }) }));
  const { site, words } = open(api);
  await waitFor(() => expect(words().comment).toBe('Old'));
  await act(() => site().updateComment({ updateCommentDto: { id: '31', comment: 'New' } }));
  await waitFor(() => expect(words().comment).toBe('New'));
  api.on(COMMENTS, comments('Newer, from another device'));
  await act(() => site().comments.refetch());
  await waitFor(() => expect(words().comment).toBe('Newer, from another device'));
});
