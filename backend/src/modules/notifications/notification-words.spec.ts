import { notificationWords, unlinked } from './notification-words.js';
import type { NotificationRow } from './notification-rows.repository.js';

/** A notification of three commenters, with names in two directions. */
function rowOf(rest: Partial<NotificationRow>): NotificationRow {
  const actors = ['محمد علی', 'Sneha Pillai'].map((memberName, index) => ({
    ...{ memberId: String(index), memberName, memberPicture: null, memberTitle: null },
  }));
  return {
    ...{
      id: '1',
      kind: 'comment',
      at: new Date(),
      isRead: false,
      actors,
      people: 2,
      acts: 2,
      commentId: null,
    },
    ...{ postId: '7', text: null, images: null, authorId: '9', authorName: 'שלום', pageId: '20' },
    ...{ pageTitle: 'اردو ادب 2026', pageImage: null },
    ...rest,
  } as NotificationRow;
}

it.each([
  [{}, '\u2068محمد علی\u2069 and Sneha Pillai commented on your post'],
  [{ people: 13 }, '\u2068محمد علی\u2069 and 12 others commented on your post'],
  [{ isAnswer: true }, '\u2068محمد علی\u2069 and Sneha Pillai answered your question'],
  [{ kind: 'reply' }, '\u2068محمد علی\u2069 and Sneha Pillai replied to your comment'],
  [{ kind: 'thread' }, '\u2068محمد علی\u2069 and Sneha Pillai also commented on \u2068שלום\u2069’s post'],
  [
    { kind: 'application', openingId: '4', openingTitle: 'win at x.example' },
    '\u2068محمد علی\u2069 and Sneha Pillai applied: win at x\u2060.\u2060example',
  ],
  [
    { kind: 'application', openingId: null, openingTitle: 'ویب', people: 1 },
    '\u2068محمد علی\u2069 has news for you: \u2068ویب\u2069',
  ],
  [
    { kind: 'application', openingId: null, openingTitle: 'ویب', actors: [], people: 0 },
    'There is news about your application: \u2068ویب\u2069',
  ],
  [
    { kind: 'application', openingId: null, openingTitle: 'ویب', actors: [], people: 0, hasRecord: true },
    'There is a record for you to accept: \u2068ویب\u2069',
  ],
  [{ kind: 'poll', people: 1 }, 'Your poll has ended'],
  [{ kind: 'page', acts: 3 }, '\u2068اردو ادب 2026\u2069 has 3 new posts'],
] as const)('names from right to left are isolated in mails and pushes: %j', (row, words) => {
  expect(notificationWords(rowOf(row))).toBe(words);
});

it('a notice says nothing of what it is about', () => {
  expect(notificationWords(rowOf({ kind: 'notice', actors: [], people: 0 }))).toBe(
    'A message about your account',
  );
});

/** What a mail program takes for an address: words with a dot between them, or a scheme, or an @. */
const LINKED = /[\p{L}\p{N}][.\u3002\uff0e\uff61@:/]+[\p{L}\p{N}]/u;

it.each([
  'Win at example.com',
  'https://example.com/win',
  'www.example.in',
  'prize@example.com',
  'उदाहरण.भारत',
  'example。com',
  'a.b.c.d',
])('%s is no address any more, and looks the same', (name) => {
  expect(unlinked(name)).not.toMatch(LINKED);
  expect(unlinked(name).replaceAll('\u2060', '')).toBe(name);
});

it.each(['Dr. Asha Rao', 'Ravi', 'A. P. J.', 'Club (2026)'])('%s stays as it is', (name) => {
  expect(unlinked(name)).toBe(name);
});
