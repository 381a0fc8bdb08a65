import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, screen, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { aPage, aPost, feedOf, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const EVERYONE = '/user/feeds/getAllFeeds';
const FOLLOWING = '/user/feeds/getFollowing';
const token = tokenOf('1');
const address = feedAddress('following');

const newApi = () =>
  new FakeApi()
    .on(EVERYONE, feedOf(aPost('<p>To everyone</p>', { id: '8' }), aPost('<p>On a page</p>')))
    .on(FOLLOWING, feedOf(aPost('<p>On a page</p>')));
const tab = (name: string, selected: boolean) => screen.findByRole('tab', { name, selected });
const panel = async (name: string) => within(await screen.findByRole('tabpanel', { name }));

describe('the chosen tab', () => {
  it('is in the address, so that Back leads to everyone’s posts', async () => {
    const app = renderApp(feedAddress('everyone'), { token, api: newApi() });
    expect(await (await panel('Everyone')).findByText('To everyone')).toBeVisible();
    await app.user.click(await tab('Following', false));
    expect(app.currentAddress()).toBe(address);
    expect(await (await panel('Following')).findByText('On a page')).toBeVisible();
    expect(screen.queryByText('To everyone')).not.toBeInTheDocument();
    expect(screen.getByRole('tabpanel')).toHaveAccessibleDescription('Newest first, from pages you follow');
    await app.goBack();
    expect(await screen.findByText('To everyone')).toBeVisible();
    await tab('Everyone', true);
    expect(app.api.callsTo(EVERYONE)).toHaveLength(1);
  });

  it('is opened by its address, page by page', async () => {
    const app = renderApp(`${address}&page=2`, { token, api: newApi() });
    expect(await screen.findByText('On a page')).toBeVisible();
    expect(app.api.callsTo(FOLLOWING).map(({ body }) => body)).toEqual([{ page: 2, limit: PAGE_SIZE }]);
    expect(app.api.callsTo(EVERYONE)).toEqual([]);
    await app.user.click(await tab('Everyone', false));
    expect(app.currentAddress()).toBe('/dashboard');
  });

  it('is changed with the arrow keys and Enter', async () => {
    const app = renderApp(feedAddress('everyone'), { token, api: newApi() });
    const everyone = await tab('Everyone', true);
    act(() => everyone.focus());
    await app.user.keyboard('{ArrowRight}{Enter}');
    expect(await tab('Following', true)).toHaveFocus();
    expect(app.currentAddress()).toBe(address);
    await app.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await tab('Everyone', false)).toHaveFocus();
    await app.user.keyboard('{ArrowLeft}{Enter}');
    expect(await tab('This week', true)).toHaveFocus();
    expect(app.currentAddress()).toBe('/dashboard?feed=week');
  });
});

describe('this week', () => {
  const POPULAR = '/user/feeds/getPopular';

  it('has its posts in the order of the server, ten a page, without a rank', async () => {
    const posts = [aPost('<p>Most liked</p>'), aPost('<p>Next</p>', { id: '9' })];
    const api = newApi().on(POPULAR, feedOf(...posts));
    const app = renderApp(feedAddress('everyone'), { token, api });
    await app.user.click(await tab('This week', false));
    expect(await (await panel('This week')).findByText('Most liked')).toBeVisible();
    const shown = screen.getAllByRole('article');
    expect(shown.map(({ textContent }) => /Most liked|Next/.exec(textContent)?.[0])).toEqual([
      'Most liked',
      'Next',
    ]);
    for (const article of shown) expect(article).not.toHaveTextContent(/#\d|\d\./);
    expect(api.callsTo(POPULAR).map(({ body }) => body)).toEqual([{ page: 1, limit: PAGE_SIZE }]);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleDescription('Most liked and talked about');
  });

  it('without a post says what gathers there, and leads to the newest', async () => {
    renderApp(feedAddress('week'), { token, api: newApi() });
    expect(await screen.findByText(/from the first like on/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the newest posts' })).toHaveAttribute('href', '/dashboard');
  });

  it('shows a like there and in everyone’s feed', async () => {
    const api = newApi()
      .on(POPULAR, feedOf(aPost('<p>On a page</p>')))
      .on('/user/likes/toggleLike', accept({ data: { likes: 4, isLiked: true } }));
    const app = renderApp(feedAddress('week'), { token, api });
    await app.user.click(await screen.findByRole('button', { name: 'Like', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Liked', pressed: true })).toBeVisible();
  });
});

describe('a post of a followed page', () => {
  it('that is liked there is liked in everyone’s feed', async () => {
    const api = newApi().on('/user/likes/toggleLike', accept({ data: { likes: 4, isLiked: true } }));
    const app = renderApp(feedAddress('everyone'), { token, api });
    await screen.findByText('To everyone');
    await app.user.click(await tab('Following', false));
    await app.user.click(await screen.findByRole('button', { name: 'Like', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Liked', pressed: true })).toBeVisible();
    await app.user.click(await tab('Everyone', false));
    const isLiked = async (text: string) =>
      within((await screen.findByText(text)).closest('article') ?? document.body)
        .getByRole('button', { name: /^Liked?$/ })
        .getAttribute('aria-pressed');
    expect([await isLiked('On a page'), await isLiked('To everyone')]).toEqual(['true', 'false']);
  });

  it('appears when the page is followed from the suggestions', async () => {
    const api = new FakeApi()
      .on(FOLLOWING, feedOf())
      .on('/user/pages/getSuggestions', accept({ data: { pages: [aPage('Robotics Club')] } }))
      .on('/user/pages/toggleFollow', accept({ data: { followers: 487, isFollowing: true } }));
    const app = renderApp(address, { token, api });
    expect(await screen.findByText('No feeds to display')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find pages' })).toHaveAttribute('href', '/dashboard/pages');
    api.on(FOLLOWING, feedOf(aPost('<p>On a page</p>')));
    await app.user.click(await screen.findByRole('button', { name: 'Follow Robotics Club' }));
    expect(await screen.findByText('On a page')).toBeVisible();
  });
});

it('an error can be tried again', async () => {
  const api = new FakeApi().on(FOLLOWING, refuse(500, 'Broken'));
  const app = renderApp(address, { token, api });
  expect(await screen.findByText('Failed to fetch feeds')).toBeVisible();
  api.on(FOLLOWING, feedOf(aPost('<p>On a page</p>')));
  await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('On a page')).toBeVisible();
});
