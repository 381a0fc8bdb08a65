import { screen, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { aPost, feedOf, onePage, tokenOf } from '../../test/factories';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const POSTS = '/user/topics/getPosts';
const token = tokenOf('1');
const chess = { key: 'शतरंज', label: 'शतरंज' };
const robotics = { key: 'robotics', label: 'Robotics' };
const about = (topic: typeof robotics, ...texts: string[]) =>
  accept({
    data: {
      ...feedOf(...texts.map((text, n) => aPost(`<p>${text}</p>`, { id: `${n + 7}`, topics: [topic] }))).body
        .data,
      topic,
    },
  });

describe('a topic in a post', () => {
  it('is a link to its page, with the number of posts, newest first', async () => {
    const post = aPost('<p>Play #शतरंज, not #hidden</p>', { topics: [chess] });
    const api = new FakeApi().on(LIST, feedOf(post)).on(POSTS, about(chess, 'One #शतरंज', 'Two #शतरंज'));
    const app = renderApp(feedAddress('everyone'), { token, api });
    const link = await screen.findByRole('link', { name: '#शतरंज' });
    expect(screen.queryByRole('link', { name: '#hidden' })).not.toBeInTheDocument();
    await app.user.click(link);
    expect(app.currentAddress()).toBe(`/dashboard/topics/${encodeURIComponent('शतरंज')}`);
    expect(await screen.findByRole('heading', { level: 1, name: '#शतरंज' })).toBeVisible();
    expect(await screen.findByText('2 posts')).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(api.callsTo(POSTS).map(({ body }) => body)).toEqual([{ topic: 'शतरंज', page: 1, limit: 10 }]);
  });
});

describe('the page of a topic', () => {
  const open = (api: FakeApi) => renderApp('/dashboard/topics/robotics', { token, api });

  it('shows a like there, and the name as it was first typed', async () => {
    const api = new FakeApi()
      .on(POSTS, about(robotics, 'One #robotics'))
      .on('/user/likes/toggleLike', accept({ data: { likes: 1, isLiked: true } }));
    const app = open(api);
    expect(await screen.findByRole('heading', { level: 1, name: '#Robotics' })).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Like', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Liked', pressed: true })).toBeVisible();
  });

  it('says that there are no posts the viewer sees', async () => {
    open(new FakeApi().on(POSTS, about(robotics)));
    expect(await screen.findByText('No posts you can see')).toBeVisible();
  });

  it('of no topic, or a hidden one, says so', async () => {
    open(new FakeApi().on(POSTS, refuse(404, 'There are no posts about this topic any more')));
    expect(await screen.findByText('No such topic')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('that cannot be loaded is tried again', async () => {
    const api = new FakeApi().on(POSTS, refuse(500, 'Broken'));
    const app = open(api);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByText('Failed to load the posts of this topic')).toBeVisible();
    api.on(POSTS, about(robotics, 'One #robotics'));
    await app.user.click(again);
    expect(await screen.findByText('1 post')).toBeVisible();
  });
});

it('a search finds topics, which lead to their pages', async () => {
  const none = { items: [], pagination: onePage(0) };
  const topics = { items: [{ ...robotics, posts: 12 }], pagination: onePage(1) };
  const api = new FakeApi().on(
    '/user/search/find',
    accept({ data: { people: none, pages: none, posts: none, topics } }),
  );
  renderApp('/dashboard/search?q=robo', { token, api });
  const section = within(await screen.findByRole('region', { name: /^Topics/ }));
  expect(section.getByRole('link', { name: '#Robotics' })).toHaveAttribute(
    'href',
    '/dashboard/topics/robotics',
  );
  expect(section.getByText('12 posts')).toBeVisible();
  expect(screen.getByText('1 topic found')).toHaveAttribute('role', 'status');
});
