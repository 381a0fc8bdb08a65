import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import type { NoticeDto, NotificationDto } from '../../api/generated';
import { aPost, feedOf, onePage, pageOfMany, tokenOf } from '../../test/factories';
import { accept, FakeApi, noAnswer, refuse } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';

const GET = '/user/notifications/getAll';
const UNREAD = '/user/notifications/getUnread';
const READ = '/user/notifications/markRead';
const SEEN = '/user/notifications/markSeen';
const MUTE = '/user/notifications/mutePost';
const done = accept({ message: 'Done' });

const card = (id: string, name: string) => ({ id, name, UserProfile: { profileUrl: null, title: null } });
const [ritwik, sneha, zoya] = [card('3', 'Ritwik'), card('4', 'Sneha'), card('5', 'Zoya')];
function aNotification(rest: Partial<NotificationDto>): NotificationDto {
  return {
    id: '1',
    kind: 'like',
    at: '2026-11-20T06:00:00.000Z',
    isRead: false,
    actors: [ritwik],
    others: 0,
    posts: null,
    excerpt: '41.2 seconds!',
    feedId: '7',
    commentId: null,
    comment: null,
    Page: null,
    Author: { id: '1', name: 'Ananya' },
    imageUrl: null,
    isAnswer: false,
    opening: null,
    notice: null,
    ...rest,
  };
}
const listOf = (
  notifications: NotificationDto[],
  rest: { seenAt?: string | null; unread?: number; total?: number } = {},
) =>
  accept({
    data: {
      notifications,
      pagination:
        rest.total === undefined ? onePage(notifications.length) : pageOfMany(1, rest.total).pagination,
      unread: rest.unread ?? 0,
      seenAt: rest.seenAt ?? null,
    },
  });
const open = (api: FakeApi) => renderApp('/dashboard/notifications', { token: tokenOf('1'), api });
const withList = (...rows: NotificationDto[]) => new FakeApi().on(GET, listOf(rows)).on(READ, done);

