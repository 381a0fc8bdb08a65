import { screen, waitFor, within } from '@testing-library/react';
import type { FeedDto, PinnedFeedDto } from '../../../api/generated';
import { aPage, aPost, feedOf, tokenOf } from '../../../test/factories';
import { accept, FakeApi, later, refuse } from '../../../test/fakeApi';
import { renderApp } from '../../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const PIN = '/user/pages/pinPost';
const DAY_MS = 24 * 60 * 60 * 1000;
const UNTIL = '2099-12-06T05:30:00.000Z';

const pinnedPost = (post: FeedDto): PinnedFeedDto => ({ ...post, pinnedUntil: UNTIL });
function listOf(pinned: readonly PinnedFeedDto[], ...posts: FeedDto[]) {
  const list = feedOf(...posts);
  const data = { ...list.body.data, ...(pinned.length > 0 && { pinned: [...pinned] }) };
  return { ...list, body: { ...list.body, data } };
}
const rules = aPost('<p>Rules of the   lab</p><p>No open flames.</p>', { id: '8' });
const timetable = aPost('', { id: '9', title: 'When is the lab open?', kind: 'question' });
const news = aPost('<p>A new oscilloscope</p>');

function open(api: FakeApi, isAdmin = true) {
  const page = aPage('Electronics');
  const admin = { id: page.UserId, name: 'Kabir Anand', profileUrl: null, isAdmin };
  api.on('/user/pages/getPageById', accept({ data: { page, admin, isFollowing: false, bell: false } }));
  return renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api });
}
const pins = async () => within(await screen.findByRole('region', { name: 'Pinned posts' }));
const cardOf = async (text: string) =>
  within((await screen.findByText(text)).closest('article') ?? document.body);
async function menuOf(text: string, user: ReturnType<typeof renderApp>['user']) {
  await user.click((await cardOf(text)).getByRole('button', { name: /^Options for/ }));
  await screen.findByRole('menuitem', { name: 'Copy link' });
}

describe('pinned posts', () => {
  it('stand above the posts of the page, folded into lines that open', async () => {
    const api = new FakeApi().on(LIST, listOf([pinnedPost(timetable), pinnedPost(rules)], news, rules));
    const { user } = open(api, false);
    const region = await pins();
    expect(region.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'When is the lab open?',
      'Rules of the lab No open flames.',
    ]);
    expect(region.queryByRole('article')).not.toBeInTheDocument();
    const first = await screen.findByText('A new oscilloscope');
    const line = region.getByRole('button', { name: /^Rules/, expanded: false });
    expect(line.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(line);
    const article = within(region.getByRole('article'));
    expect(article.getByText('No open flames.')).toBeVisible();
    expect(article.getByRole('link', { name: 'Open post' })).toHaveAttribute('href', '/dashboard/feed/8');
    expect(article.getByText(/^Pinned until 6 December 2099/)).toBeVisible();
    expect(article.queryByRole('button', { name: 'Unpin' })).not.toBeInTheDocument();
    await user.click(region.getByRole('button', { name: /^Rules/, expanded: true }));
    expect(region.queryByRole('article')).not.toBeInTheDocument();
    await menuOf('A new oscilloscope', user);
    expect(screen.queryByRole('menuitem', { name: /Pin/ })).not.toBeInTheDocument();
  });

  it('that have ended since they were asked for are gone', async () => {
    const ended = { ...pinnedPost(rules), pinnedUntil: new Date(Date.now() - 1000).toISOString() };
    open(new FakeApi().on(LIST, listOf([ended], news)));
    await screen.findByText('A new oscilloscope');
    expect(screen.queryByRole('region', { name: 'Pinned posts' })).not.toBeInTheDocument();
  });

  it('that are none take no room', async () => {
    open(new FakeApi().on(LIST, listOf([], news)));
    await screen.findByText('A new oscilloscope');
    expect(screen.queryByRole('region', { name: 'Pinned posts' })).not.toBeInTheDocument();
  });
});

describe('the page’s creator', () => {
  it('pins a post until an end, in its menu', async () => {
    const api = new FakeApi().on(LIST, listOf([], news)).on(PIN, accept({ data: { pinnedUntil: UNTIL } }));
    const { user } = open(api);
    await menuOf('A new oscilloscope', user);
    await user.click(screen.getByRole('menuitem', { name: 'Pin to the page…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pin to the page' }));
    api.on(LIST, listOf([pinnedPost(news)], news));
    await user.click(dialog.getByRole('button', { name: /^7 days until/ }));
    expect((await pins()).getByRole('button', { name: 'A new oscilloscope' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const body = api.callsTo(PIN)[0]?.body;
    expect(body?.feedId).toBe(news.id);
    const days = (Date.parse(body?.until ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('pins once, whatever is pressed meanwhile, and reads why it was refused', async () => {
    const answer = later<typeof PIN>();
    const api = new FakeApi().on(LIST, listOf([], news)).on(PIN, () => answer.promise);
    const { user } = open(api);
    await menuOf('A new oscilloscope', user);
    await user.click(screen.getByRole('menuitem', { name: 'Pin to the page…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pin to the page' }));
    await user.click(dialog.getByRole('button', { name: /^1 day until/ }));
    await user.click(dialog.getByRole('button', { name: /^28 days until/ }));
    const reason = '3 posts are pinned to this page. Unpin one of them first.';
    answer.give(refuse(403, reason));
    expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
    expect(api.callsTo(PIN)).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['its menu', 'the open post'])('unpins a post in %s', async (where) => {
    const api = new FakeApi()
      .on(LIST, listOf([pinnedPost(rules)], rules))
      .on(PIN, accept({ data: { pinnedUntil: null } }));
    const { user } = open(api);
    const region = await pins();
    api.on(LIST, listOf([], rules));
    if (where === 'its menu') {
      await menuOf('No open flames.', user);
      await user.click(screen.getByRole('menuitem', { name: 'Unpin' }));
    } else {
      await user.click(region.getByRole('button', { name: /^Rules/ }));
      await user.click(region.getByRole('button', { name: 'Unpin' }));
    }
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Pinned posts' })).not.toBeInTheDocument(),
    );
    expect(api.callsTo(PIN).map(({ body }) => body)).toEqual([{ feedId: '8', until: null }]);
  });
});
