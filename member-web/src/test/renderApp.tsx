import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { App } from '../app/App';
import { routes } from '../app/routes';
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
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(<App store={store} router={router} />);
  const currentAddress = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { ...view, api, store, router, currentAddress, user: userEvent.setup() };
}
