import { act, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import type { MemberCardDto } from '../../api/generated';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { aPost, aProfile, feedOf, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const FACES = '/user/likes/getFaces';
const token = tokenOf('1');

/** The work that waits until the browser is idle. */
let waiting: (() => void)[] = [];
beforeEach(() => {
  waiting = [];
  window.requestIdleCallback = (work) => waiting.push(work as () => void);
  window.cancelIdleCallback = (handle) => void (waiting[handle - 1] = () => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});
/** Does the waiting work, and waits until a call that it makes is answered. */
const becomeIdle = () =>
  act(async () => {
    waiting.splice(0).forEach((work) => work());
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

const member = (id: string): MemberCardDto => ({
  id,
  name: `Member ${id}`,
  UserProfile: { profileUrl: `media/${id}.jpeg`, title: null },
});
const facesOf = (feedId: string, ...ids: string[]) =>
  accept({ data: { posts: [{ feedId, members: ids.map(member) }] } });
const liked = () =>
  feedOf(aPost('<p>Hello</p>', { like: 5, isLiked: true }), aPost('<p>Other</p>', { id: '8' }));

/** The ids in the paths of the small pictures in the first post. */
async function shownFaces() {
  const [post] = await screen.findAllByRole('article');
  return [...(post?.querySelectorAll('img[width="20"]') ?? [])].map(
    (picture) => /media\/(\d+)/.exec(picture.getAttribute('src') ?? '')?.[1],
  );
}

describe('the pictures of the newest likers', () => {
  it('are asked for once for all posts, after they are shown, and are no content of their own', async () => {
    const api = new FakeApi().on(LIST, liked()).on(FACES, facesOf('7', '3', '1', '4'));
    renderApp(feedAddress('everyone'), { token, api });
    const button = await screen.findByRole('button', { name: '5 likes' });
    expect(api.callsTo(FACES)).toEqual([]);
    await becomeIdle();
    await waitFor(async () => expect(await shownFaces()).toEqual(['3', '1', '4']));
    expect(api.callsTo(FACES).map(({ body }) => body)).toEqual([{ feedIds: ['7', '8'] }]);
    const [post = document.body] = screen.getAllByRole('article');
    expect(button).toHaveAccessibleName('5 likes');
    expect(within(post).queryAllByRole('img')).toEqual([]);
  });

  it('lose the member’s own when the like is removed', async () => {
    const api = new FakeApi()
      .on(LIST, liked())
      .on(FACES, facesOf('7', '3', '1', '4'))
      .on('/user/likes/toggleLike', accept({ data: { likes: 4, isLiked: false } }));
    const { user } = renderApp(feedAddress('everyone'), { token, api });
    const heart = await screen.findByRole('button', { name: 'Liked' });
    await becomeIdle();
    await waitFor(async () => expect(await shownFaces()).toHaveLength(3));
    await user.click(heart);
    expect(await shownFaces()).toEqual(['3', '4']);
  });

  it('begin with the member’s own after the first like', async () => {
    const api = new FakeApi()
      .on(LIST, feedOf(aPost('<p>Hello</p>', { like: 1, isLiked: false })))
      .on(FACES, facesOf('7', '3'))
      .on('/user/profile/get', accept({ data: { ...aProfile(), profileUrl: 'media/1.jpeg' } }))
      .on('/user/likes/toggleLike', accept({ data: { likes: 2, isLiked: true } }));
    const { user } = renderApp(feedAddress('everyone'), { token, api });
    const heart = await screen.findByRole('button', { name: 'Like' });
    await becomeIdle();
    await waitFor(async () => expect(await shownFaces()).toEqual(['3']));
    await user.click(heart);
    expect(await shownFaces()).toEqual(['1', '3']);
  });

  it('are not asked for on a device that saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const api = new FakeApi().on(LIST, liked());
    renderApp(feedAddress('everyone'), { token, api });
    await screen.findByRole('button', { name: '5 likes' });
    await becomeIdle();
    expect(api.callsTo(FACES)).toEqual([]);
  });

  it('are missed without a word if the call fails', async () => {
    const api = new FakeApi().on(LIST, liked()).on(FACES, refuse(500, 'Something went wrong'));
    renderApp(feedAddress('everyone'), { token, api });
    await screen.findByRole('button', { name: '5 likes' });
    await becomeIdle();
    await waitFor(() => expect(api.callsTo(FACES)).toHaveLength(1));
    expect(await shownFaces()).toEqual([]);
    expect(screen.queryByText(/went wrong/)).not.toBeInTheDocument();
  });
});
