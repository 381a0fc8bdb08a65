import { allowLogged } from '@campus-commons/web-kit/jest/console.ts';
import { screen, waitFor } from '@testing-library/react';
import { failure, type Answer, type FakeApi } from './fakeApi';
import { logInBefore } from './browser';
import { renderConsole } from './renderConsole';

// An API of an earlier release: without fields that answers have gained since, or with the specified calls alone.

beforeEach(() => {
  logInBefore();
  allowLogged(/\bApiError: /);
});

/** Fields that are in no answer of the specification, and those that came after the first release. */
const GAINED = new Set([
  ...['version', 'editedAt', 'isSaved', 'mentions', 'images', 'status', 'bell', 'unread', 'removal'],
  ...[
    'suspension',
    'limit',
    'deviceToken',
    'note',
    'by',
    'since',
    'revision',
    'delivery',
    'subject',
    'requestId',
  ],
  ...['topic', 'administrators', 'expiresAt', 'followedPages', 'excerpt', 'refusedSignIns', 'failingJobs'],
  ...['waitingGrievances', 'lateGrievances', 'namesGrievanceOfficer'],
]);

function withoutGained(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGained);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !GAINED.has(name))
      .map(([name, part]) => [name, withoutGained(part)]),
  );
}

/** Changes every answer of the API. */
function changeAnswers(api: FakeApi, change: (path: string, answer: Answer) => Answer): void {
  const { send } = api;
  Object.assign(api, {
    send: async (...[url, init]: Parameters<FakeApi['send']>) => {
      const response = await send(url, init);
      const body: unknown = JSON.parse(await response.text());
      const { status = 200, body: changed } = change(new URL(url).pathname, {
        status: response.status,
        body,
      });
      return new Response(JSON.stringify(changed), { status });
    },
  });
}

const earlier = (api: FakeApi) =>
  changeAnswers(api, (_path, { status, body }) => ({ status, body: withoutGained(body) }));

const SPECIFIED: Record<string, object> = {
  '/admin/users/getUsersStats': { data: { totalUsers: 12, todayUsers: 1, monthUsers: 3 } },
  '/admin/users/getUsers': {
    data: [
      {
        id: '1',
        name: 'Asha Verma',
        email: 'asha@example.edu',
        phone: '9000218344',
        createdAt: '2026-11-20T05:30:00.000Z',
        UserProfile: { profileUrl: null, collegeName: 'IET Lucknow', courseName: 'B.Tech ECE' },
      },
    ],
    pagination: { total: 1, totalPages: 1 },
  },
};

const specified = (api: FakeApi) =>
  changeAnswers(api, (path) =>
    path in SPECIFIED ? { body: { success: true, ...SPECIFIED[path] } } : failure(404, 'Cannot POST'),
  );

/** What a person reads or a screen reader says, and where links lead. */
function shownTexts(): string[] {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src', 'value'];
  return [document.title, document.body.textContent].concat(
    [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.flatMap((name) => element.getAttribute(name) ?? []),
    ),
  );
}

function expectWhole(): void {
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  const faults = /undefined|NaN|\bnull\b|\[object|Invalid Date|\b(?:resources|layout|list|common|ra)\.\w+/;
  expect(shownTexts().filter((text) => faults.test(text))).toEqual([]);
}

const SCREENS = [
  ['/', 'Home'],
  ['/users', 'User Management'],
  ['/users/id/999', /Member 1|This user|404/],
  ['/content', 'Content'],
  ['/content/pages', 'Content'],
  ['/content/comments', 'Content'],
  ['/audit', 'Activity log'],
  ['/settings', 'Settings'],
  ['/profile', 'Profile'],
] as const;

describe.each([
  ['an API of an earlier release', earlier],
  ['an API with the specified calls and fields alone', specified],
])('%s', (_what, prepare) => {
  test.each(SCREENS.flatMap(([address, text]) => [1440, 360].map((width) => ({ address, text, width }))))(
    'shows nothing raw at $address, $width px wide',
    async ({ address, text, width }) => {
      window.innerWidth = width;
      renderConsole(address, prepare);
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
      await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
      expectWhole();
    },
  );
});

test('a user without a status counts as active', async () => {
  renderConsole('/users', specified);
  expect(await screen.findByText('Asha Verma')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View More about Asha Verma' })).toBeVisible();
  expectWhole();
});
