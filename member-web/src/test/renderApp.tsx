import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { App } from '../app/App';
import { makeStore } from '../app/store';
import { MEMBER_TOKEN_KEY } from '../lib/session/storedTokens';
import { FakeApi } from './fakeApi';

interface RenderOptions {
  /** The token of an earlier visit; without it the person is a visitor. */
  token?: string;
  api?: FakeApi;
}

/** Starts the whole site at an address, as a browser would; the only thing that is not real is the API. */
export function renderApp(address: string, { token, api = new FakeApi() }: RenderOptions = {}) {
  api.install();
  if (token !== undefined) {
    localStorage.setItem(MEMBER_TOKEN_KEY, token);
  }
  const store = makeStore();
  let current = address;
  function AddressBar() {
    const { pathname, search, hash } = useLocation();
    current = `${pathname}${search}${hash}`;
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} />
      <AddressBar />
    </MemoryRouter>,
  );
  return { ...view, api, store, currentAddress: () => current, user: userEvent.setup() };
}
