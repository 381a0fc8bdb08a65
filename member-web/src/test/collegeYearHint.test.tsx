import { screen } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import { aPage, aPost, aProfile, feedOf, tokenOf } from './factories';
import { accept, FakeApi } from './fakeApi';
import { renderApp } from './renderApp';

const yearField = () => screen.findByRole('textbox', { name: /^College year/ });

describe('the field of the college year says which year is meant', () => {
  it('in the join form', async () => {
    renderApp('/landing/auth/joinNow');
    await screen.findByRole('form', { name: 'Join' });
    expect(await yearField()).toHaveAccessibleDescription('Year you finish, 2028');
  });

  it('in the form of the profile', async () => {
    const api = new FakeApi()
      .on('/user/profile/get', accept({ data: aProfile() }))
      .on('/user/feeds/getAllFeeds', feedOf());
    const { user } = renderApp('/dashboard/profile', { token: tokenOf('1'), api });
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(await yearField()).toHaveAccessibleDescription('Year you finish, 2028');
  });

  it('in the welcome', async () => {
    const newcomer = aProfile({ collegeName: null, collegeYear: null, isWelcomeDue: true });
    const api = new FakeApi()
      .on('/user/feeds/getAllFeeds', feedOf(aPost('The first')))
      .on('/user/profile/get', accept({ data: newcomer }))
      .on('/user/pages/getSuggestions', accept({ data: { pages: [aPage('Chess Circle')] } }));
    const { user } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    await user.click(await screen.findByRole('button', { name: /^(Skip|Next)/ }));
    expect(await yearField()).toHaveAccessibleDescription('Year you finish, 2028');
  });
});
