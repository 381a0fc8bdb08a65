import { screen, waitFor, within } from '@testing-library/react';
import { feedOf, tokenOf } from '../../test/factories';
import { FakeApi } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

async function openMore() {
  const api = new FakeApi().on('/user/feeds/getAllFeeds', feedOf());
  const app = renderApp('/dashboard/drafts', { token: tokenOf('1'), api });
  await screen.findByRole('heading', { level: 1, name: 'Drafts' });
  await app.goTo('/dashboard');
  await screen.findByText('No feeds to display');
  await app.user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu', { name: 'Account' });
  return app;
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

describe('the menu on phones closes', () => {
  it('on navigation, and stays closed on the way back', async () => {
    const { user, goBack } = await openMore();
    await user.click(screen.getByRole('menuitem', { name: 'Pages' }));
    await screen.findByRole('heading', { level: 1, name: 'Pages' });
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
