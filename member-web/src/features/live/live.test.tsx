import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { aComment, aPost, feedOf, onePage, tokenOf } from '../../test/factories';
import { accept, FakeApi, later, refuse, type FakeStream } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const FEED = '/user/feeds/getAllFeeds';
const COMMENTS = '/user/comments/getFeedComments';
const LIKE = '/user/likes/toggleLike';
const UNREAD = '/user/notifications/getUnread';
const SESSION = '/user/auth/checkSession';

const first = aPost('First', { id: '7', like: 2, comments: 1 });
const withFeed = () => new FakeApi().on(FEED, feedOf(first));
const hello = { unread: 0, newPosts: 0, counts: [] };

/** Opens the site and waits for its newest stream to have begun. */
async function open(api: FakeApi, address = feedAddress('everyone')) {
  const view = renderApp(address, { token: tokenOf('1'), api });
  await waitFor(() => expect(api.streams.at(-1)?.body.posts).toEqual(['7']));
  const stream = newest(api);
  await tell(stream, 'hello', hello);
  return { ...view, stream };
}
function newest(api: FakeApi): FakeStream {
  const stream = api.streams.at(-1);
  if (!stream) throw new Error('The site has opened no stream');
  return stream;
}
const tell = async (stream: FakeStream, ...event: Parameters<FakeStream['send']>) => {
  stream.send(...event);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};
const setVisible = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
};
afterEach(() => setVisible('visible'));

it('the stream is asked about the posts on the screen; the bell and the title follow it', async () => {
  const api = withFeed();
  const { stream } = await open(api);
  expect(stream.body).toEqual({ feed: 'everyone', after: '7', posts: ['7'] });
  await tell(stream, 'unread', { unread: 3 });
  expect(await screen.findAllByRole('link', { name: 'Notifications, 3 unread' })).not.toHaveLength(0);
  expect(document.title).toMatch(/^\(3\) /);
  expect(await screen.findByText('Notifications, 3 unread')).toHaveAttribute('role', 'status');
  // Half a minute passes before anything else is said.
  await tell(stream, 'unread', { unread: 4 });
  expect(screen.queryByText('Notifications, 4 unread')).toBeNull();
  expect(document.title).toMatch(/^\(4\) /);
});

