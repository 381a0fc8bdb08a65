import { screen, within } from '@testing-library/react';
import { FakeApi, accept, later, refuse } from '../test/fakeApi';
import { aPage, aProfile, feedOf, onePage } from '../test/factories';
import { renderApp } from '../test/renderApp';

const memberApi = () => new FakeApi().on('/user/feeds/getAllFeeds', feedOf());

const pages = (...list: ReturnType<typeof aPage>[]) =>
  accept({ data: { pages: list, pagination: onePage(list.length) } });

describe('the heading', () => {
  it('greets once a day, and later leaves its place to the posts', async () => {
    const first = renderApp('/dashboard', { token: 'token-1', api: memberApi() });
    await screen.findByText('No feeds to display');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^(Good|Up)/);
    first.unmount();
    renderApp('/dashboard', { token: 'token-1', api: memberApi() });
    await screen.findByText('No feeds to display');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Dashboard$/);
  });
});

describe('the column beside the feed', () => {
  it('shows the signed-in member', async () => {
    const api = memberApi().on('/user/profile/get', accept({ data: aProfile({ title: 'Robotics lead' }) }));
    renderApp('/dashboard', { token: 'token-1', api });
    const card = within(await screen.findByRole('region', { name: 'Your profile' }));
    expect(await card.findByRole('heading', { name: 'Ananya Tripathi' })).toBeVisible();
    expect(card.getByText('Robotics lead')).toBeVisible();
    expect(card.getByText('IET Lucknow')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/, Ananya$/);
  });

  it('shows no error if the profile cannot be fetched', async () => {
    const api = memberApi().on('/user/profile/get', refuse(500, 'Broken'));
    renderApp('/dashboard', { token: 'token-1', api });
    await screen.findByText('No feeds to display');
    expect(screen.queryByRole('region', { name: 'Your profile' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^(Good (morning|afternoon|evening)|Up late)$/,
    );
  });

  it('offers pages that the member does not follow', async () => {
    const api = memberApi().on(
      '/user/pages/getAllPages',
      pages(aPage('Robotics Club'), aPage('Chess Circle', { id: '21', isFollowing: true })),
    );
    renderApp('/dashboard', { token: 'token-1', api });
    const offer = within(await screen.findByRole('region', { name: 'Pages to follow' }));
    expect(offer.getByText('486 followers')).toBeVisible();
    expect(offer.queryByText('Chess Circle')).not.toBeInTheDocument();
  });

  it('shows a follow after the server’s answer, and can undo it', async () => {
    const answer = later<'/user/pages/toggleFollow'>();
    const api = memberApi()
      .on('/user/pages/getAllPages', pages(aPage('Robotics Club')))
      .on('/user/pages/toggleFollow', () => answer.promise);
    const app = renderApp('/dashboard', { token: 'token-1', api });
    const follow = await screen.findByRole('button', { name: 'Follow Robotics Club' });
    await app.user.click(follow);
    expect(screen.getByText('486 followers')).toBeVisible();
    answer.give(accept({ data: { followers: 487, isFollowing: true } }));
    expect(
      await screen.findByRole('button', { name: 'Following Robotics Club', pressed: true }),
    ).toBeEnabled();
    expect(screen.getByText('487 followers')).toBeVisible();
  });

  it('shows an error if a follow fails', async () => {
    const api = memberApi()
      .on('/user/pages/getAllPages', pages(aPage('Robotics Club')))
      .on('/user/pages/toggleFollow', refuse(500, 'Broken'));
    const app = renderApp('/dashboard', { token: 'token-1', api });
    await app.user.click(await screen.findByRole('button', { name: 'Follow Robotics Club' }));
    expect(await screen.findByText('Failed to update follow status')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Follow Robotics Club' })).toBeEnabled();
  });
});

describe('the account menu', () => {
  it('sets the appearance for this device', async () => {
    const app = renderApp('/dashboard', { token: 'token-1', api: memberApi() });
    await screen.findByText('No feeds to display');
    await app.user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitemradio', { name: 'Same as this device' })).toBeChecked();
    await app.user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  });
});
