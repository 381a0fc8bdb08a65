import { translatePage } from '@campus-commons/web-kit/jest/translate.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import { showToast } from '../components/toasts/toasts';
import { aComment, aPage, aPost, feedOf, onePage, tokenOf } from '../test/factories';
import { accept, FakeApi, later, noAnswer, refuse } from '../test/fakeApi';
import { renderApp } from '../test/renderApp';
import { fillIn, paste } from '../test/writing';

// Without tolerateTranslation, which main.tsx calls: the screens themselves have no text beside elements that come and go.
const LIST = '/user/feeds/getAllFeeds';
const token = tokenOf('1');
const api = () => new FakeApi().on(LIST, feedOf(aPost('<p>Kites</p>', { comments: 1, like: 2 })));

afterEach(() => expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument());

describe('on a translated page', () => {
  it('the composer is filled and emptied, with and without a failure', async () => {
    const app = renderApp(feedAddress('everyone'), { token, api: api().on('/user/feeds/create', noAnswer) });
    await app.user.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
    const text = await screen.findByRole('textbox', { name: 'Your post' });
    translatePage();
    paste(text, 'Hello');
    const post = screen.getByRole('button', { name: 'Post' });
    await waitFor(() => expect(post).toBeEnabled());
    translatePage();
    await app.user.click(post);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you wrote is lost.');
    translatePage();
    text.innerHTML = '<p><br></p>';
    fireEvent.input(text);
    await waitFor(() =>
      expect(screen.getByRole('alert')).not.toHaveTextContent('Nothing you wrote is lost.'),
    );
    paste(text, 'Again');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Nothing you wrote is lost.'));
  });

  it('posts are liked and saved, and their comments open and close', async () => {
    const app = renderApp(feedAddress('everyone'), {
      token,
      api: api()
        .on('/user/likes/toggleLike', accept({ message: 'Done', data: { isLiked: true, likes: 3 } }))
        .on('/user/saved/set', accept({ message: 'Saved', data: { saved: true } }))
        .on(
          '/user/comments/getFeedComments',
          accept({ data: { comments: [aComment('Mine too')], pagination: onePage(1) } }),
        ),
    });
    const article = within(await screen.findByRole('article'));
    translatePage();
    await app.user.click(article.getByRole('button', { name: 'Like' }));
    expect(await article.findByRole('button', { name: '3 likes' })).toBeVisible();
    translatePage();
    await app.user.click(article.getByRole('button', { name: '1 comment' }));
    expect(await article.findByText('Mine too')).toBeVisible();
    translatePage();
    await app.user.click(article.getByRole('button', { name: '1 comment' }));
    await waitFor(() => expect(article.queryByText('Mine too')).not.toBeInTheDocument());
    const options = article.getByRole('button', { name: 'Options for Sneha Pillai' });
    await app.user.click(options);
    await screen.findByRole('menuitem', { name: 'Save' });
    translatePage();
    await app.user.click(screen.getByRole('menuitem', { name: 'Save' }));
    // A toast says that it was saved.
    await screen.findByText('Saved', { exact: false });
    translatePage();
    await app.user.click(options);
    expect(await screen.findByRole('menuitem', { name: 'Saved · Remove' })).toBeVisible();
  });

  it('a page is followed', async () => {
    const page = aPage('Chess');
    const app = renderApp('/dashboard/pages', {
      token,
      api: new FakeApi()
        .on('/user/pages/getAllPages', accept({ data: { pages: [page], pagination: onePage(1) } }))
        .on('/user/pages/getSuggestions', accept({ data: { pages: [page] } }))
        .on(
          '/user/pages/toggleFollow',
          accept({ message: 'Done', data: { isFollowing: true, followers: 487 } }),
        ),
    });
    const [follow] = await screen.findAllByRole('button', { name: /^Follow/ });
    if (!follow) throw new Error('There is no page to follow');
    translatePage();
    await app.user.click(follow);
    await waitFor(() => expect(follow).toHaveTextContent(/^Following/));
    expect((await screen.findAllByText('Chess'))[0]).toBeVisible();
  });

  it('searches find something, nothing, fail and find something again', async () => {
    const listOf = <Item,>(items: Item[]) => ({ items, pagination: onePage(items.length) });
    const found = (...names: string[]) =>
      accept({
        data: {
          people: listOf(
            names.map((name, place) => ({
              ...{ id: String(place + 3), name, collegeName: 'Gomti College' },
              UserProfile: { profileUrl: null, title: null },
            })),
          ),
          pages: listOf(names.slice(0, 1).map((name) => aPage(`${name}’s club`))),
          posts: listOf(names.slice(0, 1).map((name) => aPost(`<p>kite of ${name}</p>`))),
          topics: listOf([]),
        },
      });
    const app = renderApp('/dashboard/search?q=kite', {
      token,
      api: new FakeApi().on('/user/search/find', found('Asha', 'Ravi')),
    });
    const field = await within(await screen.findByRole('main')).findByRole('textbox');
    const search = async (text: string) => {
      translatePage();
      await fillIn(app.user, field, text);
      await app.user.type(field, '{Enter}');
    };
    await screen.findByRole('link', { name: 'Asha' });
    app.api.on('/user/search/find', found());
    await search('zebra');
    expect(await screen.findByRole('heading', { name: /^Nothing found/ })).toBeVisible();
    app.api.on('/user/search/find', refuse(429, 'Please wait 40 seconds.'));
    await search('kites');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 40 seconds.');
    app.api.on('/user/search/find', found('Asha'));
    await search('kite');
    expect(await screen.findByRole('link', { name: 'Asha' })).toBeVisible();
    translatePage();
    await app.user.click(screen.getByRole('link', { name: 'People' }));
    expect(await screen.findByRole('link', { name: 'Asha' })).toBeVisible();
    translatePage();
    await app.user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha' })).not.toBeInTheDocument());
  });

  it('toasts come and go', async () => {
    const app = renderApp(feedAddress('everyone'), { token, api: api() });
    await screen.findByRole('article');
    await act(() => showToast('success', 'Saved'));
    expect(await screen.findByText('Saved')).toBeVisible();
    await act(() => showToast('error', 'Failed to copy link'));
    expect(await screen.findByText('Failed to copy link')).toBeVisible();
    translatePage();
    for (const close of screen.getAllByRole('button', { name: 'Close' })) await app.user.click(close);
    // jsdom has no animations; the library removes a toast when its own has ended.
    for (const toast of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(toast);
    await waitFor(() => expect(screen.queryByText('Failed to copy link')).not.toBeInTheDocument());
    await act(() => showToast('success', 'Link copied to clipboard!'));
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
  });

  it('a refused sign-in says why, and the next one too', async () => {
    const login = later<'/user/auth/login'>();
    const app = renderApp('/landing/auth/signIn', {
      api: new FakeApi().on('/user/auth/login', refuse(403, 'Suspended', undefined, 'account_suspended')),
    });
    const form = within(await screen.findByRole('form', { name: 'Sign in' }));
    translatePage();
    await fillIn(app.user, form.getByLabelText('Email'), 'ananya@example.in');
    await fillIn(app.user, form.getByLabelText('Password'), 'quiet-courtyard');
    await app.user.click(form.getByRole('button', { name: 'Sign in' }));
    expect(await form.findByText('Suspended')).toBeVisible();
    translatePage();
    app.api.on('/user/auth/login', () => login.promise);
    await fillIn(app.user, form.getByLabelText('Password'), 'quiet-courtyard-2');
    await waitFor(() => expect(form.queryByText('Suspended')).not.toBeInTheDocument());
    await app.user.click(form.getByRole('button', { name: 'Sign in' }));
    expect(await form.findByText('Signing in...')).toBeVisible();
    translatePage();
    login.give(refuse(401, 'Invalid credentials'));
    expect(await form.findByText('Invalid credentials')).toBeVisible();
  });
});
