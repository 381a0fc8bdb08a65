import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import { FakeApi, accept, later, refuse } from '../test/fakeApi';
import { aPage, aPost, feedOf, onePage, tokenOf } from '../test/factories';
import { renderApp } from '../test/renderApp';

const memberApi = () => new FakeApi().on('/user/feeds/getAllFeeds', feedOf());

const pages = (...list: ReturnType<typeof aPage>[]) =>
  accept({ data: { pages: list, pagination: onePage(list.length) } });

const suggestions = (...list: ReturnType<typeof aPage>[]) => accept({ data: { pages: list } });

describe('the heading', () => {
  it('greets once a day, and later leaves its place to the posts', async () => {
    const first = renderApp(feedAddress('everyone'), { token: 'token-1', api: memberApi() });
    await screen.findByText('No feeds to display');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^(Good|Up)/);
    first.unmount();
    renderApp(feedAddress('everyone'), { token: 'token-1', api: memberApi() });
    await screen.findByText('No feeds to display');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Dashboard$/);
  });

  it('has the member’s name, or none when the profile cannot be had', async () => {
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api: memberApi() });
    await screen.findByText('No feeds to display');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/, Ananya$/));
    app.unmount();
    localStorage.clear();
    const api = memberApi().on('/user/profile/get', refuse(500, 'Broken'));
    renderApp(feedAddress('everyone'), { token: 'token-1', api });
    await screen.findByText('No feeds to display');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^(Good (morning|afternoon|evening)|Up late)$/,
    );
  });
});

describe('the column beside the feed', () => {
  it('has no card without anything in it, and no figures that are always zero', async () => {
    renderApp(feedAddress('everyone'), { token: 'token-1', api: memberApi() });
    await screen.findByText('No feeds to display');
    const rail = await screen.findByRole('complementary', { name: 'You and your pages' });
    expect(within(rail).queryAllByRole('heading')).toEqual([]);
    expect(rail).not.toHaveTextContent('Followers');
  });

  it('offers three pages that the server suggests', async () => {
    const offered = ['Robotics Club', 'Chess Circle', 'Kite Section', 'Reading Room'].map((title, index) =>
      aPage(title, { id: String(20 + index) }),
    );
    const api = memberApi().on('/user/pages/getSuggestions', suggestions(...offered));
    renderApp(feedAddress('everyone'), { token: 'token-1', api });
    const offer = within(await screen.findByRole('region', { name: 'Pages to follow' }));
    expect(offer.getAllByText('486 followers')).toHaveLength(3);
    expect(offer.queryByText('Reading Room')).not.toBeInTheDocument();
  });

  it('leads to the member’s own pages', async () => {
    const api = memberApi().on('/user/pages/getAllPages', pages(aPage('Robotics Club')));
    renderApp(feedAddress('everyone'), { token: 'token-1', api });
    const own = within(await screen.findByRole('region', { name: 'Your pages' }));
    expect(own.getByRole('link', { name: 'Robotics Club' })).toHaveAttribute(
      'href',
      '/dashboard/pages/details/20',
    );
    expect(own.getByText(/^Last active/)).toBeVisible();
    expect(api.callsTo('/user/pages/getAllPages').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ userPages: true, limit: 3 }),
    );
  });

  it('tells what is new on the pages that the member follows, and leads to all of them', async () => {
    const [robotics, chess] = [aPage('Robotics Club'), aPage('Chess Circle', { id: '21' })];
    const Page = { id: '20', title: 'Robotics Club', imageUrl: null };
    const own = aPost('<p>My own</p>', { Page, User: { ...aPost('').User, id: '1' } });
    const news = aPost('<p>41.2 <b>seconds</b></p>', { id: '8', Page });
    const api = memberApi()
      .on('/user/pages/getAllPages', ({ body }) => (body.following ? pages(robotics, chess) : pages()))
      .on('/user/feeds/getFollowing', feedOf(own, news));
    renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    const card = within(await screen.findByRole('region', { name: 'New on pages you follow' }));
    const [first, second] = card.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Robotics ClubSneha Pillai: 41.2 seconds · /);
    expect(second).toHaveTextContent(/^Chess CircleLast active /);
    expect(card.getByRole('link', { name: 'All pages you follow' })).toHaveAttribute(
      'href',
      '/dashboard/pages?show=following',
    );
    expect(api.callsTo('/user/pages/getAllPages').map(({ body }) => body)).toContainEqual({
      page: 1,
      limit: 3,
      sort: 'activity',
      userPages: false,
      following: true,
    });
  });

  it('keeps the room of a card until it arrives, and has none of followed pages for who follows none', async () => {
    const answer = later<'/user/pages/getSuggestions'>();
    const api = memberApi().on('/user/pages/getSuggestions', () => answer.promise);
    renderApp(feedAddress('everyone'), { token: 'token-1', api });
    const rail = await screen.findByRole('complementary', { name: 'You and your pages' });
    await waitFor(() => expect(rail.querySelectorAll('section li')).toHaveLength(3));
    answer.give(suggestions(aPage('Robotics Club')));
    expect(await screen.findByRole('region', { name: 'Pages to follow' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'New on pages you follow' })).not.toBeInTheDocument();
    expect(api.callsTo('/user/feeds/getFollowing')).toEqual([]);
  });

  it('shows a follow after the server’s answer, and can undo it', async () => {
    const answer = later<'/user/pages/toggleFollow'>();
    const api = memberApi()
      .on('/user/pages/getSuggestions', suggestions(aPage('Robotics Club')))
      .on('/user/pages/toggleFollow', () => answer.promise);
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api });
    const follow = await screen.findByRole('button', { name: 'Follow Robotics Club' });
    await app.user.click(follow);
    expect(screen.getByText('486 followers')).toBeVisible();
    answer.give(accept({ data: { followers: 487, isFollowing: true } }));
    expect(
      await screen.findByRole('button', { name: 'Following Robotics Club', pressed: true }),
    ).toBeEnabled();
    expect(screen.getByText('487 followers')).toBeVisible();
  });

  it('shows an error if a follow fails', async () => {
    const api = memberApi()
      .on('/user/pages/getSuggestions', suggestions(aPage('Robotics Club')))
      .on('/user/pages/toggleFollow', refuse(500, 'Broken'));
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api });
    await app.user.click(await screen.findByRole('button', { name: 'Follow Robotics Club' }));
    expect(await screen.findByText('Failed to update follow status')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Follow Robotics Club' })).toBeEnabled();
  });
});

