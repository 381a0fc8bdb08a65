import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { PageDto } from '../../api/generated';
import { accept, FakeApi, later, noAnswer, refuse } from '../../test/fakeApi';
import { aPage, aPost, feedOf, onePage, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';
import { paste, textOf } from '../../test/writing';

const DETAILS = '/user/pages/getPageById';
const FOLLOW = '/user/pages/toggleFollow';
const BELL = '/user/pages/setBell';
const UPDATE = '/user/pages/update';
const DELETE = '/user/pages/delete';
const CREATE_POST = '/user/feeds/create';
const NETWORK = 'Network error or server is not responding. Please try again later.';

const detailsOf = (rest: Partial<PageDto> = {}, isAdmin = false, bell = false) => {
  const page = aPage('Dhruv Astronomy Circle', rest);
  const admin = { id: page.UserId, name: 'Kabir Anand', profileUrl: null, isAdmin };
  return accept({ data: { page, admin, isFollowing: page.isFollowing, bell } });
};
const apiOf = (rest: Partial<PageDto> = {}, isAdmin = false) =>
  new FakeApi().on(DETAILS, detailsOf(rest, isAdmin)).on('/user/feeds/getAllFeeds', feedOf());
const chooseDelete = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Delete Page' }));
};
const open = (api: FakeApi) => renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api });

