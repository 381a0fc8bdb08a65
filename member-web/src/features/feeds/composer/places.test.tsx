import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../../lib/address/feeds';
import { draftsOf } from '../../../lib/drafts/drafts';
import { aPage, aPost, feedOf, onePage, tokenOf } from '../../../test/factories';
import { accept, FakeApi, refuse } from '../../../test/fakeApi';
import { renderApp } from '../../../test/renderApp';
import { paste, textOf } from '../../../test/writing';

const DETAILS = '/user/pages/getPageById';
const CREATE = '/user/feeds/create';
const TITLE = 'Dhruv Astronomy Circle';
const PAGE = '/dashboard/pages/details/20';

const detailsOf = (isFollowing: boolean) => {
  const page = aPage(TITLE, { isFollowing, imageUrl: 'media/dhruv.webp' });
  const admin = { id: page.UserId, name: 'Kabir Anand', profileUrl: null, isAdmin: false };
  return accept({ data: { page, admin, isFollowing, bell: false } });
};
const posted = { status: 201, body: { success: true, message: 'Posted', data: aPost('<p>New</p>') } };
const apiOf = (isFollowing = true) =>
  new FakeApi()
    .on(DETAILS, detailsOf(isFollowing))
    .on('/user/feeds/getAllFeeds', feedOf())
    .on('/user/pages/toggleFollow', accept({ data: { followers: 1, isFollowing: true } }))
    .on(CREATE, posted);
const open = (address: string, api = apiOf()) => renderApp(address, { token: tokenOf('1'), api });

const sentForms = (api: FakeApi) => api.callsTo(CREATE).map(({ body }) => body);
/** The page id with which the post was sent. */
const pageIdOf = (api: FakeApi) => sentForms(api).map((form) => form.get('pageId') ?? undefined)[0];

/** Stores a draft, as an earlier visit would. */
const storeDraft = (name: 'post' | `post:${string}`, html: string, rest: object = {}) =>
  draftsOf('1').write(name, JSON.stringify({ html, changedAt: '2026-11-20T06:00:00.000Z', ...rest }));
const storePageDraft = (html = '<p>Clear skies</p>') =>
  storeDraft('post:20', html, { pictures: 2, page: { id: '20', title: TITLE } });

const place = async () =>
  within(await screen.findByRole('dialog', { name: 'New post' })).findByRole('group', {
    name: 'Where it goes',
  });

describe('the target of a post', () => {
  it('is everyone by default', async () => {
    const { user } = open(feedAddress('everyone'));
    await user.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
    expect(await place()).toHaveTextContent('Goes toEveryone');
  });

  it('is the page on whose screen the composer opens, also with the navigation’s button', async () => {
    const { user, api } = open(PAGE);
    await user.click(await screen.findByRole('link', { name: `Write a post on ${TITLE}` }));
    expect(await place()).toHaveTextContent(`Goes to${TITLE}`);
    const arch = within(await place()).getByRole('presentation');
    expect(arch).toHaveAttribute('src', expect.stringContaining('media/dhruv.webp'));
    paste(await screen.findByRole('textbox', { name: 'Your post' }), 'Hello');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(pageIdOf(api)).toBe('20'));
  });

  it('is everyone, with an explanation, on a page that is not followed', async () => {
    const { user, currentAddress } = open(PAGE, apiOf(false));
    await screen.findByRole('heading', { name: TITLE });
    await user.click(screen.getByRole('link', { name: 'Write a post' }));
    expect(await place()).toHaveTextContent('Goes toEveryone');
    expect(await screen.findByRole('alert')).toHaveTextContent(`You do not follow “${TITLE}”`);
    expect(currentAddress()).toBe('/dashboard');
  });
});

