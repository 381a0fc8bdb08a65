import { act, screen, waitFor, within } from '@testing-library/react';
import { aPage, feedOf, tokenOf } from '../test/factories';
import { accept, FakeApi, refuse } from '../test/fakeApi';
import { renderApp } from '../test/renderApp';
import { paste } from '../test/writing';

const PAGE = '/user/pages/getPageById';
const details = accept({
  data: {
    page: aPage('Chess Club', { isFollowing: true }),
    admin: { id: '9', name: 'Kabir Anand', profileUrl: null, isAdmin: false },
    isFollowing: true,
    bell: false,
  },
});

function reconnect() {
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
}

it('a page stays on screen with its open composer if a refetch fails', async () => {
  const api = new FakeApi().on(PAGE, details).on('/user/feeds/getAllFeeds', feedOf());
  const app = renderApp('/dashboard/pages/details/20', { token: tokenOf('1'), api });
  await screen.findByRole('heading', { level: 1, name: 'Chess Club' });
  await app.user.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
  const dialog = await screen.findByRole('dialog', { name: 'New post' });
  const text = await within(dialog).findByRole('textbox', { name: 'Your post' });
  paste(text, 'Half a thought');
  api.on(PAGE, refuse(500, 'Something went wrong'));
  reconnect();
  await waitFor(() => expect(api.callsTo(PAGE).length).toBeGreaterThan(1));
  expect(await screen.findByText('Failed to fetch page details')).toBeInTheDocument();
  expect(text).toBeInTheDocument();
  expect(text).toHaveTextContent('Half a thought');
  expect(screen.getByText('Chess Club', { selector: 'h1' })).toBeInTheDocument();
  // On phones the button still opens the composer for the page.
  expect(screen.getByLabelText('Write a post on Chess Club')).toBeInTheDocument();
});
