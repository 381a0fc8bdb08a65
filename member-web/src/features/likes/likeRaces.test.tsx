import { act, screen, waitFor } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { accept, FakeApi, later, refuse, type Reply } from '../../test/fakeApi';
import { aPost, feedOf, onePage, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const ONE = '/user/feeds/getFeedById';
const TOGGLE = '/user/likes/toggleLike';
const token = tokenOf('1');

const heart = (pressed: boolean) =>
  screen.findByRole('button', { name: pressed ? 'Liked' : 'Like', pressed });
const post = (isLiked: boolean, like = isLiked ? 5 : 4) => aPost('<p>Hello</p>', { like, isLiked });
const liked = (isLiked: boolean, likes = isLiked ? 5 : 4) => accept({ data: { likes, isLiked } });

/** Gives an answer, and waits until the site has processed it. */
async function give<Path extends typeof LIST | typeof ONE | typeof TOGGLE>(
  answer: ReturnType<typeof later<Path>>,
  reply: Reply<Path>,
) {
  await act(async () => {
    answer.give(reply);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** The feed is refetched, as by Home, and the heart is clicked before that answer arrives. */
async function pressWhileAsking() {
  const [toggle, list] = [later<typeof TOGGLE>(), later<typeof LIST>()];
  const api = new FakeApi().on(LIST, feedOf(post(false))).on(TOGGLE, () => {
    // A second call would undo the like.
    api.on(TOGGLE, liked(false));
    return toggle.promise;
  });
  const app = renderApp(feedAddress('everyone'), { token, api });
  await heart(false);
  api.on(LIST, () => list.promise);
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(api.callsTo(LIST)).toHaveLength(2));
  await app.user.click(await heart(false));
  await heart(true);
  return { ...app, api, toggle, list };
}

describe('an answer requested before a like', () => {
  it('does not undo the like if it arrives first', async () => {
    const { api, toggle, list } = await pressWhileAsking();
    await give(list, feedOf(post(false)));
    expect(await heart(true)).toBeVisible();
    expect(screen.getByRole('button', { name: '5 likes' })).toBeVisible();
    await give(toggle, liked(true));
    expect(await heart(true)).toBeVisible();
    expect(api.callsTo(TOGGLE)).toHaveLength(1);
  });

  it('does not undo the like if it arrives last', async () => {
    const { api, toggle, list } = await pressWhileAsking();
    await give(toggle, liked(true));
    await give(list, feedOf(post(false)));
    expect(await heart(true)).toBeVisible();
    expect(screen.getByRole('button', { name: '5 likes' })).toBeVisible();
    expect(api.callsTo(TOGGLE)).toHaveLength(1);
  });

  it('is shown if the like fails', async () => {
    const { api, toggle, list } = await pressWhileAsking();
    api.on(LIST, () => list.promise);
    await give(list, feedOf(post(false, 9)));
    expect(screen.getByRole('button', { name: '10 likes' })).toBeVisible();
    // The refetch after the failure is not answered yet.
    api.on(LIST, () => later<typeof LIST>().promise);
    await give(toggle, refuse(500, 'Something went wrong'));
    expect(await heart(false)).toBeVisible();
    expect(await screen.findByRole('button', { name: '9 likes' })).toBeVisible();
  });

  it('does not undo the like on the detail screen', async () => {
    const [toggle, one] = [later<typeof TOGGLE>(), later<typeof ONE>()];
    const api = new FakeApi()
      .on(LIST, feedOf(post(false)))
      .on(ONE, accept({ data: post(false) }))
      .on('/user/comments/getFeedComments', accept({ data: { comments: [], pagination: onePage(0) } }))
      .on(TOGGLE, () => {
        api.on(TOGGLE, liked(false));
        return toggle.promise;
      });
    const app = renderApp('/dashboard/feed/7', { token, api });
    await heart(false);
    await app.goTo(feedAddress('everyone'));
    await screen.findByRole('region', { name: 'Posts' });
    api.on(ONE, () => one.promise);
    await app.goTo('/dashboard/feed/7');
    await screen.findByRole('heading', { name: 'Post' });
    await app.user.click(await heart(false));
    await give(one, accept({ data: post(false) }));
    await give(toggle, liked(true));
    expect(await heart(true)).toBeVisible();
    expect(api.callsTo(TOGGLE)).toHaveLength(1);
  });
});

it('an answer requested after a like can remove it, because another device did', async () => {
  const api = new FakeApi().on(LIST, feedOf(post(false))).on(TOGGLE, liked(true));
  const app = renderApp(feedAddress('everyone'), { token, api });
  await app.user.click(await heart(false));
  await heart(true);
  await waitFor(() => expect(api.callsTo(TOGGLE)).toHaveLength(1));
  api.on(LIST, feedOf(post(false)));
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await heart(false)).toBeVisible();
});

it('a server that does not toggle causes no endless loop', async () => {
  const api = new FakeApi().on(LIST, feedOf(post(false))).on(TOGGLE, liked(false));
  const app = renderApp(feedAddress('everyone'), { token, api });
  await app.user.click(await heart(false));
  await waitFor(() => expect(api.callsTo(TOGGLE)).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await heart(false)).toBeVisible();
  expect(api.callsTo(TOGGLE)).toHaveLength(2);
});
