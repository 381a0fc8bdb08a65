import { allowLogged } from '@campus-commons/web-kit/jest/console.ts';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '../App';
import { createDownload, createPost } from '../providers/httpClient';
import { createSession } from '../providers/session';
import { API_ORIGIN, FakeApi } from './fakeApi';

interface RenderedConsole {
  api: FakeApi;
  user: UserEvent;
}

/**
 * Renders the whole console at an address below /admin.
 *
 * @param prepare changes responses of the fake API before the first call
 * @param splashMs how long the splash is shown; by default there is none, so that tests do not wait for it
 */
export function renderConsole(
  address: string,
  prepare?: (api: FakeApi) => void,
  splashMs = 0,
): RenderedConsole {
  window.history.replaceState(null, '', `/admin${address}`);
  const api = new FakeApi();
  prepare?.(api);
  // Navigation aborts pending calls, which react-admin logs in development builds.
  allowLogged(/AbortError\b.*This operation was aborted/);
  render(
    <App
      post={createPost(API_ORIGIN, api.send)}
      download={createDownload(API_ORIGIN, api.send)}
      session={createSession()}
      splashMs={splashMs}
    />,
  );
  return { api, user: userEvent.setup() };
}
