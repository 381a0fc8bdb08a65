import { screen, waitFor, within } from '@testing-library/react';
import { allowLogged } from '@campus-commons/web-kit/jest/console.ts';
import { feedAddress } from '../lib/address/feeds';
import type { Contract } from './contract';
import { onePage, tokenOf } from './factories';
import { accept, FakeApi, refuse, type ApiPath } from './fakeApi';
import { renderApp } from './renderApp';
import { paste } from './writing';

// An API that answers with the fields of the specification alone, as one of an earlier release may. Calls that the
// specification does not have are unknown to it.

const UserProfile = { profileUrl: null, title: 'Robotics lead' };
const User = { id: '3', name: 'Sneha Pillai', UserProfile };
const post = {
  id: '7',
  createdAt: '2026-11-20T06:00:00.000Z',
  like: 2,
  comments: 1,
  isLiked: false,
  User,
  Page: { id: '20', title: 'Kite makers' },
  feedData: { content: '<p>Who brings string?</p>', imagesUrl: ['media/kite.webp'] },
};
const ownPost = { ...post, id: '8', User: { ...User, id: '1', name: 'Ananya Tripathi' }, Page: null };
const comment = { id: '5', comment: 'I do', createdAt: post.createdAt, User };
const ownComment = { ...comment, id: '6', comment: 'Me too', User: ownPost.User };
const page = {
  id: '20',
  title: 'Kite makers',
  description: 'Where we meet',
  imageUrl: null,
  category: 'Club',
  followers: 4,
  posts: 2,
  isFollowing: true,
  UserId: '9',
  updatedAt: '2026-11-20T06:00:00.000Z',
  User: { name: 'Kabir Anand' },
};
const profile = {
  User: { name: 'Ananya Tripathi', email: 'ananya@example.in', phone: '9000218344' },
  title: 'Robotics lead',
  bio: 'Likes kites',
  profileUrl: null,
  coverUrl: null,
  collegeName: 'IET Lucknow',
  collegeYear: '2027',
  courseName: null,
};

const answers = {
  '/user/feeds/getAllFeeds': { feeds: [post, ownPost], pagination: onePage(2), userId: '1' },
  '/user/feeds/getFeedById': post,
  '/user/feeds/update': ownPost,
  '/user/likes/toggleLike': { likes: 3, isLiked: true },
  '/user/likes/getFeedLikes': { likes: [{ id: '1', User }], pagination: onePage(1) },
  '/user/comments/getFeedComments': { comments: [comment, ownComment], pagination: onePage(2) },
  '/user/profile/get': profile,
  '/user/pages/getAllPages': { pages: [page], pagination: onePage(1) },
} satisfies Partial<Record<ApiPath, object>>;

/** Every other call that a screen makes. */
const UNSPECIFIED = [
  '/public/getHighlights',
  '/user/account/getEmailChange',
  '/user/account/getRemovals',
  '/user/account/getSessions',
  '/user/auth/checkSession',
  '/user/feeds/getFollowing',
  '/user/likes/getFaces',
  '/user/notifications/getAll',
  '/user/notifications/getPushKey',
  '/user/notifications/getSettings',
  '/user/notifications/getUnread',
  '/user/notifications/markSeen',
  '/user/applications/getWaiting',
  '/user/openings/getOpenings',
  '/user/pages/getSuggestions',
  '/user/projects/getProjects',
  '/user/records/getRecords',
  '/user/safety/getRelations',
  '/user/saved/getAll',
  '/user/search/find',
] as const satisfies readonly ApiPath[];

function specifiedApi(isAdmin = false): FakeApi {
  const api = new FakeApi();
  for (const path of UNSPECIFIED) api.on(path, refuse(404, 'Cannot POST'));
  for (const [path, data] of Object.entries(answers)) api.on(path as ApiPath, accept({ data }));
  const admin = { name: 'Kabir Anand', profileUrl: null, isAdmin };
  return api.on(
    '/user/pages/getPageById',
    accept({ data: { page, admin, isFollowing: true } }) as {
      status: number;
      body: Contract['/user/pages/getPageById']['answer'];
    },
  );
}

/** What a person reads or a screen reader says, and where links lead. */
function shownTexts(): string[] {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src', 'value'];
  return [document.title, document.body.textContent].concat(
    [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.flatMap((name) => element.getAttribute(name) ?? []),
    ),
  );
}

function expectWhole(): void {
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  expect(shownTexts().filter((text) => /undefined|NaN|\bnull\b|\[object|Invalid Date/.test(text))).toEqual(
    [],
  );
}

beforeEach(() => allowLogged(/ failed /));

const open = (address: string, isAdmin = false) =>
  renderApp(address, { token: tokenOf('1'), api: specifiedApi(isAdmin) });

it.each([
  [feedAddress('everyone'), 'Sneha Pillai'],
  [feedAddress('following'), 'Failed to fetch feeds'],
  ['/dashboard/feed/7', 'I do'],
  ['/dashboard/profile', 'Likes kites'],
  ['/dashboard/profile?userId=3', 'Likes kites'],
  ['/dashboard/pages', 'Where we meet'],
  ['/dashboard/pages/details/20', 'Where we meet'],
  ['/dashboard/saved', 'Failed to fetch saved posts'],
  ['/dashboard/notifications', 'Failed to fetch notifications'],
  ['/dashboard/search?q=kite', 'Failed to search'],
  ['/dashboard/drafts', 'Drafts'],
  ['/dashboard/account-settings', 'Account settings'],
  ['/community', 'Community'],
])('%s is whole with the specified fields alone', async (address, text) => {
  open(address);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  await waitFor(expectWhole);
});

it('the member’s own profile can be edited, and another one not', async () => {
  const { user, goTo } = open('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Ananya Tripathi');
  expectWhole();
  await goTo('/dashboard/profile?userId=3');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
});

it('lists, menus and forms of a post and its comments are whole', async () => {
  const { user } = open('/dashboard/feed/7');
  await user.click(await screen.findByRole('button', { name: /^Like/ }));
  await user.click(await screen.findByRole('button', { name: /likes?$/ }));
  await waitFor(expectWhole);
  // The likes stand in the place of the comments.
  await user.click(screen.getByRole('button', { name: /likes?$/, expanded: true }));
  await user.click(await screen.findByRole('button', { name: 'Edit or delete this comment' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await waitFor(expectWhole);
});

it('a page can be edited by who runs it', async () => {
  const { user } = open('/dashboard/pages/details/20', true);
  await user.click(await screen.findByRole('button', { name: 'Edit Page' }));
  await screen.findByRole('dialog', { name: 'Edit Page' });
  expectWhole();
});

it('an own post can be edited, and saved', async () => {
  const { user } = open(feedAddress('everyone'));
  await user.click(await screen.findByRole('button', { name: 'Options for this post' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = await dialog.findByRole('textbox', { name: 'Your post' });
  await waitFor(expectWhole);
  paste(text, 'And rope?');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expectWhole();
});
