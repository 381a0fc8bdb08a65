import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { accept, FakeApi, later, refuse } from '../../test/fakeApi';
import { aPost, feedOf, growing, pageOfMany, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const ONE = '/user/feeds/getFeedById';
const TOGGLE = '/user/likes/toggleLike';
const LIKES = '/user/likes/getFeedLikes';
const token = tokenOf('1');

const heart = (pressed: boolean) =>
  screen.findByRole('button', { name: pressed ? 'Liked' : 'Like', pressed });
const liked = (likes: number, isLiked: boolean) => accept({ data: { likes, isLiked } });

/** Time stamp of events, ms: no time passes between two clicks unless a test says so. */
let time: number;
const passTime = (ms: number) => {
  time += ms;
};
beforeEach(() => {
  time = 1_000;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => time);
});
afterEach(() => jest.restoreAllMocks());

describe('liking a post', () => {
  it('is shown at once, then the count comes from the server', async () => {
    const answer = later<typeof TOGGLE>();
    const api = new FakeApi()
      .on(LIST, feedOf(aPost('<p>Hello</p>', { like: 4 })))
      .on(TOGGLE, () => answer.promise);
    const { user } = renderApp(feedAddress('everyone'), { token, api });
    await user.click(await heart(false));
    expect(await heart(true)).toBeVisible();
    expect(screen.getByRole('button', { name: '5 likes' })).toBeVisible();
    answer.give(liked(19, true));
    expect(await screen.findByRole('button', { name: '19 likes' })).toBeVisible();
    expect(api.callsTo(TOGGLE).map(({ body }) => body)).toEqual([{ feedId: '7' }]);
    expect(api.callsTo(LIST)).toHaveLength(1);
  });

  it('is shown on every screen with the post', async () => {
    const post = aPost('<p>Hello</p>', { like: 4 });
    const api = new FakeApi()
      .on(LIST, feedOf(post))
      .on(ONE, accept({ data: post }))
      .on(
        '/user/comments/getFeedComments',
        accept({ data: { comments: [], pagination: pageOfMany(1, 0).pagination } }),
      )
      .on(TOGGLE, liked(5, true));
    const { user, goTo, goBack } = renderApp(feedAddress('everyone'), { token, api });
    await heart(false);
    await goTo('/dashboard/feed/7');
    await screen.findByRole('heading', { name: 'Post' });
    await user.click(await heart(false));
    await heart(true);
    // The list is still cached: going back must not show the post's former state.
    const listCalls = api.callsTo(LIST).length;
    await goBack();
    await screen.findByRole('region', { name: 'Posts' });
    expect(await heart(true)).toBeVisible();
    expect(screen.getByRole('button', { name: '5 likes' })).toBeVisible();
    expect(api.callsTo(LIST)).toHaveLength(listCalls);
  });

  it('and unliking at once sends two calls one after the other', async () => {
    const first = later<typeof TOGGLE>();
    let calls = 0;
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>', { like: 4 }))).on(TOGGLE, () => {
      calls += 1;
      return calls === 1 ? first.promise : liked(4, false);
    });
    const { user } = renderApp(feedAddress('everyone'), { token, api });
    await user.click(await heart(false));
    passTime(500);
    await user.click(await heart(true));
    expect(await heart(false)).toBeVisible();
    expect(api.callsTo(TOGGLE)).toHaveLength(1);
    first.give(liked(5, true));
    await waitFor(() => expect(api.callsTo(TOGGLE)).toHaveLength(2));
    expect(await screen.findByRole('button', { name: '4 likes' })).toBeVisible();
    expect(await heart(false)).toBeVisible();
  });

  it.each<[string, (app: ReturnType<typeof renderApp>) => Promise<unknown>]>([
    ['a double tap', async ({ user }) => user.dblClick(await heart(false))],
    ['Enter pressed twice in a row', ({ user }) => user.keyboard('{Enter}{Enter}')],
    ['the space bar pressed twice in a row', ({ user }) => user.keyboard('  ')],
  ])('counts %s as one click', async (_what, press) => {
    let isLiked = false;
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>', { like: 4 }))).on(TOGGLE, () => {
      isLiked = !isLiked;
      return liked(isLiked ? 5 : 4, isLiked);
    });
    const app = renderApp(feedAddress('everyone'), { token, api });
    const button = await heart(false);
    act(() => button.focus());
    await press(app);
    expect(await heart(true)).toBeVisible();
    expect(await screen.findByRole('button', { name: '5 likes' })).toBeVisible();
    expect(api.callsTo(TOGGLE)).toHaveLength(1);
  });

  it('counts a key that is held down as one click', async () => {
    renderApp(feedAddress('everyone'), { token, api: new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))) });
    const button = await heart(false);
    // Browsers repeat the click for every repeated keydown whose default is not prevented.
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  });

  it('shows an error on a failure and refetches the post', async () => {
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>', { like: 4 }))).on(TOGGLE, () => {
      // The server did count the like; only its answer was lost.
      api.on(LIST, feedOf(aPost('<p>Hello</p>', { like: 12, isLiked: true })));
      return refuse(500, 'Something went wrong');
    });
    const { user } = renderApp(feedAddress('everyone'), { token, api });
    await user.click(await heart(false));
    expect(await screen.findByText('Failed to update like status')).toBeVisible();
    expect(await screen.findByRole('button', { name: '12 likes' })).toBeVisible();
    expect(await heart(true)).toBeVisible();
  });
});

describe('the members who like a post', () => {
  const people = ({ body: { after = '' } }: { body: { after?: string } }) => {
    const { numbers, pagination } = growing(after, 12);
    const likes = numbers.map((number) => ({
      id: String(number),
      User: {
        id: String(number),
        name: `Member ${number}`,
        UserProfile: { profileUrl: null, title: 'First year' },
      },
    }));
    return accept({ data: { likes, pagination } });
  };

  it('are loaded ten at a time', async () => {
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>', { like: 12 }))).on(LIKES, people);
    const { user } = renderApp(feedAddress('everyone'), { token, api });
    await user.click(await screen.findByRole('button', { name: '12 likes', expanded: false }));
    expect(await screen.findByText('Member 10')).toBeVisible();
    expect(screen.queryByText('Member 11')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Member 12')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(api.callsTo(LIKES).map(({ body }) => body)).toEqual([
      { feedId: '7', after: '', limit: PAGE_SIZE },
      { feedId: '7', after: '10', limit: PAGE_SIZE },
    ]);
    await user.click(screen.getByRole('button', { name: 'Close the list of likes' }));
    await waitFor(() => expect(screen.queryByText('Member 1')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '12 likes' })).toHaveFocus();
  });

  it('cannot be opened for a post without likes', async () => {
    renderApp(feedAddress('everyone'), { token, api: new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))) });
    const post = await screen.findByRole('article');
    expect(within(post).queryByText('No likes yet')).not.toBeInTheDocument();
    expect(within(post).queryByRole('button', { name: /likes/ })).not.toBeInTheDocument();
  });

  it('show an error if they cannot be loaded, with a retry', async () => {
    const api = new FakeApi()
      .on(LIST, feedOf(aPost('<p>Hello</p>', { like: 12 })))
      .on(LIKES, refuse(500, 'Something went wrong'));
    const { user } = renderApp(feedAddress('everyone'), { token, api });
    await user.click(await screen.findByRole('button', { name: '12 likes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load likes');
    api.on(LIKES, people);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Member 1')).toBeVisible();
  });
});
