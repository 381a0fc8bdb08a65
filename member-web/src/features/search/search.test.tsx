import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import type { CountedTopicDto, FeedDto, FoundDto, FoundMemberDto, PageDto } from '../../api/generated';
import { aPage, aPost, feedOf, onePage, pageOfMany, tokenOf } from '../../test/factories';
import { accept, FakeApi, later, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const FIND = '/user/search/find';
const ADDRESS = '/dashboard/search';

const aPerson = (name: string, id = '3'): FoundMemberDto => ({
  id,
  name,
  UserProfile: { profileUrl: null, title: 'Kites and strings' },
  collegeName: 'Gomti College',
});

interface Lists {
  people?: FoundMemberDto[];
  pages?: PageDto[];
  posts?: FeedDto[];
  topics?: CountedTopicDto[];
}

/** The answer to a search, with these results and the number of all posts. */
function found({ people = [], pages = [], posts = [], topics = [] }: Lists, posted = posts.length) {
  const listOf = <Item,>(items: Item[], total = items.length) => ({ items, pagination: onePage(total) });
  const data: FoundDto = {
    ...{ people: listOf(people), pages: listOf(pages) },
    ...{ posts: listOf(posts, posted), topics: listOf(topics) },
  };
  return accept({ data });
}

const open = (address: string, api: FakeApi, member = '1') =>
  renderApp(address, { token: tokenOf(member), api });
const field = async () => within(await screen.findByRole('main')).findByRole('textbox');
const bodies = (api: FakeApi) => api.callsTo(FIND).map(({ body }) => body);
const linkTo = (name: string) => screen.findByRole('link', { name });

describe('the results of a search', () => {
  it('are people, pages and posts, each with its number, and lead where they say', async () => {
    const post = aPost('<p>Bring a <strong>Kite</strong> &amp; string.</p>');
    const answer = found({ people: [aPerson('Kite Rao')], pages: [aPage('Kite Club')], posts: [post] }, 12);
    const api = new FakeApi().on(FIND, answer);
    open(`${ADDRESS}?q=kite`, api);
    expect(await linkTo('Kite Rao')).toHaveAttribute('href', '/dashboard/profile?userId=3');
    expect(screen.getByText('Kites and strings · Gomti College')).toBeVisible();
    expect(await linkTo('Kite Club')).toHaveAttribute('href', '/dashboard/pages/details/20');
    const link = await linkTo('Post by Sneha Pillai');
    expect(link).toHaveAttribute('href', '/dashboard/feed/7');
    expect(link).toHaveAccessibleDescription('Bring a Kite & string.');
    const hits = screen.getAllByRole('mark').map(({ textContent }) => textContent);
    expect(hits).toEqual(['Kite']);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 3)).toEqual(['People1', 'Pages1', 'Posts12']);
    expect(screen.getAllByRole('link', { name: /^See all/ })).toEqual([await linkTo('See all posts')]);
    expect(screen.getByText('1 person, 1 page, 12 posts found')).toHaveAttribute('role', 'status');
    expect(bodies(api)).toEqual([{ q: 'kite', kind: 'all', page: 1, limit: PAGE_SIZE }]);
    await waitFor(() => expect(document.title).toMatch(/^“kite” · Search · /));
  });

  it('offer no Follow for a page of the member', async () => {
    const own = aPage('Kite Section', { id: '21', UserId: '1' });
    open(`${ADDRESS}?q=kite`, new FakeApi().on(FIND, found({ pages: [aPage('Kite Club'), own] })));
    expect(await screen.findByRole('button', { name: 'Follow Kite Club' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Kite Section/ })).not.toBeInTheDocument();
    expect(screen.getByText('Yours')).toBeVisible();
  });

  it('of one kind have pages, which the address contains', async () => {
    const { pagination } = pageOfMany(2, 12);
    const data: FoundDto = {
      people: { items: [], pagination: onePage(0) },
      pages: { items: [], pagination: onePage(0) },
      topics: { items: [], pagination: onePage(0) },
      posts: { items: [aPost('<p>A kite</p>')], pagination },
    };
    const api = new FakeApi().on(FIND, accept({ data }));
    const app = open(`${ADDRESS}?q=kite&kind=posts&page=2`, api);
    const previous = await linkTo('Previous');
    expect(await linkTo('Posts')).toHaveAttribute('aria-current', 'page');
    await app.user.click(previous);
    await waitFor(() =>
      expect(bodies(api).map(({ kind, page }) => [kind, page])).toEqual([
        ['posts', 2],
        ['posts', 1],
      ]),
    );
    expect(app.currentAddress()).toBe(`${ADDRESS}?q=kite&kind=posts`);
    await app.user.click(await linkTo('All'));
    expect(app.currentAddress()).toBe(`${ADDRESS}?q=kite`);
    expect(screen.getByRole('link', { name: 'All' })).toHaveFocus();
  });

  it('let a page be followed, and still show it when they return', async () => {
    const again = later<typeof FIND>();
    const answer = found({ pages: [aPage('Kite Club')] });
    const api: FakeApi = new FakeApi()
      .on(FIND, () => (api.callsTo(FIND).length < 3 ? answer : again.promise))
      .on('/user/pages/toggleFollow', accept({ data: { isFollowing: true, followers: 487 } }));
    const { user } = open(`${ADDRESS}?q=kite`, api);
    await user.click(await screen.findByRole('button', { name: 'Follow Kite Club' }));
    expect(await screen.findByRole('button', { name: 'Following Kite Club' })).toBeVisible();
    expect(screen.getByText('487 followers')).toBeVisible();
    expect(api.callsTo(FIND)).toHaveLength(1);
    await user.click(await linkTo('Posts'));
    await user.click(await linkTo('All'));
    // A press on "Follow" would now unfollow the page.
    expect(await screen.findByRole('button', { name: 'Following Kite Club' })).toBeVisible();
  });

  it('say that there are none, and what to try', async () => {
    const api = new FakeApi().on(FIND, found({}));
    open(`${ADDRESS}?q=zzz&kind=people`, api);
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('listitem')).toHaveLength(3);
    expect(await linkTo('Search everything')).toHaveAttribute('href', `${ADDRESS}?q=zzz`);
  });

  it('show a loading state, and the server’s words with a retry when it fails', async () => {
    const answer = later<typeof FIND>();
    const api = new FakeApi().on(FIND, () => answer.promise);
    const { user } = open(`${ADDRESS}?q=kite`, api);
    expect(await screen.findByText('Searching...')).toBeVisible();
    answer.give(refuse(429, 'Too many searches. Please wait 40 seconds.'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to search');
    expect(alert).toHaveTextContent('Please wait 40 seconds.');
    api.on(FIND, found({ people: [aPerson('Kite Rao')] }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await linkTo('Kite Rao')).toBeVisible();
  });
});

describe('searching', () => {
  it('begins with Enter and not while typing, and takes the focus to the results', async () => {
    const api = new FakeApi().on(FIND, found({ people: [aPerson('Kite Rao')] }));
    const { user, currentAddress } = open(ADDRESS, api);
    const input = await field();
    expect(input).toHaveFocus();
    await user.keyboard('  kite club ');
    expect(currentAddress()).toBe(ADDRESS);
    await user.keyboard('{Enter}');
    expect(await linkTo('Kite Rao')).toBeVisible();
    expect(currentAddress()).toBe(`${ADDRESS}?q=kite+club`);
    expect(screen.getByRole('region', { name: 'Results for “kite club”' })).toHaveFocus();
    expect(bodies(api).map(({ q }) => q)).toEqual(['kite club']);
  });

  it('of a text that is too long cuts no emoji family in two', async () => {
    const api = new FakeApi().on(FIND, found({}));
    open(`${ADDRESS}?q=${'a'.repeat(95)}👨‍👩‍👧‍👦`, api);
    await waitFor(() => expect(bodies(api).map(({ q }) => q)).toEqual(['a'.repeat(95)]));
  });

  it('takes a hundred emoji, and no more', async () => {
    const { user } = open(ADDRESS, new FakeApi().on(FIND, found({})));
    const input = await field();
    await user.click(input);
    await user.paste('😀'.repeat(101));
    expect(input).toHaveValue('😀'.repeat(100));
  });

  it('adds one entry to the history for each search, and Back fills in the search before', async () => {
    const api = new FakeApi().on(FIND, ({ body: { q } }) => found({ people: [aPerson(`${q} Rao`)] }));
    const { user, goBack, goForward } = open(`${ADDRESS}?q=kite`, api);
    expect(await linkTo('kite Rao')).toBeVisible();
    const input = await field();
    await user.clear(input);
    await user.type(input, 'robot{Enter}');
    expect(await linkTo('robot Rao')).toBeVisible();
    await user.type(input, '{Enter}');
    await waitFor(() => expect(api.callsTo(FIND)).toHaveLength(3));
    await goBack();
    expect(await linkTo('kite Rao')).toBeVisible();
    expect(input).toHaveValue('kite');
    await goForward();
    expect(await linkTo('robot Rao')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'robot Rao' })).not.toBeInTheDocument();
  });

  it('never shows a late answer to an earlier search', async () => {
    const first = later<typeof FIND>();
    const second = later<typeof FIND>();
    const api = new FakeApi().on(FIND, ({ body: { q } }) => (q === 'kite' ? first : second).promise);
    const { user } = open(`${ADDRESS}?q=kite`, api);
    const input = await field();
    await user.clear(input);
    await user.type(input, 'robot{Enter}');
    await waitFor(() => expect(api.callsTo(FIND)).toHaveLength(2));
    second.give(found({ people: [aPerson('Robot Rao')] }));
    expect(await linkTo('Robot Rao')).toBeVisible();
    await act(async () => {
      first.give(found({ people: [aPerson('Kite Rao')] }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(screen.queryByRole('link', { name: 'Kite Rao' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Robot Rao' })).toBeVisible();
  });

  it('begins in the frame as well: a field at the side, a button on phones', async () => {
    const api = new FakeApi()
      .on('/user/feeds/getAllFeeds', feedOf())
      .on(FIND, found({ people: [aPerson('Kite Rao')] }));
    const { user, currentAddress, goTo } = open(feedAddress('everyone'), api);
    await screen.findByText('No feeds to display');
    // jsdom applies no media queries, so the side navigation is hidden.
    const side = await screen.findByRole('search', { name: 'Search the whole site', hidden: true });
    expect(side.closest('nav')).toBeNull();
    await user.type(within(side).getByRole('textbox', { hidden: true }), 'kite{Enter}');
    expect(currentAddress()).toBe(`${ADDRESS}?q=kite`);
    expect(await linkTo('Kite Rao')).toBeVisible();
    await goTo(`${ADDRESS}?q=robot&kind=people`);
    const again = within(side).getByRole('textbox', { hidden: true });
    await user.clear(again);
    await user.type(again, 'string{Enter}');
    expect(screen.getByRole('region', { name: 'Results for “string”' })).toHaveFocus();
    await goTo(feedAddress('everyone'));
    await user.click(await linkTo('Search'));
    expect(await field()).toHaveFocus();
    expect(currentAddress()).toBe(ADDRESS);
  });
});

describe('the latest searches', () => {
  const search = async ({ user, goTo }: ReturnType<typeof renderApp>, ...texts: string[]) => {
    for (const text of texts) {
      await goTo(ADDRESS);
      await user.type(await field(), `${text}{Enter}`);
      await screen.findByRole('region', { name: `Results for “${text}”` });
    }
    await goTo(ADDRESS);
    await field();
  };
  const list = () =>
    within(screen.getByRole('list', { name: 'Recent searches' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('are five, each once and the newest first, and can be opened and removed', async () => {
    const app = open(ADDRESS, new FakeApi().on(FIND, found({})));
    expect(await screen.findByText('Find someone, or something')).toBeVisible();
    await search(app, 'one', 'two', 'three', 'four', 'five', 'six', 'THREE');
    expect(list()).toEqual(['THREE', 'six', 'five', 'four', 'two']);
    await app.user.click(screen.getByRole('button', { name: 'Remove “five”' }));
    expect(list()).toEqual(['THREE', 'six', 'four', 'two']);
    expect(document.body).not.toHaveFocus();
    await app.user.click(await linkTo('two'));
    expect(app.currentAddress()).toBe(`${ADDRESS}?q=two`);
    await app.goTo(ADDRESS);
    await waitFor(() => expect(list()).toEqual(['two', 'THREE', 'six', 'four']));
  });

  it('are seen by their member alone, and gone after signing out', async () => {
    localStorage.setItem('searches:2', '["of another member"]');
    const api = new FakeApi().on(FIND, found({})).on('/user/auth/logout', accept({ message: 'Signed out' }));
    const app = open(ADDRESS, api);
    await search(app, 'mine');
    expect(list()).toEqual(['mine']);
    const [account] = screen.getAllByRole('button', { name: /Account$/ });
    await app.user.click(account ?? document.body);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(localStorage.getItem('searches:1')).toBeNull();
    expect(localStorage.getItem('searches:2')).not.toBeNull();
  });

  it('are gone when the session has ended elsewhere', async () => {
    localStorage.setItem('searches:1', '["mine"]');
    const api = new FakeApi().on(FIND, refuse(401, 'Your session has ended', undefined, 'session_ended'));
    open(`${ADDRESS}?q=kite`, api);
    await screen.findByText('Please sign in again');
    expect(localStorage.getItem('searches:1')).toBeNull();
  });
});
