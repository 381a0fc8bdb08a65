import { act, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { feedOf, tokenOf } from '../../test/factories';
import { FakeApi } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

async function openMore() {
  const api = new FakeApi().on('/user/feeds/getAllFeeds', feedOf());
  const app = renderApp('/dashboard/drafts', { token: tokenOf('1'), api });
  await screen.findByRole('heading', { level: 1, name: 'Drafts' });
  await app.goTo(feedAddress('everyone'));
  await screen.findByText('No feeds to display');
  await app.user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu', { name: 'More' });
  return { ...app, api };
}

const menuClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

it('the visitors’ menu closes on navigation and stays closed on the way back', async () => {
  const { user, goBack } = renderApp('/about', { api: new FakeApi() });
  const menu = await screen.findByRole('button', { name: 'Menu' });
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(bar.getByRole('link', { name: 'Community' }));
  expect(await screen.findByRole('button', { name: 'Menu', expanded: false })).toBeVisible();
  await goBack();
  expect(await screen.findByRole('button', { name: 'Menu', expanded: false })).toBeVisible();
});

it('the bar on phones has shortcuts, and More the whole navigation in the specified order', async () => {
  await openMore();
  const bar = screen.getByText('More').closest('nav') as HTMLElement;
  const places = [...bar.querySelectorAll('a, button')];
  expect(places.map((place) => place.getAttribute('aria-label') ?? place.textContent)).toEqual([
    ...['Dashboard', 'Pages', 'Write a post', 'Notifications', 'More'],
  ]);
  const items = within(screen.getByRole('menu', { name: 'More' })).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent?.replace('(opens in a new tab)', ''))).toEqual([
    ...[
      'Dashboard',
      'Learning',
      'Internships',
      'Projects',
      'Community',
      'Blogs',
      'Pages',
      'Find your career',
    ],
  ]);
});

it('the picture opens what is the member’s own, and signing out comes last', async () => {
  const api = new FakeApi().on('/user/feeds/getAllFeeds', feedOf());
  const { user } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  await screen.findByText('No feeds to display');
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  const items = [...screen.getByRole('menu', { name: 'Account' }).querySelectorAll('[role^="menuitem"]')];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...['Profile', 'Saved posts', 'Drafts', 'Account settings'],
    ...['Same as this device', 'Light', 'Dark', 'Sign out'],
  ]);
});

it('the card at the foot of the side navigation leads to the profile', async () => {
  const api = new FakeApi().on('/user/feeds/getAllFeeds', feedOf());
  renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  await screen.findByText('No feeds to display');
  const links = screen.getAllByText('Profile').map((text) => text.closest('a')?.getAttribute('href'));
  expect(links).toEqual(['/dashboard/profile']);
});

describe('the menu on phones closes', () => {
  it('on navigation, and stays closed on the way back', async () => {
    const { user, api, goBack } = await openMore();
    api.on('/user/feeds/getTitled', feedOf());
    await user.click(screen.getByRole('menuitem', { name: 'Learning' }));
    await screen.findByRole('heading', { level: 1, name: 'Learning' });
    await menuClosed();
    await goBack();
    await screen.findByText('No feeds to display');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('on the Back button', async () => {
    const { goBack } = await openMore();
    await goBack();
    await menuClosed();
  });
});

describe('when the window changes its size, the menu', () => {
  const resize = (boxesOfButton: number) => {
    jest.spyOn(screen.getByText('More').closest('button') as HTMLElement, 'getClientRects').mockReturnValue({
      length: boxesOfButton,
    } as DOMRectList);
    act(() => void window.dispatchEvent(new Event('resize')));
  };

  it('closes if that hides its button', async () => {
    await openMore();
    resize(0);
    await menuClosed();
  });

  it('stays if its button stays, as when a keyboard opens', async () => {
    await openMore();
    resize(1);
    expect(screen.getByRole('menu', { name: 'More' })).toBeVisible();
  });
});