describe('where there is no room for the column', () => {
  const width = window.innerWidth;
  const Original = IntersectionObserver;
  beforeEach(() => {
    window.innerWidth = 1000;
    globalThis.IntersectionObserver = class extends Original {
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        this.#callback = callback;
      }
      override observe() {
        // Everything is in view.
        this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
      }
    };
  });
  afterEach(() => {
    window.innerWidth = width;
    globalThis.IntersectionObserver = Original;
  });
  const posts = ['One', 'Two', 'Three', 'Four'].map((text, index) =>
    aPost(`<p>${text}</p>`, { id: String(index + 1) }),
  );

  it('the suggestions are between the third and the fourth post', async () => {
    const api = new FakeApi()
      .on('/user/feeds/getAllFeeds', feedOf(...posts))
      .on('/user/pages/getSuggestions', suggestions(aPage('Robotics Club')));
    renderApp(feedAddress('everyone'), { token: 'token-1', api });
    const strip = await screen.findByRole('region', { name: 'Pages to follow' });
    expect(await within(strip).findByRole('button', { name: 'Follow Robotics Club' })).toBeVisible();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Posts' });
    await within(list).findByText('Four');
    expect([...list.children].indexOf(strip)).toBe(3);
    expect(api.callsTo('/user/pages/getAllPages')).toEqual([]);
  });

  it('nothing is between them if nothing is suggested', async () => {
    const api = new FakeApi().on('/user/feeds/getAllFeeds', feedOf(...posts));
    renderApp(feedAddress('everyone'), { token: 'token-1', api });
    const list = await screen.findByRole('region', { name: 'Posts' });
    await within(list).findByText('Four');
    await waitFor(() => expect(list.children).toHaveLength(4));
  });
});

describe('the account menu', () => {
  it('sets the appearance for this device', async () => {
    const app = renderApp(feedAddress('everyone'), { token: 'token-1', api: memberApi() });
    await screen.findByText('No feeds to display');
    await app.user.click(await screen.findByRole('button', { name: 'Account' }));
    expect(screen.getByRole('menuitemradio', { name: 'Same as this device' })).toBeChecked();
    await app.user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  });
});