it('new posts are counted and shown only when asked for; then the first is focused', async () => {
  const api = withFeed();
  const { stream, user } = await open(api);
  await tell(stream, 'posts', { newPosts: 3 });
  const pill = await screen.findByRole('button', { name: '3 new posts' });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  api.on(FEED, feedOf(aPost('Fresh', { id: '9' }), first));
  await user.click(pill);
  await waitFor(() => expect(screen.getByText('Fresh').closest('article')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  // The next stream is asked about what is shown now, and the old one is closed once it has begun.
  await waitFor(() => expect(newest(api).body).toEqual({ feed: 'everyone', after: '9', posts: ['9', '7'] }));
  expect(stream.isClosed).toBe(false);
  await tell(newest(api), 'hello', hello);
  expect(stream.isClosed).toBe(true);
});

it('a like moves between the tabs of a member, and is not sent back', async () => {
  const api = withFeed().on(LIKE, accept({ message: 'Unliked', data: { likes: 2, isLiked: false } }));
  const { user } = await open(api);
  const otherTab = new BroadcastChannel('likes');
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data);
  // A message reaches the channels of a name in the order in which they were opened: this one after the site's.
  const lastTab = new BroadcastChannel('likes');
  const tellTab = (memberId: string, like: number, isLiked: boolean) =>
    act(async () => {
      const arrival = new Promise((resolve) => (lastTab.onmessage = resolve));
      otherTab.postMessage({ memberId, feedId: '7', known: { like, isLiked } });
      await arrival;
    });
  await tellTab('1', 3, true);
  expect(await screen.findByRole('button', { name: '3 likes' })).toBeVisible();
  await tellTab('2', 8, false);
  expect(screen.getByRole('button', { name: 'Liked', pressed: true })).toBeVisible();
  expect(heard).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Liked' }));
  await waitFor(() =>
    expect(heard).toEqual([{ memberId: '1', feedId: '7', known: { like: 2, isLiked: false } }]),
  );
  expect(api.callsTo(LIKE)).toHaveLength(1);
  otherTab.close();
  lastTab.close();
});

it('a browser that allows no channel between tabs shows likes in this one', async () => {
  const spy = jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const api = withFeed().on(LIKE, accept({ message: 'Liked', data: { likes: 3, isLiked: true } }));
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Like' }));
  expect(await screen.findByRole('button', { name: '3 likes' })).toBeVisible();
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  spy.mockRestore();
});

it('counters move, but not those of a post whose like is under way', async () => {
  const api = withFeed();
  const answer = later<typeof LIKE>();
  const { stream, user } = await open(api);
  await tell(stream, 'counts', [{ id: '7', likes: 5, comments: 1 }]);
  expect(await screen.findByRole('button', { name: '5 likes' })).toBeVisible();
  api.on(LIKE, () => answer.promise);
  await user.click(screen.getByRole('button', { name: 'Like' }));
  await tell(stream, 'counts', [{ id: '7', likes: 5, comments: 1 }]);
  expect(screen.getByRole('button', { name: '6 likes' })).toBeVisible();
  answer.give(accept({ message: 'Liked', data: { likes: 6, isLiked: true } }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await tell(stream, 'counts', [{ id: '7', likes: 8, comments: 1 }]);
  expect(await screen.findByRole('button', { name: '8 likes' })).toBeVisible();
});

it('open comments say that there is a new one, which is shown only when asked for', async () => {
  const api = withFeed()
    .on('/user/feeds/getFeedById', accept({ data: first }))
    .on(COMMENTS, accept({ data: { comments: [aComment('Old', { id: '1' })], pagination: onePage(1) } }));
  const { stream, user } = await open(api, '/dashboard/feed/7');
  await screen.findByText('Old');
  await tell(stream, 'counts', [{ id: '7', likes: 2, comments: 2 }]);
  const both = [aComment('New', { id: '2' }), aComment('Old', { id: '1' })];
  api.on(COMMENTS, accept({ data: { comments: both, pagination: onePage(2) } }));
  expect(screen.queryByText('New')).toBeNull();
  await user.click(await screen.findByRole('button', { name: '1 new comment' }));
  await waitFor(() => expect(screen.getByText('New').closest('li')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull();
});

it('an end is followed by another stream, without a word', async () => {
  const api = withFeed();
  const { stream } = await open(api);
  await tell(stream, 'bye', { reason: 'moving', retryMs: 100 });
  stream.end();
  await waitFor(() => expect(api.streams.at(-1)).not.toBe(stream));
  expect(newest(api).body.after).toBe('7');
  await tell(newest(api), 'hello', { ...hello, newPosts: 2 });
  await screen.findByRole('button', { name: '2 new posts' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a stream that was replaced is opened again when the tab becomes visible again', async () => {
  const api = withFeed();
  const { stream } = await open(api);
  const opened = api.streams.length;
  await tell(stream, 'bye', { reason: 'replaced', retryMs: 0 });
  stream.end();
  await act(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
  expect(api.streams).toHaveLength(opened);
  setVisible('hidden');
  setVisible('visible');
  await waitFor(() => expect(api.streams).toHaveLength(opened + 1));
});

it('a stream that is refused because the session ended asks for the session at once', async () => {
  const api = withFeed();
  const { stream } = await open(api);
  const asked = api.callsTo(SESSION).length;
  api.streamsRefusedWith = 401;
  api.on(SESSION, refuse(401, 'Your session has ended'));
  await tell(stream, 'bye', { reason: 'moving', retryMs: 0 });
  stream.end();
  await waitFor(() => expect(api.callsTo(SESSION)).toHaveLength(asked + 1));
});

it('on a device that saves data the bell is asked for every minute, and no stream is opened', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  jest.useFakeTimers();
  const api = withFeed().on(UNREAD, accept({ data: { unread: 3 } }));
  const { unmount } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  try {
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    const asked = api.callsTo(UNREAD).length;
    expect(asked).toBeGreaterThan(0);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.callsTo(UNREAD).length).toBe(asked + 1);
    expect(api.streams).toEqual([]);
  } finally {
    unmount();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  }
});

it('a browser that is never idle gets live updates after five seconds at the latest', async () => {
  const limits: (number | undefined)[] = [];
  window.requestIdleCallback = (_, options) => limits.push(options?.timeout);
  window.cancelIdleCallback = () => undefined;
  const { unmount } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: withFeed() });
  try {
    await waitFor(() => expect(limits).toContain(5_000));
  } finally {
    unmount();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  }
});
