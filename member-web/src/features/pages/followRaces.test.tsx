import { act, screen, waitFor } from '@testing-library/react';
import { accept, FakeApi, later, noAnswer } from '../../test/fakeApi';
import { aPage, feedOf, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const PAGE = '/user/pages/getPageById';
const admin = { id: '9', name: 'Kabir Anand', profileUrl: null, isAdmin: false };
const notFollowed = accept({ data: { page: aPage('Chess Club'), admin, isFollowing: false, bell: false } });

it('an answer requested before a follow does not undo it', async () => {
  const older = later<typeof PAGE>();
  const api = new FakeApi()
    .on(PAGE, notFollowed)
    .on('/user/feeds/getAllFeeds', feedOf())
    .on('/user/pages/toggleFollow', accept({ data: { isFollowing: true, followers: 487 } }));
  const app = renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api });
  await screen.findByText('Chess Club', { selector: 'h1' });
  const [follow] = screen.getAllByText('Follow');
  api.on(PAGE, () => older.promise);
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(api.callsTo(PAGE).length).toBeGreaterThan(1));
  await app.user.click(follow as HTMLElement);
  await screen.findByText('Following');
  await act(async () => {
    older.give(notFollowed);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.getByText('Following')).toBeInTheDocument();
});

it('a follow whose answer was lost is shown, so that it is not undone by trying again', async () => {
  const followed = { ...notFollowed.body.data, isFollowing: true };
  const api = new FakeApi().on(PAGE, notFollowed).on('/user/feeds/getAllFeeds', feedOf());
  api.on('/user/pages/toggleFollow', () => {
    api.on(PAGE, accept({ data: { ...followed, page: { ...followed.page, isFollowing: true } } }));
    return noAnswer();
  });
  const app = renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api });
  await screen.findByText('Chess Club', { selector: 'h1' });
  const [follow] = screen.getAllByText('Follow');
  await app.user.click(follow as HTMLElement);
  expect(await screen.findByText('Following')).toBeInTheDocument();
});
