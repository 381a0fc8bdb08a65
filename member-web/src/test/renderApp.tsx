import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { App } from '../app/App';
import { makeStore } from '../app/store';
import { MEMBER_TOKEN_KEY } from '../lib/session/tokens';
import { aCard, aProfile, feedOf, onePage } from './factories';
import { FakeApi, accept } from './fakeApi';

interface RenderOptions {
  /** The stored token; without it the person is a visitor. */
  token?: string;
  api?: FakeApi;
  /** What the browser kept with the history entry of the address, as over a reload. */
  state?: object;
}

/** Before the first month is over. */
const noMonth = {
  ...{ month: null, months: [], reports: [], decisions: [], appeals: [], grievances: [], others: [] },
};

/** Renders the whole site at an address, as a browser would; only the API is fake. */
export function renderApp(address: string, { token, api = new FakeApi(), state }: RenderOptions = {}) {
  // Default answers to calls that most screens make.
  api
    .unlessSet('/user/auth/checkSession', accept({ message: 'Signed in' }))
    .unlessSet('/user/profile/get', accept({ data: aProfile() }))
    .unlessSet(
      '/public/getHighlights',
      accept({ data: { pages: [], totals: { members: 0, pages: 0, posts: 0 } } }),
    )
    .unlessSet(
      '/public/getGrievanceOfficer',
      accept({ data: { name: null, email: null, phone: null, address: null, days: 7 } }),
    )
    .unlessSet('/public/getTransparency', accept({ data: noMonth }))
    .unlessSet(
      '/user/pages/getRoles',
      accept({
        data: {
          owner: aCard('9', 'Kabir Anand'),
          moderators: [],
          role: null,
          isBanned: false,
          transfer: null,
        },
      }),
    )
    .unlessSet('/user/pages/getSuggestions', accept({ data: { pages: [] } }))
    .unlessSet('/user/pages/getAllPages', accept({ data: { pages: [], pagination: onePage(0) } }))
    .unlessSet('/user/projects/getProjects', accept({ data: { projects: [], pagination: onePage(0) } }))
    .unlessSet('/user/records/getRecords', accept({ data: { records: [], pagination: onePage(0) } }))
    .unlessSet('/user/openings/getOpenings', accept({ data: { openings: [], pagination: onePage(0) } }))
    .unlessSet('/user/applications/getWaiting', accept({ data: { answers: 0, applicants: 0, kinds: [] } }))
    .unlessSet(
      '/user/applications/getApplicants',
      accept({ data: { applicants: [], counts: [], pagination: onePage(0) } }),
    )
    .unlessSet('/user/feeds/getFollowing', feedOf())
    .unlessSet('/user/feeds/getPopular', feedOf())
    .unlessSet('/user/safety/getRelations', accept({ data: { relations: [], pagination: onePage(0) } }))
    .unlessSet('/user/safety/getReports', accept({ data: { reports: [], pagination: onePage(0) } }))
    .unlessSet('/user/safety/getDecisions', accept({ data: { decisions: [], pagination: onePage(0) } }))
    .unlessSet('/user/likes/getFaces', accept({ data: { posts: [] } }))
    .unlessSet('/user/notifications/getUnread', accept({ data: { unread: 0 } }))
    .unlessSet('/user/account/getEmailChange', accept({ data: null }))
    .unlessSet(
      '/user/account/getFactors',
      accept({ data: { available: true, required: false, totpSince: null, recoveryCodesLeft: 0 } }),
    )
    .unlessSet(
      '/user/account/getAge',
      accept({ data: { band: null, guardianConsent: 'ask', consent: null, neededBy: null } }),
    )
    .unlessSet('/user/auth/checkResetLink', accept({ message: 'This link works.' }))
    .unlessSet('/user/notifications/getSettings', accept({ data: { off: [], mail: [], digest: false } }))
    .unlessSet('/user/notifications/getPushKey', accept({ data: { key: null, isOn: false } }))
    .install();
  if (token !== undefined) {
    localStorage.setItem(MEMBER_TOKEN_KEY, token);
  }
  const store = makeStore();
  const { pathname, search, hash } = new URL(address, 'https://member.test');
  let current = address;
  let navigate: NavigateFunction;
  function AddressBar() {
    const { pathname, search, hash } = useLocation();
    navigate = useNavigate();
    current = `${pathname}${search}${hash}`;
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
      <App store={store} />
      <AddressBar />
    </MemoryRouter>,
  );
  return {
    ...view,
    api,
    store,
    user: userEvent.setup(),
    currentAddress: () => current,
    /** Follows a link to an address of the site. */
    goTo: (to: string) => act(() => navigate(to)),
    /** Presses the browser's Back button. */
    goBack: () => act(() => navigate(-1)),
    /** Presses the browser's Forward button. */
    goForward: () => act(() => navigate(1)),
  };
}