describe('the composer lets one choose where a post goes', () => {
  const PAGES = '/user/pages/getAllPages';
  const pagesOf = (...pages: ReturnType<typeof aPage>[]) =>
    accept({ data: { pages, pagination: onePage(pages.length) } });
  const openMenu = async (user: ReturnType<typeof open>['user']) => {
    await user.click(within(await place()).getByRole('button', { name: /, change$/ }));
    return within(await screen.findByRole('menu', { name: 'Where it goes' }));
  };
  const openWithText = async (api: FakeApi, text: string) => {
    const app = open(feedAddress('everyone'), api);
    await app.user.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
    paste(await screen.findByRole('textbox', { name: 'Your post' }), text);
    return app;
  };

  it('among the pages on which they may post, and takes the text along', async () => {
    const api = apiOf().on(PAGES, pagesOf(aPage(TITLE), aPage('Chess Circle', { id: '21' })));
    const { user, currentAddress } = await openWithText(api, 'Clear skies');
    const menu = await openMenu(user);
    expect(menu.getByRole('menuitemradio', { name: 'Everyone' })).toBeChecked();
    await user.click(await menu.findByRole('menuitemradio', { name: TITLE }));
    expect(api.callsTo(PAGES).map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ postable: true }),
    );
    expect(await place()).toHaveTextContent(`Goes to${TITLE}`);
    await waitFor(() => expect(draftsOf('1').postNames()).toEqual(['post:20']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(pageIdOf(api)).toBe('20'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(draftsOf('1').postNames()).toEqual([]);
    expect(currentAddress()).toBe('/dashboard');
  });

  it('and everyone from a page’s own screen, which leads to where the post is shown', async () => {
    const { user, api, currentAddress } = open(PAGE, apiOf().on(PAGES, pagesOf(aPage(TITLE))));
    await user.click(await screen.findByRole('link', { name: `Write a post on ${TITLE}` }));
    paste(await screen.findByRole('textbox', { name: 'Your post' }), 'Hello');
    const menu = await openMenu(user);
    await user.click(await menu.findByRole('menuitemradio', { name: 'Everyone' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard'));
    expect(pageIdOf(api)).toBeUndefined();
  });

  it('says so when there is no page to choose, or the pages cannot be had, and asks again', async () => {
    const api = apiOf().on(PAGES, refuse(500, 'Broken'));
    const { user } = await openWithText(api, 'Clear skies');
    const menu = await openMenu(user);
    const again = await menu.findByRole('menuitem', { name: 'Your pages could not be loaded. Try again' });
    api.on(PAGES, pagesOf());
    await user.click(again);
    expect(await menu.findByText('Follow a page to post on it.')).toBeVisible();
  });
});

describe('a page that is not followed', () => {
  it('offers to follow the page to post there, then shows the composer', async () => {
    storePageDraft();
    const { user } = open(PAGE, apiOf(false));
    const box = await screen.findByRole('region', { name: 'Follow this page to post here' });
    expect(box).toHaveTextContent('You have a draft for this page.');
    await user.click(within(box).getByRole('button', { name: 'Follow this page to post here' }));
    const row = await screen.findByRole('button', { name: 'Draft: Clear skies' });
    expect(row).toHaveFocus();
    expect(box).not.toBeInTheDocument();
  });
});

describe('the list of drafts', () => {
  it('shows every draft with target, first words and photos, and opens it', async () => {
    storeDraft('post', '<p>Everybody come</p>');
    storePageDraft();
    const { user, api } = open(feedAddress('everyone'));
    await user.click(await screen.findByRole('link', { name: '1 draft' }));
    const list = await screen.findByRole('region', { name: 'Drafts' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows.find((each) => within(each).queryByText('Everyone'))).toHaveTextContent('Everybody come');
    const row = rows.find((each) => within(each).queryByText(TITLE));
    expect(row).toHaveTextContent('Clear skies');
    expect(row).toHaveTextContent('2 photos');
    await user.click(screen.getByRole('button', { name: `Open the draft for ${TITLE}` }));
    expect(await place()).toHaveTextContent(TITLE);
    expect(await screen.findByRole('textbox', { name: 'Your post' })).toHaveTextContent('Clear skies');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(pageIdOf(api)).toBe('20');
    expect(draftsOf('1').read('post:20')).toBeNull();
    expect(draftsOf('1').read('post')).not.toBeNull();
  });

  it('deletes a draft after confirmation, and has an empty state', async () => {
    storePageDraft();
    const { user } = open('/dashboard/drafts');
    await user.click(await screen.findByRole('button', { name: `Delete draft, ${TITLE}` }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete draft' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(draftsOf('1').read('post:20')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: `Delete draft, ${TITLE}` }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No drafts')).toBeVisible();
    expect(draftsOf('1').read('post:20')).toBeNull();
  });

  it('deletes the base version together with the draft of an edit', async () => {
    const texts = draftsOf('1');
    texts.write('edit:7', JSON.stringify({ html: '<p>Other words</p>' }));
    texts.write('base:edit:7', '1');
    const { user } = open('/dashboard/drafts');
    await user.click(await screen.findByRole('button', { name: 'Delete draft, Changes to your post' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No drafts')).toBeVisible();
    expect(texts.read('base:edit:7')).toBeNull();
  });

  it.each([
    ['that was deleted', refuse(404, 'This page does not exist any more'), 'no longer exists'],
    ['that is no longer followed', detailsOf(false), 'You do not follow'],
  ])('offers to publish to everyone for a draft of a page %s', async (_case, answer, words) => {
    storeDraft('post', '<p>Everybody come</p>');
    storePageDraft();
    const { user, api } = open('/dashboard/drafts', apiOf().on(DETAILS, answer));
    await user.click(await screen.findByRole('button', { name: `Open the draft for ${TITLE}` }));
    const dialog = await screen.findByRole('dialog', { name: 'New post' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
    expect(within(dialog).getByRole('button', { name: 'Post' })).toBeDisabled();
    await user.click(await within(dialog).findByRole('button', { name: 'Post to everyone instead' }));
    expect(await place()).toHaveTextContent('Goes toEveryone');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Post' })).toBeEnabled());
    await user.click(within(dialog).getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(api.callsTo(CREATE)).toHaveLength(1));
    expect(pageIdOf(api)).toBeUndefined();
    expect(sentForms(api).map((form) => textOf(form, 'feedData'))).toEqual([
      expect.stringContaining('Clear skies'),
    ]);
    await waitFor(() => expect(draftsOf('1').postNames()).toEqual(['post']));
    expect(draftsOf('1').read('post')).toContain('Everybody come');
  });
});
