import { screen, within } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import { aComment, aPage, aPost, aProfile, feedOf, onePage, tokenOf } from './factories';
import { accept, FakeApi } from './fakeApi';
import { renderApp } from './renderApp';

// Text by members in any script, however long, beside ours.

const URDU = 'محمد علی';
const PAGE = 'اردو ادب 2026';
const author = { id: '3', name: URDU, UserProfile: { profileUrl: null, title: 'طالب علم' } };

function apiOf({ name = URDU, page = PAGE, text = 'میں لاتا ہوں', posted = '' } = {}): FakeApi {
  const User = { ...author, name };
  const post = aPost(`<p>${posted || text}</p>`, {
    User,
    Page: { id: '20', title: page, imageUrl: null },
    comments: 1,
  });
  return new FakeApi()
    .on('/user/feeds/getAllFeeds', feedOf(post))
    .on('/user/feeds/getFeedById', accept({ data: post }))
    .on(
      '/user/comments/getFeedComments',
      accept({ data: { comments: [aComment(text, { User })], pagination: onePage(1) } }),
    )
    .on('/user/profile/get', ({ body: { userId = '' } }) => {
      const own = aProfile();
      return accept({
        data:
          userId === '3'
            ? aProfile({
                User: { ...own.User, id: '3', name },
                bio: text,
                title: page,
                collegeName: page,
                isOwner: false,
              })
            : own,
      });
    })
    .on(
      '/user/pages/getAllPages',
      accept({
        data: { pages: [aPage(page, { description: text, User: { name } })], pagination: onePage(1) },
      }),
    )
    .on(
      '/user/pages/getPageById',
      accept({
        data: {
          page: aPage(page, { description: text }),
          admin: { id: '9', name, profileUrl: null, isAdmin: false },
          isFollowing: false,
          bell: false,
        },
      }),
    )
    .on(
      '/user/notifications/getAll',
      accept({
        data: {
          notifications: [
            {
              id: '1',
              kind: 'thread',
              at: '2026-11-20T06:00:00.000Z',
              isRead: false,
              actors: [User],
              others: 0,
              posts: null,
              excerpt: text,
              imageUrl: null,
              isAnswer: false,
              opening: null,
              notice: null,
              feedId: '7',
              commentId: '1',
              comment: text,
              Author: { id: '4', name },
              Page: { id: '20', title: page, imageUrl: null },
            },
          ],
          pagination: onePage(1),
          unread: 1,
          seenAt: null,
        },
      }),
    )
    .on('/user/notifications/markSeen', accept({ message: 'Seen' }));
}

const open = (address: string, api: FakeApi) => renderApp(address, { token: tokenOf('1'), api });

const SCREENS = [
  feedAddress('everyone'),
  '/dashboard/feed/7',
  '/dashboard/profile?userId=3',
  '/dashboard/pages',
  '/dashboard/pages/details/20',
  '/dashboard/notifications',
];

/** The text nodes that are shown. */
function shownTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

describe('text from right to left', () => {
  it.each(SCREENS)('has its own direction beside ours at %s', async (address) => {
    open(address, apiOf());
    await screen.findAllByText(
      (_text, element) => element?.textContent === URDU || element?.textContent === PAGE,
    );
    const ours = shownTexts().filter(({ data, parentElement }) => {
      const isRightToLeft = /[\u0590-\u08ff]/.test(data);
      const isIsolated = /^[^\u0590-\u08ff]*\u2068[^\u2069]*\u2069[^\u0590-\u08ff]*$/.test(data);
      const holder = parentElement?.closest('[dir="auto"], bdi');
      // Its element has nothing else in it, or only what the member wrote.
      const isAlone = holder != null && !/[a-z]{3}/.test(holder.textContent);
      return isRightToLeft && !isIsolated && !isAlone;
    });
    expect(ours.map(({ data, parentElement }) => `${data} in ${parentElement?.outerHTML}`)).toEqual([]);
  });

  it('is isolated in sentences', async () => {
    const { user } = open(feedAddress('everyone'), apiOf());
    const post = await screen.findByRole('article');
    await user.click(within(post).getByRole('button', { name: /^Options for/ }));
    expect(await screen.findByRole('menuitem', { name: `Mute \u2068${URDU}\u2069` })).toBeVisible();
  });
});

describe('600 combining marks', () => {
  const zalgo = `Z${'\u0301\u0335'.repeat(300)}algo`;

  it.each(SCREENS)('are at most five at %s', async (address) => {
    open(address, apiOf({ name: zalgo, page: `Page ${zalgo}`, text: `Text ${zalgo}` }));
    await screen.findAllByText(/algo/);
    const shown = document.documentElement.outerHTML;
    expect(shown).toContain('\u0301');
    expect(shown).not.toMatch(/\p{M}{6}/u);
  });
});

describe('a text of 1,990 line breaks', () => {
  const long = `First${'\n'.repeat(1990)}Last`;

  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent.includes('Last') ? 43_841 : 20;
    });
  });

  it.each(['/dashboard/feed/7', '/dashboard/profile?userId=3', '/dashboard/pages/details/20'])(
    'is folded until it is unfolded at %s',
    async (address) => {
      // Posts fold too: these are short, so that one text is long.
      const { user } = open(address, apiOf({ text: long, posted: 'Hello' }));
      const more = await screen.findByRole('button', { name: 'Show more' });
      const text = document.getElementById(more.getAttribute('aria-controls') ?? '');
      expect(text).toHaveTextContent('First Last');
      expect(more).toHaveAttribute('aria-expanded', 'false');
      await user.click(more);
      await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
      expect(screen.getByRole('button', { name: 'Show more' })).toHaveAttribute('aria-expanded', 'false');
    },
  );
});
