import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** Beyond this, numbers are "99+". */
const MAX_SHOWN = 99;
const atMost = (count: number) => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count));

/** Notifications, and the number at the bell. */
export const notificationTexts = {
  title: 'Notifications',
  badge: atMost,
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${atMost(unread)} unread`),
  /** Before the title of the document. */
  titlePrefix: (unread: number) => `(${atMost(unread)}) `,

  loading: 'Loading notifications...',
  empty: 'Nothing new yet',
  emptyText: 'Here you see who likes or answers your posts, and who follows your pages.',
  findPages: 'Find pages to follow',
  failed: 'Failed to fetch notifications',
  beyondEnd: 'There is nothing on this page',
  beyondEndText: 'Some notifications may have disappeared meanwhile.',
  toFirst: 'Back to the newest',
  pages: 'Pages of notifications',
  new: 'New',
  today: 'Earlier today',
  thisWeek: 'This week',
  earlier: 'Earlier',
  settings: 'Notification settings',
  markAllRead: 'Mark all as read',
  allRead: 'All are marked as read.',
  seeAll: 'See all',

  and: ' and ',
  others: (count: number) => (count === 1 ? '1 other' : `${atMost(count)} others`),
  likes: (isOne: boolean) => (isOne ? ' likes your post' : ' like your post'),
  replied: ' replied to your comment',
  answered: ' answered your question',
  commented: ' commented on your post',
  alsoOnOwn: ' also commented on their own post',
  also: ' also commented on ',
  whose: (name: string) => `${isolate(name)}’s`,
  post: ' post',
  follows: (isOne: boolean) => (isOne ? ' follows ' : ' follow '),
  posted: ' posted on ',
  newPosts: (count: number) => (count === 1 ? ' has 1 new post' : ` has ${atMost(count)} new posts`),
  mentioned: (inComment: boolean) => ` mentioned you in a ${inComment ? 'comment' : 'post'}`,
  acceptedAnswer: ' accepted your answer',
  pollEnded: 'Your poll has ended',
  applied: ' applied: ',
  hasNews: ' has news for you: ',
  recordOffered: 'There is a record for you to accept: ',
  applicationNews: 'There is news about your application: ',

  options: 'Options for this notification',
  markRead: 'Mark as read',
  mutePost: 'Mute this post',
  unmutePost: 'Unmute this post',
} as const;
