import { screen } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import { aPost, feedOf, tokenOf } from '../test/factories';
import { FakeApi } from '../test/fakeApi';
import { renderApp } from '../test/renderApp';

const api = () => new FakeApi().on('/user/feeds/getAllFeeds', feedOf(aPost('<p>Good news</p>')));

afterEach(() => sessionStorage.clear());

describe('the site starts with invalid data in browser storage:', () => {
  it.each(['5', '{"length":1}', '[5]', '[["a","b"]]', 'null', '{'])('scroll positions of %s', (stored) => {
    sessionStorage.setItem('scroll-positions', stored);
    // The positions are read when the module is loaded.
    expect(() =>
      jest.isolateModules(() => {
        jest.requireActual<object>('./useScrollPosition');
      }),
    ).not.toThrow();
  });

  it.each([`${tokenOf('1')}\u0007`, 'tōken', 'two\nlines'])(
    'a token that is not allowed in a header: %j',
    async (token) => {
      renderApp(feedAddress('everyone'), { token, api: api() });
      expect(await screen.findByRole('form', { name: 'Sign in' })).toBeVisible();
    },
  );

  it.each(['yesterday', 5])('a draft without a valid time: %j', async (changedAt) => {
    const draft = { html: '<p>Half a thought</p>', changedAt };
    localStorage.setItem('draft:1:post', JSON.stringify(draft));
    localStorage.setItem('draft:1:post:20', JSON.stringify({ ...draft, html: '<p>Another half</p>' }));
    renderApp('/dashboard/drafts', { token: tokenOf('1'), api: api() });
    expect(await screen.findByText('Half a thought')).toBeVisible();
    expect(screen.getByText('Another half')).toBeVisible();
    expect(screen.queryByRole('time')).not.toBeInTheDocument();
  });
});
