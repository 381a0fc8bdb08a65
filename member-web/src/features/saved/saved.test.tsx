import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { accept, FakeApi, later, refuse } from '../../test/fakeApi';
import { aPost, feedOf, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const SAVED = '/user/saved/getAll';
const SET = '/user/saved/set';
const token = tokenOf('1');

type App = ReturnType<typeof renderApp>;

/** Opens the menu of the only post. */
async function openMenu({ user }: App, name = 'Options for Sneha Pillai') {
  const post = await screen.findByRole('article');
  await user.click(within(post).getByRole('button', { name }));
}
const entry = (name: 'Save' | 'Saved · Remove') => screen.findByRole('menuitem', { name });
/** Waits until a toast that says this is shown. */
const toast = (text: string) => screen.findByText(text);

describe('saving a post', () => {
  it('is shown at once on every screen, and sent', async () => {
    const answer = later<typeof SET>();
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))).on(SET, () => answer.promise);
    const app = renderApp(feedAddress('everyone'), { token, api });
    await openMenu(app);
    await app.user.click(await entry('Save'));
    await openMenu(app);
    await entry('Saved · Remove');
    expect(api.callsTo(SET).map(({ body }) => body)).toEqual([{ feedId: '7', saved: true }]);
    answer.give(accept({ data: { saved: true } }));
    expect(await toast('Saved to your saved posts')).toBeVisible();
    expect(api.callsTo(LIST)).toHaveLength(1);
  });

  it('is possible for an own post, and can be taken back', async () => {
    const User = { id: '1', name: 'Asha Rao', UserProfile: { profileUrl: null, title: null } };
    const api = new FakeApi()
      .on(LIST, feedOf(aPost('<p>Hello</p>', { User, isSaved: true })))
      .on(SET, accept({ data: { saved: false } }));
    const app = renderApp(feedAddress('everyone'), { token, api });
    await openMenu(app, 'Options for this post');
    await app.user.click(await entry('Saved · Remove'));
    expect(await toast('Removed from your saved posts')).toBeVisible();
    expect(api.callsTo(SET).map(({ body }) => body)).toEqual([{ feedId: '7', saved: false }]);
  });

  it('and taking it back at once sends one call after the other', async () => {
    const first = later<typeof SET>();
    const api = new FakeApi()
      .on(LIST, feedOf(aPost('<p>Hello</p>')))
      .on(SET, ({ body: { saved } }) => (saved ? first.promise : accept({ data: { saved: false } })));
    const app = renderApp(feedAddress('everyone'), { token, api });
    await openMenu(app);
    await app.user.click(await entry('Save'));
    await openMenu(app);
    await app.user.click(await entry('Saved · Remove'));
    expect(api.callsTo(SET)).toHaveLength(1);
    first.give(accept({ data: { saved: true } }));
    await waitFor(() => expect(api.callsTo(SET)).toHaveLength(2));
    expect(await toast('Removed from your saved posts')).toBeVisible();
  });

  it('is taken back with an error if it fails', async () => {
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))).on(SET, () => {
      // The feed is refetched as well; that is not answered yet.
      api.on(LIST, () => later<typeof LIST>().promise);
      return refuse(500, 'Something went wrong');
    });
    const app = renderApp(feedAddress('everyone'), { token, api });
    await openMenu(app);
    await app.user.click(await entry('Save'));
    expect(await toast('Failed to save the post')).toBeVisible();
    await openMenu(app);
    await entry('Save');
  });

  it('says why when there are too many', async () => {
    const words = 'You have saved 10,000 posts. Remove one from your saved posts first.';
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))).on(SET, refuse(403, words));
    const app = renderApp(feedAddress('everyone'), { token, api });
    await openMenu(app);
    await app.user.click(await entry('Save'));
    expect(await toast(words)).toBeVisible();
  });

  it('is not undone by an answer that was requested before', async () => {
    const list = later<typeof LIST>();
    const api = new FakeApi()
      .on(LIST, feedOf(aPost('<p>Hello</p>')))
      .on(SET, accept({ data: { saved: true } }));
    const app = renderApp(feedAddress('everyone'), { token, api });
    await openMenu(app);
    const save = await entry('Save');
    api.on(LIST, () => list.promise);
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(api.callsTo(LIST)).toHaveLength(2));
    await app.user.click(save);
    await toast('Saved to your saved posts');
    await act(async () => {
      list.give(feedOf(aPost('<p>Hello</p>')));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await openMenu(app);
    await entry('Saved · Remove');
  });
});

describe('the saved posts', () => {
  it('are behind the account menu, and keep a post that is taken back until they are opened again', async () => {
    const api = new FakeApi()
      .on(LIST, feedOf())
      .on(SAVED, feedOf(aPost('<p>Kept for later</p>', { isSaved: true })))
      .on(SET, accept({ data: { saved: false } }));
    const app = renderApp(feedAddress('everyone'), { token, api });
    const [account] = await screen.findAllByRole('button', { name: /Account$/ });
    await app.user.click(account ?? document.body);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Saved posts' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Saved posts' })).toBeVisible();
    expect(await screen.findByText('Kept for later')).toBeVisible();
    expect(api.callsTo(SAVED).map(({ body }) => body)).toEqual([{ page: 1, limit: PAGE_SIZE }]);
    await openMenu(app);
    await app.user.click(await entry('Saved · Remove'));
    await toast('Removed from your saved posts');
    expect(screen.getByText('Kept for later')).toBeVisible();
    await app.goTo(feedAddress('everyone'));
    api.on(SAVED, feedOf());
    await app.goTo('/dashboard/saved');
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  });

  it('show a loading state, and an error with a retry', async () => {
    const answer = later<typeof SAVED>();
    const api = new FakeApi().on(SAVED, () => answer.promise);
    const { user } = renderApp('/dashboard/saved', { token, api });
    expect(await screen.findByText('Loading feeds...')).toBeVisible();
    answer.give(refuse(500, 'Something went wrong'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch saved posts');
    api.on(SAVED, feedOf(aPost('<p>Kept for later</p>', { isSaved: true })));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Kept for later')).toBeVisible();
  });
});