describe('a page', () => {
  it('shows its details, its creator and its posts', async () => {
    const api = apiOf({ followers: 1058, posts: 1 }).on(
      '/user/feeds/getAllFeeds',
      feedOf(aPost('<p>Stars</p>')),
    );
    open(api);
    expect(await screen.findByRole('heading', { name: 'Dhruv Astronomy Circle', level: 1 })).toBeVisible();
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    for (const text of ['Club', 'Where we meet', 'Created by', '1,058', 'followers', '1', 'post']) {
      expect(header).toHaveTextContent(text);
    }
    expect(screen.getByRole('link', { name: 'Kabir Anand' })).toHaveAttribute(
      'href',
      '/dashboard/profile?userId=9',
    );
    expect(screen.getAllByText(/^Last active/)[0]).toBeVisible();
    expect(await screen.findByText('Stars')).toBeVisible();
    expect(api.callsTo('/user/feeds/getAllFeeds')[0]?.body).toEqual({
      usersFeed: false,
      pageId: '20',
      page: 1,
      limit: PAGE_SIZE,
    });
  });

  it.each([
    ['cannot be fetched', noAnswer, 'Failed to fetch page details', NETWORK],
    ['is no more', refuse(404, 'This page does not exist'), 'Page not found', 'deleted or removed'],
    [
      'was removed, to its creator,',
      refuse(404, 'We removed this page on 20 November 2026.', undefined, 'removed'),
      'Page not found',
      'We removed this page on 20 November 2026.',
    ],
  ])('that %s offers a retry and a way back', async (_case, answer, title, text) => {
    const api = apiOf().on(DETAILS, answer);
    const { user, currentAddress } = open(api);
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(title);
    expect(box).toHaveTextContent(text);
    api.on(DETAILS, detailsOf());
    await user.click(within(box).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Dhruv Astronomy Circle' })).toBeVisible();
    api.on(DETAILS, answer);
    expect(screen.queryByRole('link', { name: 'Go Back' })).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/dashboard/pages/details/20');
  });

  it('that was deleted links back to the list', async () => {
    const { user, currentAddress } = open(apiOf().on(DETAILS, refuse(404, 'Gone')));
    await user.click(await screen.findByRole('link', { name: 'Go Back' }));
    expect(currentAddress()).toBe('/dashboard/pages');
  });
});

describe('following a page', () => {
  it('is shown after the server’s answer, with one more follower, and allows posting', async () => {
    const answer = later<typeof FOLLOW>();
    const { user } = open(apiOf({ followers: 7 }).on(FOLLOW, () => answer.promise));
    const button = await screen.findByRole('button', { name: 'Follow' });
    expect(screen.queryByRole('button', { name: 'Share your thoughts...' })).not.toBeInTheDocument();
    await user.dblClick(button);
    expect(screen.queryByRole('button', { name: 'Following' })).not.toBeInTheDocument();
    answer.give(accept({ data: { followers: 8, isFollowing: true } }));
    expect(await screen.findByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { level: 1 }).closest('header')).toHaveTextContent('followers8');
    expect(screen.getByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
  });

  it('fills the arch for a moment once it is followed, and not on a device that saves data', async () => {
    const followed = accept({ data: { followers: 8, isFollowing: true } });
    const first = open(apiOf().on(FOLLOW, followed));
    const filling = () => document.querySelectorAll('[data-filling]');
    await first.user.click(await screen.findByRole('button', { name: 'Follow' }));
    await screen.findByRole('button', { name: 'Following' });
    expect(filling()).not.toHaveLength(0);
    filling().forEach((fill) => fireEvent.animationEnd(fill));
    expect(filling()).toHaveLength(0);
    first.unmount();
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const second = open(apiOf().on(FOLLOW, followed));
    await second.user.click(await screen.findByRole('button', { name: 'Follow' }));
    await screen.findByRole('button', { name: 'Following' });
    expect(filling()).toHaveLength(0);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it.each([
    [refuse(500, 'Something went wrong'), 'Failed to update follow status. Something went wrong'],
    [noAnswer, `An error occurred while updating follow status. ${NETWORK}`],
  ])('shows an error on the page if it fails', async (answer, text) => {
    const { user } = open(apiOf({ isFollowing: true }).on(FOLLOW, answer));
    await user.click(await screen.findByRole('button', { name: 'Following' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Following' })).toBeVisible();
  });
});

describe('the bell of a page', () => {
  const NAME = 'Notify me of new posts';
  const apiWithBell = (bell: boolean) =>
    apiOf({ isFollowing: true }).on(DETAILS, detailsOf({ isFollowing: true }, false, bell));
  const theBell = () => screen.findByRole('button', { name: NAME });
  const wanted = (api: FakeApi) => api.callsTo(BELL).map(({ body }) => body);

  it('is only there while one follows it, and falls silent with the follow', async () => {
    const api = apiOf().on(FOLLOW, accept({ data: { followers: 8, isFollowing: true } }));
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(await theBell()).toHaveAttribute('aria-pressed', 'false');
    api.on(BELL, accept({ data: { bell: true } }));
    await user.click(await theBell());
    expect(await screen.findByText('You get notifications about new posts here')).toBeVisible();
    expect(wanted(api)).toEqual([{ id: '20', on: true }]);
    api.on(FOLLOW, accept({ data: { followers: 7, isFollowing: false } }));
    await user.click(screen.getByRole('button', { name: 'Following' }));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
    expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
    api.on(FOLLOW, accept({ data: { followers: 8, isFollowing: true } }));
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(await theBell()).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows a choice at once, and sends one call at a time', async () => {
    const answer = later<typeof BELL>();
    const api = apiWithBell(true).on(BELL, () => answer.promise);
    const { user } = open(api);
    for (const shown of ['false', 'true', 'false', 'true']) {
      await user.click(await theBell());
      await waitFor(async () => expect(await theBell()).toHaveAttribute('aria-pressed', shown));
    }
    expect(wanted(api)).toHaveLength(1);
    api.on(BELL, accept({ data: { bell: true } }));
    answer.give(accept({ data: { bell: false } }));
    await waitFor(() =>
      expect(wanted(api)).toEqual([
        { id: '20', on: false },
        { id: '20', on: true },
      ]),
    );
    expect(await screen.findByText('You get notifications about new posts here')).toBeVisible();
    expect(await theBell()).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    [false, refuse(500, 'Broken'), 'Failed to turn on notifications'],
    [true, refuse(500, 'Broken'), 'Failed to turn off notifications'],
    [false, refuse(403, 'Turn one off first'), 'Turn one off first'],
  ])('goes back to %s with an error if it fails', async (bell, failure, text) => {
    const answer = later<typeof BELL>();
    const api = apiWithBell(bell).on(BELL, () => answer.promise);
    const { user } = open(api);
    await user.click(await theBell());
    // At once, without the answer; other parts of the page may still be arriving.
    await waitFor(async () => expect(await theBell()).toHaveAttribute('aria-pressed', String(!bell)));
    answer.give(failure);
    await waitFor(async () => expect(await theBell()).toHaveAttribute('aria-pressed', String(bell)));
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
  });

  it('is not there for the creator', async () => {
    open(apiOf({ UserId: '1' }, true));
    expect(await screen.findByRole('button', { name: 'Edit Page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
  });
});

describe('posting on a page', () => {
  async function write(api: FakeApi) {
    const app = open(api);
    await app.user.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
    const dialog = await screen.findByRole('dialog', { name: 'New post' });
    paste(await within(dialog).findByRole('textbox', { name: 'Your post' }), 'Clear skies');
    const post = within(dialog).getByRole('button', { name: 'Post' });
    await waitFor(() => expect(post).toBeEnabled());
    await app.user.click(post);
    return { ...app, dialog };
  }

  it('sends the id of the page', async () => {
    const Page = { id: '20', title: 'Dhruv Astronomy Circle', imageUrl: null };
    const data = aPost('<p>Clear skies</p>', { Page });
    const api = apiOf({ isFollowing: true }).on(CREATE_POST, {
      status: 201,
      body: { success: true, message: 'Posted', data },
    });
    await write(api);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [call] = api.callsTo(CREATE_POST);
    expect(call && textOf(call.body, 'pageId')).toBe('20');
    // The number of posts has changed.
    await waitFor(() => expect(api.callsTo(DETAILS)).toHaveLength(2));
  });

  it('is refused after an unfollow elsewhere; the text is kept, and Follow is shown', async () => {
    const api = apiOf({ isFollowing: true }).on(CREATE_POST, refuse(403, 'Follow this page to post on it'));
    const { user, dialog } = await write(api);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Follow this page to post on it');
    expect(within(dialog).getByRole('textbox', { name: 'Your post' })).toHaveTextContent('Clear skies');
    api.on(DETAILS, detailsOf({ isFollowing: false }));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
    api.on(FOLLOW, accept({ data: { followers: 1, isFollowing: true } }));
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(await screen.findByRole('button', { name: 'Draft: Clear skies' })).toBeVisible();
  });
});

describe('the creator of a page', () => {
  const apiOfOwn = () => apiOf({ UserId: '1' }, true);
  async function edit(api = apiOfOwn()) {
    const app = open(api);
    await app.user.click(await screen.findByRole('button', { name: 'Edit Page' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Page' });
    return { ...app, api, dialog, title: within(dialog).getByRole('textbox', { name: 'Title' }) };
  }

  it('can post, edit and delete, but not follow', async () => {
    open(apiOfOwn());
    expect(await screen.findByRole('button', { name: 'Edit Page' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Page' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Follow/ })).not.toBeInTheDocument();
  });

  it('can edit it, and the change is shown at once', async () => {
    const api = apiOfOwn().on(
      UPDATE,
      accept({ message: 'Saved', data: aPage('Dhruv Circle', { UserId: '1', category: 'Event' }) }),
    );
    const { user, dialog, title } = await edit(api);
    expect(title).toHaveValue('Dhruv Astronomy Circle');
    await user.clear(title);
    await user.type(title, 'Dhruv Circle');
    await user.click(within(dialog).getByRole('radio', { name: 'Event' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'Dhruv Circle', level: 1 })).toBeVisible();
    const [call] = api.callsTo(UPDATE);
    expect(call && ['id', 'title', 'category'].map((field) => textOf(call.body, field))).toEqual([
      '20',
      'Dhruv Circle',
      'Event',
    ]);
  });

  it('gets an unchanged form after Cancel', async () => {
    const { user, dialog, title } = await edit();
    await user.type(title, ' of Lucknow');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Edit Page' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Dhruv Astronomy Circle');
  });

  it.each([
    [refuse(403, 'Only its creator can'), 'Failed to update page. Only its creator can'],
    [noAnswer, `An error occurred while updating the page. ${NETWORK}`],
  ])('sees an error in the form if an edit fails', async (answer, text) => {
    const { user, dialog, title } = await edit(apiOfOwn().on(UPDATE, answer));
    await user.type(title, '!');
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
    expect(title).toHaveValue('Dhruv Astronomy Circle!');
  });

  it('can delete it after confirmation, and returns to the list', async () => {
    const api = apiOfOwn().on(DELETE, accept({ message: 'Deleted' }));
    api.on('/user/pages/getAllPages', accept({ data: { pages: [], pagination: onePage(0) } }));
    const { user, currentAddress } = open(api);
    await chooseDelete(user);
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Are you sure you want to delete this page? This action cannot be undone.',
    );
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No pages yet')).toBeVisible();
    expect(currentAddress()).toBe('/dashboard/pages');
    expect(api.callsTo(DELETE).map(({ body }) => body)).toEqual([{ id: '20' }]);
  });

  it('sees it removed from the list if it was deleted elsewhere', async () => {
    const listOf = (...pages: PageDto[]) => accept({ data: { pages, pagination: onePage(pages.length) } });
    const api = apiOfOwn()
      .on(DELETE, refuse(404, 'Gone'))
      .on('/user/pages/getAllPages', listOf(aPage('Dhruv Astronomy Circle', { UserId: '1' })));
    const { user } = renderApp('/dashboard/pages', { token: tokenOf('1'), api });
    await user.click(await screen.findByRole('link', { name: /^View More/ }));
    await chooseDelete(user);
    api.on('/user/pages/getAllPages', listOf());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No pages yet')).toBeVisible();
    expect(await screen.findByText('This page was already deleted')).toBeVisible();
  });

  it.each([
    [refuse(403, 'Only its creator can'), 'Failed to delete page. Only its creator can'],
    [noAnswer, `An error occurred while deleting the page. ${NETWORK}`],
  ])('sees an error in the dialog if it cannot be deleted', async (answer, text) => {
    const { user } = open(apiOfOwn().on(DELETE, answer));
    await chooseDelete(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
