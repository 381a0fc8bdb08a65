import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import type { CommentDto, FeedDto, PageDto, ProfileDto } from '../api/generated';
import { aComment, aPage, aPost, aProfile, feedOf, onePage, tokenOf } from '../test/factories';
import { accept, FakeApi, noAnswer, stale } from '../test/fakeApi';
import { renderApp } from '../test/renderApp';
import { fillIn, paste, textOf } from '../test/writing';

/** Two windows of one member edit the same thing: the other window has saved version 2. */

const LIST = '/user/feeds/getAllFeeds';
const COMMENTS = '/user/comments/getFeedComments';
const me = { id: '1', name: 'Ananya Tripathi', UserProfile: { profileUrl: null, title: null } };

const conflictDialog = () => screen.findByRole('alertdialog', { name: 'This was changed meanwhile' });
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const version = (dialog: HTMLElement, name: 'Saved now' | 'Yours, not saved') =>
  within(dialog).getByRole('group', { name });
const press = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name });

describe('a post that was changed in another window', () => {
  const UPDATE = '/user/feeds/update';
  const image = (url: string) => ({ url, width: 4, height: 3, alt: '' });
  const post = (content: string, rest: Partial<FeedDto> = {}, ...images: string[]) =>
    aPost(content, {
      User: me,
      feedData: { content, images: images.map(image), imagesUrl: images },
      ...rest,
    });
  const original = post('<p>Meet at four</p>', {}, 'a.webp', 'b.webp');
  const theirs = post('<p>Meet at five</p>', { version: '2' }, 'a.webp');
  const versionsSent = (api: FakeApi) => api.callsTo(UPDATE).map(({ body }) => textOf(body, 'version'));

  async function openConflict(api = new FakeApi().on(LIST, feedOf(original))) {
    api
      .on('/user/feeds/getFeedById', accept({ data: theirs }))
      .on(UPDATE, ({ body }) =>
        textOf(body, 'version') === '2'
          ? accept({ message: 'Saved', data: post('<p>Meet at six</p>', { version: '3' }) })
          : stale(),
      );
    const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    await app.user.click(await screen.findByRole('button', { name: 'Options for this post' }));
    await app.user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const text = await screen.findByRole('textbox', { name: 'Your post' });
    return { ...app, api, text };
  }
  const update = () => screen.getByRole('button', { name: 'Update' });

  it('is shown in both versions, with differences in pictures', async () => {
    const { user, text } = await openConflict();
    paste(text, ', or six');
    await user.click(update());
    const dialog = await conflictDialog();
    expect(version(dialog, 'Saved now')).toHaveTextContent('Meet at five');
    expect(version(dialog, 'Yours, not saved')).toHaveTextContent('Meet at four, or six');
    expect(dialog).toHaveTextContent('The photos differ too: 1 saved now, 2 in yours.');
    expect(dialog).toHaveTextContent('One photo of yours was removed there and cannot be brought back.');
  });

  it('causes no conflict if both texts and pictures are equal', async () => {
    const { user, api, text } = await openConflict();
    const mine = post('<p>Meet at four, or six</p>', { version: '2' }, 'a.webp', 'b.webp');
    api.on('/user/feeds/getFeedById', accept({ data: mine }));
    paste(text, ', or six');
    await user.click(update());
    expect(await screen.findByText('Meet at four, or six')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(versionsSent(api)).toEqual(['1']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is overwritten by “Use mine”, based on the version that was shown', async () => {
    const { user, api, text } = await openConflict();
    paste(text, ', or six');
    await user.click(update());
    await conflictDialog();
    await user.click(press('Use mine'));
    expect(await screen.findByText('Meet at six')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(versionsSent(api)).toEqual(['1', '2']);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('is kept by “Keep theirs”; the other text stays a draft that conflicts again', async () => {
    const { user, api, text } = await openConflict();
    paste(text, ', or six');
    await user.click(update());
    await conflictDialog();
    await user.click(press('Keep theirs'));
    expect(await screen.findByText('Meet at five')).toBeVisible();
    expect(versionsSent(api)).toEqual(['1']);
    cleanup();
    const later = await openConflict(new FakeApi().on(LIST, feedOf(theirs)));
    expect(later.text).toHaveTextContent('Meet at four, or six');
    await later.user.click(update());
    expect(await conflictDialog()).toBeVisible();
    expect(versionsSent(later.api)).toEqual(['1']);
  });

  it('can be merged by hand after it was shown', async () => {
    const { user, api, text } = await openConflict();
    paste(text, ', or six');
    await user.click(update());
    await conflictDialog();
    await user.click(press('Go on editing'));
    await dialogClosed();
    expect(text).toHaveTextContent('Meet at four, or six');
    await user.click(update());
    expect(await screen.findByText('Meet at six')).toBeVisible();
    expect(versionsSent(api)).toEqual(['1', '2']);
  });
});

describe('a comment that was changed in another window', () => {
  const UPDATE = '/user/comments/update';
  const mine = (comment: string, rest: Partial<CommentDto> = {}) =>
    aComment(comment, { id: '31', User: me, ...rest });
  const listOf = (...comments: CommentDto[]) =>
    accept({ data: { comments, pagination: onePage(comments.length) } });

  async function edit(written: string, api = new FakeApi()) {
    api
      .on(LIST, feedOf(aPost('<p>Hello</p>', { comments: 1 })))
      .on(COMMENTS, listOf(mine('Wel done')))
      .on(UPDATE, ({ body }) =>
        body.version === '2'
          ? accept({ message: 'Saved', data: mine(body.comment, { version: '3' }) })
          : stale(),
      );
    const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    await app.user.click(await screen.findByRole('button', { name: '1 comment' }));
    await app.user.click(await screen.findByRole('button', { name: 'Edit or delete this comment' }));
    await app.user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    await fillIn(app.user, field, written);
    return { ...app, api, save: () => app.user.click(screen.getByRole('button', { name: 'Save' })) };
  }

  it('is overwritten by “Use mine”', async () => {
    const { user, api, save } = await edit('Well done, all');
    api.on(COMMENTS, listOf(mine('Well done!', { version: '2' })));
    await save();
    const dialog = await conflictDialog();
    expect(version(dialog, 'Saved now')).toHaveTextContent('Well done!');
    expect(version(dialog, 'Yours, not saved')).toHaveTextContent('Well done, all');
    await user.click(press('Use mine'));
    expect(await screen.findByText('Well done, all')).toBeVisible();
    expect(api.callsTo(UPDATE).map(({ body }) => body.version)).toEqual(['1', '2']);
  });

  it('causes no conflict if both texts are equal', async () => {
    const { api, save } = await edit('Well done!');
    api.on(COMMENTS, listOf(mine('Well done!', { version: '2' })));
    await save();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument());
    expect(screen.getByText('Well done!')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps the typed text if the saved version cannot be fetched', async () => {
    const { api, save } = await edit('Well done, all');
    api.on(COMMENTS, noAnswer);
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed meanwhile');
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Well done, all');
  });
});

describe('a page that was changed in another window', () => {
  const UPDATE = '/user/pages/update';
  const page = (rest: Partial<PageDto> = {}) => aPage('Dhruv Circle', { UserId: '1', ...rest });
  const detailsOf = (shown: PageDto) =>
    accept({
      data: {
        page: shown,
        admin: { id: '1', name: 'Ananya Tripathi', profileUrl: null, isAdmin: true },
        isFollowing: false,
        bell: false,
      },
    });

  it('is shown with its differences, and is kept by “Keep theirs”', async () => {
    const api = new FakeApi()
      .on('/user/pages/getPageById', detailsOf(page()))
      .on(LIST, feedOf())
      .on(UPDATE, stale());
    const { user } = renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api });
    await user.click(await screen.findByRole('button', { name: 'Edit Page' }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' of Lucknow');
    api.on('/user/pages/getPageById', detailsOf(page({ title: 'Dhruv Astronomy', version: '2' })));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = await conflictDialog();
    expect(within(dialog).getAllByRole('group')).toHaveLength(2);
    expect(version(dialog, 'Yours, not saved')).toHaveTextContent('Dhruv Circle of Lucknow');
    await user.click(press('Keep theirs'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dhruv Astronomy' })).toBeVisible();
    expect(api.callsTo(UPDATE).map(({ body }) => textOf(body, 'version'))).toEqual(['1']);
  });
});

describe('a profile that was changed in another window', () => {
  const GET = '/user/profile/get';
  const UPDATE = '/user/profile/update';
  const original = aProfile({ bio: 'I like machines.' });

  async function openConflict(theirs: Partial<ProfileDto>) {
    const api = new FakeApi()
      .on(GET, accept({ data: original }))
      .on(LIST, feedOf())
      .on(UPDATE, ({ body }) =>
        textOf(body, 'version') === '2'
          ? accept({ data: { ...original, ...theirs, title: textOf(body, 'title'), version: '3' } })
          : stale(),
      );
    const { user } = renderApp('/dashboard/profile', { token: tokenOf('1'), api });
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Kite maker');
    api.on(GET, accept({ data: { ...original, ...theirs, version: '2' } }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const versions = () => api.callsTo(UPDATE).map(({ body }) => textOf(body, 'version'));
    return { user, api, versions };
  }

  it('is shown field by field, and is overwritten by “Use mine”', async () => {
    const { user, versions } = await openConflict({ title: 'Robot maker' });
    const dialog = await conflictDialog();
    expect(within(dialog).getByRole('region', { name: 'Title' })).toHaveTextContent('Robot maker');
    expect(within(dialog).queryByRole('region', { name: 'Description' })).not.toBeInTheDocument();
    await user.click(press('Use mine'));
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
    expect(versions()).toEqual(['1', '2']);
  });

  it('causes no conflict if only a picture was changed, which the form does not send', async () => {
    const { versions } = await openConflict({ profileUrl: 'media/new.webp' });
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(versions()).toEqual(['1', '2']);
  });
});

describe('a text that was edited', () => {
  const editedAt = new Date(Date.now() - 2 * 60 * 60_000).toISOString();

  it('shows that it was edited, with the time: posts and comments', async () => {
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>', { comments: 2, editedAt }))).on(
      COMMENTS,
      accept({
        data: {
          comments: [aComment('Changed', { editedAt }), aComment('Unchanged')],
          pagination: onePage(2),
        },
      }),
    );
    const { user } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    const article = within(await screen.findByRole('article'));
    expect(article.getByText('edited', { exact: false, selector: '[title]' })).toHaveTextContent(
      '(edited 2 h ago)',
    );
    expect(article.getByText(/^Edited \d+ \w+ \d{4}, /)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '2 comments' }));
    await screen.findByText('Changed');
    expect(screen.getAllByText(/^Edited \d+ \w+ \d{4}, /)).toHaveLength(2);
  });
});