describe('a row', () => {
  const page = { id: '9', title: 'Dhruv Astronomy Circle', imageUrl: null };
  const title = 'Web developer';
  const application = { kind: 'application', feedId: null, excerpt: null, Author: null } as const;
  it.each<[string, Partial<NotificationDto>, string]>([
    ['Ritwik likes your post', {}, '/dashboard/feed/7'],
    ['Ritwik and Sneha like your post', { actors: [ritwik, sneha] }, '/dashboard/feed/7'],
    ['Ritwik and 4 others like your post', { actors: [ritwik, sneha, zoya], others: 2 }, '/dashboard/feed/7'],
    [
      'Ritwik and 99+ others like your post',
      { actors: [ritwik, sneha, zoya], others: 98 },
      '/dashboard/feed/7',
    ],
    ['Your poll has ended', { kind: 'poll' }, '/dashboard/feed/7'],
    ['Ritwik replied to your comment', { kind: 'reply', commentId: '8' }, '/dashboard/feed/7'],
    ['Ritwik commented on your post', { kind: 'comment', commentId: '8' }, '/dashboard/feed/7'],
    [
      'Ritwik answered your question',
      { kind: 'comment', commentId: '8', isAnswer: true },
      '/dashboard/feed/7',
    ],
    [
      'Ritwik also commented on Sneha’s post',
      { kind: 'thread', Author: { id: '4', name: 'Sneha' } },
      '/dashboard/feed/7',
    ],
    [
      'Ritwik also commented on their own post',
      { kind: 'thread', Author: { id: '3', name: 'Ritwik' } },
      '/dashboard/feed/7',
    ],
    [
      'Ritwik follows Dhruv Astronomy Circle',
      { kind: 'follow', Page: page, feedId: null, excerpt: null, Author: null },
      '/dashboard/pages/details/9',
    ],
    ['Ritwik mentioned you in a post', { kind: 'mention' }, '/dashboard/feed/7'],
    ['Ritwik mentioned you in a comment', { kind: 'mention', commentId: '8' }, '/dashboard/feed/7'],
    ['Ritwik posted on Dhruv Astronomy Circle', { kind: 'ownPage', Page: page }, '/dashboard/feed/7'],
    [
      'Ritwik and Sneha applied: Web developer',
      {
        ...application,
        actors: [ritwik, sneha],
        opening: { id: '4', applicationId: null, title, hasRecord: false },
      },
      '/dashboard/internships/details/4',
    ],
    [
      'Ritwik has news for you: Web developer',
      { ...application, opening: { id: null, applicationId: '5', title, hasRecord: false } },
      '/dashboard/applications/5',
    ],
    [
      'There is news about your application: Web developer',
      { ...application, actors: [], opening: { id: null, applicationId: '5', title, hasRecord: false } },
      '/dashboard/applications/5',
    ],
    [
      'There is a record for you to accept: Web developer',
      { ...application, actors: [], opening: { id: null, applicationId: '5', title, hasRecord: true } },
      '/dashboard/applications/5',
    ],
    ...(
      [
        [1, '1 new post'],
        [3, '3 new posts'],
        [101, '99+ new posts'],
      ] as const
    ).map(
      ([posts, words]) =>
        [
          `Dhruv Astronomy Circle has ${words}`,
          { id: 'p9', kind: 'page', posts, Page: page, feedId: null, excerpt: null, Author: null },
          '/dashboard/pages/details/9',
        ] satisfies [string, Partial<NotificationDto>, string],
    ),
  ])('says "%s" and leads there', async (words, rest, address) => {
    open(withList(aNotification({ ...rest, isRead: true })));
    const link = await screen.findByRole('link', { name: words });
    expect(link).toHaveAttribute('href', address);
  });

  const notice = (rest: Partial<NoticeDto>): NoticeDto => ({
    about: 'decision',
    decisionId: '31',
    kind: 'post',
    hasActed: true,
    outcome: 'violation',
    isRemoved: true,
    measure: null,
    hidesAll: false,
    until: null,
    rule: 6,
    note: null,
    byPage: null,
    appealUntil: null,
    ...rest,
  });
  const aNotice = (rest: Partial<NoticeDto>) =>
    aNotification({
      ...{ kind: 'notice', isRead: true, actors: [], excerpt: null, feedId: null, Author: null },
      notice: notice(rest),
    });
  const report = { about: 'report', decisionId: null, outcome: null, isRemoved: false, rule: null } as const;

  it.each<[string, Partial<NoticeDto>]>([
    [
      'We removed your post: Fraud and false offers. The stipend is invented. You can ask for a second look until 29 December 2026.',
      { note: 'The stipend is invented', appealUntil: '2026-12-29T06:00:00.000Z' },
    ],
    ['We removed your comment: Hatred. This is a warning.', { kind: 'comment', rule: 2, measure: 'warning' }],
    [
      'We removed your page: Pretending to be somebody else. We also suspended your account.',
      { kind: 'page', rule: 4, measure: 'suspension' },
    ],
    [
      'Your profile breaks our rules: Hatred. This is a warning.',
      { kind: 'member', rule: 2, isRemoved: false, measure: 'warning' },
    ],
    ['We suspended your account: Hatred.', { rule: 2, isRemoved: false, measure: 'suspension' }],
    [
      'We suspended your account: Hatred. Everything that you shared is hidden meanwhile.',
      { rule: 2, isRemoved: false, measure: 'suspension', hidesAll: true },
    ],
    [
      'We removed your post: Hatred. We also suspended your account until 29 December 2026. Everything that you shared is hidden meanwhile.',
      { rule: 2, measure: 'suspension', hidesAll: true, until: '2026-12-29T06:00:00.000Z' },
    ],
    [
      'We suspended your account until 29 December 2026: Hatred.',
      { rule: 2, isRemoved: false, measure: 'suspension', until: '2026-12-29T06:00:00.000Z' },
    ],
    [
      'We removed your post: Hatred. You cannot post, comment or follow until 29 December 2026.',
      { rule: 2, measure: 'limit', until: '2026-12-29T06:00:00.000Z' },
    ],
    ['We removed your post: Hatred. We took this back.', { rule: 2, hasActed: false }],
    // A rule of a later version.
    ['We removed your post.', { rule: 12 }],
    [
      'We saw your post, and it breaks no rule. You are not alone: here is who listens.',
      { outcome: 'send_help', isRemoved: false, rule: null, hasActed: false },
    ],
    [
      'The people who run Robotics Club removed your post: Not about robots. You can ask for a second look until 29 December 2026.',
      {
        byPage: 'Robotics Club',
        rule: null,
        note: 'Not about robots',
        appealUntil: '2026-12-29T06:00:00.000Z',
      },
    ],
    [
      'We looked again and reversed the decision of the people who run Robotics Club. It is about robots.',
      { about: 'appeal', byPage: 'Robotics Club', rule: null, hasActed: false, note: 'It is about robots' },
    ],
    // The page is gone.
    [
      'The people who run its page removed your comment: Spam.',
      { kind: 'comment', byPage: '', rule: null, note: 'Spam' },
    ],
    ['We looked at your report and acted.', { ...report, hasActed: true }],
    [
      'We looked at your report; our rules are not broken. You can still block or mute.',
      { ...report, hasActed: false },
    ],
    [
      'We looked again and kept our decision. The offer asks for a fee.',
      { about: 'appeal', note: 'The offer asks for a fee.' },
    ],
    ['We looked again and reversed our decision.', { about: 'appeal', hasActed: false }],
    ['Your post was hidden while a moderator looked at it.', { about: 'hold', hasActed: false }],
  ])('of a decision says "%s" and leads to account settings', async (words, rest) => {
    open(withList(aNotice(rest)));
    const link = await screen.findByRole('link', { name: words });
    expect(link).toHaveAttribute('href', '/dashboard/account-settings#safety');
    expect(screen.queryByRole('button', { name: 'Options for this notification' })).not.toBeInTheDocument();
  });

  it('of a held post leads to it', async () => {
    open(withList({ ...aNotice({ about: 'hold' }), feedId: '7' }));
    const link = await screen.findByRole('link', {
      name: 'Your post is hidden while a moderator looks at it.',
    });
    expect(link).toHaveAttribute('href', '/dashboard/feed/7');
  });

  it.each([
    ['You now help to run Chess circle', 'pageRole', true],
    ['You no longer help to run Chess circle', 'pageRole', false],
    ['You are asked to take over Chess circle', 'transfer', true],
    ['You were asked to take over Chess circle', 'transfer', false],
    ['You handed over Chess circle', 'handover', true],
    ['Your offer was declined: you still own Chess circle', 'handover', false],
  ] as const)('of who runs a page says "%s" and leads to who runs it', async (words, about, hasActed) => {
    const Page = { id: '3', title: 'Chess circle', imageUrl: null };
    open(withList({ ...aNotice({ about, kind: 'page', hasActed }), Page }));
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute(
      'href',
      '/dashboard/pages/details/3/people',
    );
  });

  it('of a kind that this version does not know is left out', async () => {
    const later = { ...aNotification({ id: '2' }), kind: 'prize' } as unknown as NotificationDto;
    open(withList(aNotification({ isRead: true }), later));
    expect(await screen.findAllByRole('link', { name: /your post$/ })).toHaveLength(1);
    expect(screen.getAllByRole('listitem').filter((row) => row.textContent.includes('Ritwik'))).toHaveLength(
      1,
    );
  });

  it('that is unread says "New", and is read when it is followed', async () => {
    const api = withList(
      aNotification({ id: '1' }),
      aNotification({ id: '2', isRead: true, kind: 'comment' }),
    )
      .on('/user/feeds/getFeedById', accept({ data: aPost('Mine') }))
      .on(
        '/user/comments/getFeedComments',
        accept({ data: { comments: [], pagination: pageOfMany(1, 0).pagination } }),
      );
    const app = open(api);
    expect(await screen.findByRole('link', { name: 'Ritwik commented on your post' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'New: Ritwik likes your post' }));
    expect(await screen.findByText('Mine')).toBeVisible();
    expect(api.callsTo(READ).map(({ body }) => body)).toEqual([{ ids: ['1'] }]);
  });

  it('has a menu that marks it as read, mutes the post and mutes the person', async () => {
    const api = withList(aNotification({}))
      .on(MUTE, accept({ message: 'Muted', data: { muted: true } }))
      .on('/user/safety/setRelation', accept({ message: 'Done', data: { relation: 'mute' } }));
    const app = open(api);
    const choose = async (name: string) => {
      await app.user.click(await screen.findByRole('button', { name: 'Options for this notification' }));
      await app.user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Mark as read');
    await waitFor(() => expect(api.callsTo(READ)[0]?.body).toEqual({ ids: ['1'] }));
    await choose('Mute this post');
    await waitFor(() => expect(api.callsTo(MUTE)[0]?.body).toEqual({ feedId: '7', muted: true }));
    expect(await screen.findByText('Muted')).toBeVisible();
    await choose('Mute Ritwik');
    await waitFor(() =>
      expect(api.callsTo('/user/safety/setRelation')[0]?.body).toEqual({ userId: '3', relation: 'mute' }),
    );
  });
});

it('new posts on a page can be marked as read, and nobody is offered to be muted for them', async () => {
  const Page = { id: '9', title: 'Dhruv Astronomy Circle', imageUrl: null };
  const row = { id: 'p9', kind: 'page', posts: 2, Page, feedId: null, excerpt: null, Author: null } as const;
  const api = withList(aNotification(row));
  const app = open(api);
  await app.user.click(await screen.findByRole('button', { name: 'Options for this notification' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Mark as read',
  ]);
  api.on(GET, listOf([]));
  await app.user.click(screen.getByRole('menuitem', { name: 'Mark as read' }));
  expect(await screen.findByText('Nothing new yet')).toBeVisible();
  expect(api.callsTo(READ)[0]?.body).toEqual({ ids: ['p9'] });
});

describe('the list', () => {
  it('tells apart what is new since the last visit, of this week and earlier, and says that it was seen', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const rows = [
      aNotification({ id: '3', at: daysAgo(0.5) }),
      aNotification({ id: '2', at: daysAgo(2), kind: 'comment', comment: 'Well run', commentId: '8' }),
      aNotification({ id: '1', at: daysAgo(8), kind: 'mention' }),
    ];
    const api = new FakeApi().on(GET, listOf(rows, { seenAt: daysAgo(1), unread: 1 })).on(SEEN, done);
    open(api);
    const part = (name: string) => within(screen.getByRole('region', { name }));
    await screen.findByRole('region', { name: 'New' });
    expect(part('New').getByRole('link')).toHaveAccessibleName('New: Ritwik likes your post');
    expect(part('New').getByText('“41.2 seconds!”')).toBeVisible();
    expect(part('This week').getByRole('link')).toHaveAccessibleName('New: Ritwik commented on your post');
    // The comment, not the post that it is about.
    expect(part('This week').getByText('“Well run”')).toBeVisible();
    expect(part('Earlier').getByRole('link')).toHaveAccessibleName('New: Ritwik mentioned you in a post');
    // All are unread; only what came since has the tint.
    expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.new)).toEqual([
      'true',
      'false',
      'false',
    ]);
    await waitFor(() => expect(api.callsTo(SEEN)[0]?.body).toEqual({ upTo: rows[0]?.at }));
    expect(api.callsTo(SEEN)).toHaveLength(1);
  });

  it('calls what is neither new nor of another day "Earlier today", and gives no tint to what is read', async () => {
    const noon = new Date().setHours(12, 0, 0, 0);
    const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();
    const rows = [
      aNotification({ id: '2', at: at(0), isRead: true }),
      aNotification({ id: '1', at: at(-13), kind: 'mention' }),
    ];
    open(new FakeApi().on(GET, listOf(rows, { seenAt: at(-5) })));
    const row = async (part: string) =>
      within(await screen.findByRole('region', { name: part })).getByRole('listitem');
    expect(await row('New')).toHaveAttribute('data-new', 'false');
    expect(await row('Earlier today')).toHaveTextContent('mentioned you');
  });

  it('marks all as read', async () => {
    const api = withList(aNotification({}));
    const app = open(api);
    await screen.findByRole('link', { name: /likes your post/ });
    api.on(GET, listOf([aNotification({ isRead: true })]));
    await app.user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('link', { name: 'Ritwik likes your post' })).toBeVisible();
    expect(api.callsTo(READ)[0]?.body).toEqual({ all: true });
  });

  it('says that it loads, that it is empty, and that it failed', async () => {
    const api = new FakeApi().on(GET, noAnswer);
    const app = open(api);
    expect(await screen.findByText('Loading notifications...')).toBeVisible();
    expect(await screen.findByText('Failed to fetch notifications')).toBeVisible();
    api.on(GET, listOf([]));
    await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nothing new yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find pages to follow' })).toHaveAttribute(
      'href',
      '/dashboard/pages',
    );
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  });
});

