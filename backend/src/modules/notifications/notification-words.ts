import type { NotificationRow } from './notification-rows.repository.js';

/** Acts are counted up to 101; beyond 99 it is "99+". */
const MAX_COUNT_SHOWN = 99;
const atMost = (count: number) => (count > MAX_COUNT_SHOWN ? `${MAX_COUNT_SHOWN}+` : String(count));
export const counted = (count: number, one: string, several: string) =>
  `${atMost(count)} ${count === 1 ? one : several}`;

/** A member's words for a sentence: no mail program links them, and they keep the direction of their script. */
export const inSentence = (words: string) => isolate(unlinked(words));

/** A notification in one sentence, in the words of the member site, for mails and pushes. */
export function notificationWords(row: NotificationRow): string {
  const isOne = row.people === 1;
  const page = inSentence(row.pageTitle ?? '');
  const opening = inSentence(row.openingTitle ?? '');
  switch (row.kind) {
    case 'like':
      return `${who(row)} ${isOne ? 'likes' : 'like'} your post`;
    case 'reply':
      return `${who(row)} replied to your comment`;
    case 'comment':
      return `${who(row)} ${row.isAnswer ? 'answered your question' : 'commented on your post'}`;
    case 'thread':
      return isOne && row.actors[0]?.memberId === row.authorId
        ? `${who(row)} also commented on their own post`
        : `${who(row)} also commented on ${inSentence(row.authorName ?? '')}’s post`;
    case 'follow':
      return `${who(row)} ${isOne ? 'follows' : 'follow'} ${page}`;
    case 'ownPage':
      return `${who(row)} posted on ${page}`;
    case 'answer':
      return `${who(row)} accepted your answer`;
    case 'poll':
      return 'Your poll has ended';
    case 'application':
      if (row.hasRecord) return `There is a record for you to accept: ${opening}`;
      if (row.people === 0) return `There is news about your application: ${opening}`;
      return row.openingId === null
        ? `${who(row)} has news for you: ${opening}`
        : `${who(row)} applied: ${opening}`;
    case 'mention':
      return `${who(row)} mentioned you in a ${row.commentId === null ? 'post' : 'comment'}`;
    case 'page':
      return `${page} has ${counted(row.acts, 'new post', 'new posts')}`;
    case 'notice':
      // Whoever looks at the device learns no more.
      return 'A message about your account';
  }
}

/** One name, two names, or one name and how many others. */
function who({ actors, people }: NotificationRow): string {
  const [first, second] = actors;
  const name = inSentence(first?.memberName ?? '');
  if (people === 1) return name;
  if (people === 2 && second) return `${name} and ${inSentence(second.memberName)}`;
  return `${name} and ${counted(people - 1, 'other', 'others')}`;
}

/** Where it leads on the member site, as its row in the list does. */
export function notificationPath({
  postId,
  kind,
  pageId,
  openingId,
  applicationId,
}: NotificationRow): string {
  if (applicationId !== null) return `/dashboard/applications/${applicationId}`;
  if (openingId !== null) return `/dashboard/internships/details/${openingId}`;
  if (postId !== null && kind !== 'page') return `/dashboard/feed/${postId}`;
  return pageId === null ? '/dashboard/notifications' : `/dashboard/pages/details/${pageId}`;
}

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A member's words for use in a sentence of ours, in mails and pushes: right-to-left text is isolated, so that the
 * punctuation, numbers and names beside it keep their places. Other text is returned as it is.
 */
function isolate(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words;
}

/** What makes an address of words: dots of several scripts, and the characters of mail and web addresses. */
const JOINS_AN_ADDRESS = /(?<=\S)[.\u3002\uff0e\uff61@:/]+(?=\S)/gu;
/** Invisible, and no part of a word that a mail program would link. */
const WORD_JOINER = '\u2060';

/**
 * A name or title that members chose, for a mail or a push: it looks the same, but no mail program makes a link of an address in it
 * (`Win at example.com`).
 */
export const unlinked = (name: string): string =>
  name.replace(JOINS_AN_ADDRESS, (characters) =>
    Array.from(characters, (character) => `${WORD_JOINER}${character}${WORD_JOINER}`).join(''),
  );
