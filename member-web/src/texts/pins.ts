import { formatCounted } from '@campus-commons/web-kit/digits.ts';

/** Posts that stand above the feed of their page. */
export const pinTexts = {
  pinned: 'Pinned posts',
  pin: 'Pin to the page…',
  unpin: 'Unpin',
  pinTitle: 'Pin to the page',
  pinText: 'The post stands above the others of the page, for everybody, as one line to open. Until when?',
  days: (days: number) => formatCounted(days, 'day', 'days'),
  until: (day: string) => `until ${day}`,
  pinnedUntil: (time: string) => `Pinned until ${time}`,
  unpinned: 'The post is not pinned any more',
  open: 'Open post',
  unpinFailed: 'Failed to unpin the post',
};