describe('the bell', () => {
  it('says how many are unread, in the title too, and forgets them once they were seen', async () => {
    const api = new FakeApi()
      .on('/user/feeds/getAllFeeds', feedOf())
      .on(UNREAD, accept({ data: { unread: 3 } }))
      .on(GET, listOf([aNotification({})], { unread: 3 }))
      .on(SEEN, () => {
        api.on(UNREAD, accept({ data: { unread: 0 } }));
        return done;
      });
    const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    const bell = await screen.findByRole('link', { name: 'Notifications, 3 unread' });
    await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
    await app.user.click(bell);
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Notifications · /));
  });

  it('says 99+ beyond 99, and nothing when it cannot be fetched', async () => {
    const api = new FakeApi()
      .on('/user/feeds/getAllFeeds', feedOf())
      .on(UNREAD, accept({ data: { unread: 100 } }));
    const { unmount } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    expect(await screen.findByRole('link', { name: 'Notifications, 99+ unread' })).toBeVisible();
    unmount();
    api.on(UNREAD, refuse(500, 'Broken'));
    renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
    expect(screen.queryByText('Broken')).not.toBeInTheDocument();
  });
});

describe('the popover at the bell', () => {
  const rows = [aNotification({}), aNotification({ id: '2', kind: 'comment', isRead: true })];
  async function openPopover() {
    const api = new FakeApi()
      .on('/user/feeds/getAllFeeds', feedOf())
      .on(UNREAD, accept({ data: { unread: 1 } }))
      .on(GET, listOf(rows, { unread: 1, seenAt: '2026-11-19T06:00:00.000Z' }))
      .on(SEEN, done)
      .on(READ, done);
    const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
    await screen.findByText('No feeds to display');
    // The side navigation, which jsdom takes for hidden.
    const bell = [
      ...document.querySelectorAll<HTMLElement>('header a[href="/dashboard/notifications"]'),
    ].find((link) => link.getAttribute('aria-haspopup') === 'dialog');
    if (!bell) throw new Error('The bell is missing');
    return { ...app, bell };
  }
  const popover = () => screen.findByRole('dialog', { name: 'Notifications' });
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('shows the ten newest, and counts as having looked', async () => {
    const { api, user, bell, currentAddress } = await openPopover();
    expect(bell).toHaveAttribute('aria-expanded', 'false');
    await user.click(bell);
    const shown = within(await popover());
    expect(await shown.findByRole('link', { name: 'New: Ritwik likes your post' })).toBeVisible();
    expect(shown.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/dashboard/notifications');
    expect(shown.getByRole('link', { name: 'Notification settings' })).toBeVisible();
    expect(api.callsTo(GET)[0]?.body).toEqual({ page: 1, limit: PAGE_SIZE });
    await waitFor(() => expect(api.callsTo(SEEN)[0]?.body).toEqual({ upTo: rows[0]?.at }));
    expect(bell).toHaveAttribute('aria-expanded', 'true');
    expect(currentAddress()).toBe(feedAddress('everyone'));
  });

  it('holds the focus; Escape closes it and gives the focus back', async () => {
    const { user, bell } = await openPopover();
    await user.click(bell);
    await waitFor(async () => expect(await popover()).toHaveFocus());
    await user.keyboard('{Escape}');
    await closed();
    expect(bell).toHaveFocus();
  });

  it('closes when one clicks beside it, or follows a link in it', async () => {
    const { user, bell, currentAddress } = await openPopover();
    await user.click(bell);
    const backdrop = (await popover()).parentElement?.querySelector('.MuiBackdrop-root');
    await user.click(backdrop as Element);
    await closed();
    await user.click(bell);
    await user.click(within(await popover()).getByRole('link', { name: 'See all' }));
    await closed();
    expect(currentAddress()).toBe('/dashboard/notifications');
  });

  it.each(['Control', 'Meta', 'Shift'])(
    'does not open with %s, which opens the page elsewhere',
    async (key) => {
      const { user, bell } = await openPopover();
      bell.addEventListener('click', (event) => event.preventDefault());
      await user.keyboard(`{${key}>}`);
      await user.click(bell);
      await user.keyboard(`{/${key}}`);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(bell).toHaveAttribute('aria-expanded', 'false');
    },
  );
});

describe('a finger that rests on a row', () => {
  const press = async (steps: (link: HTMLElement) => void) => {
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'], advanceTimers: true });
    try {
      const app = open(withList(aNotification({})));
      const link = await screen.findByRole('link', { name: /likes your post/ });
      // jsdom has no pointer events.
      const down = new MouseEvent('pointerdown', { bubbles: true, clientX: 50, clientY: 50 });
      fireEvent(link, Object.assign(down, { pointerType: 'touch' }));
      steps(link);
      act(() => void jest.advanceTimersByTime(500));
      return { ...app, link };
    } finally {
      jest.useRealTimers();
    }
  };

  it('opens the menu, and lifting it follows no link', async () => {
    const { link, currentAddress } = await press(() => undefined);
    expect(await screen.findByRole('menuitem', { name: 'Mute this post' })).toBeVisible();
    expect(fireEvent.touchEnd(link)).toBe(false);
    expect(fireEvent.contextMenu(link)).toBe(false);
    expect(currentAddress()).toBe('/dashboard/notifications');
  });

  it.each<[string, (link: HTMLElement) => void]>([
    [
      'scrolls',
      (link) => fireEvent(link, new MouseEvent('pointermove', { bubbles: true, clientX: 50, clientY: 80 })),
    ],
    ['taps', (link) => fireEvent.pointerUp(link)],
  ])('opens no menu when it %s', async (_name, steps) => {
    const { link } = await press(steps);
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    expect(fireEvent.touchEnd(link)).toBe(true);
  });

  it('a mouse keeps the browser’s own menu', async () => {
    open(withList(aNotification({})));
    expect(fireEvent.contextMenu(await screen.findByRole('link', { name: /likes your post/ }))).toBe(true);
  });
});

it('a post’s menu mutes it, and undoes that', async () => {
  const api = new FakeApi()
    .on('/user/feeds/getAllFeeds', feedOf(aPost('Hers')))
    .on(MUTE, ({ body: { muted } }) => accept({ message: 'Done', data: { muted } }));
  const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  const choose = async (name: string) => {
    await app.user.click(await screen.findByRole('button', { name: 'Options for Sneha Pillai' }));
    await app.user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Mute this post');
  await waitFor(() => expect(api.callsTo(MUTE)).toHaveLength(1));
  await choose('Unmute this post');
  await waitFor(() =>
    expect(api.callsTo(MUTE).map(({ body }) => body)).toEqual([
      { feedId: '7', muted: true },
      { feedId: '7', muted: false },
    ]),
  );
});
