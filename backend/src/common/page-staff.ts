/** What somebody who runs a page is to it. The owner is the page's creator. */
export type PageStaffRole = 'owner' | 'moderator';

/** What those who run a page do, as its owner reads it. The table's check has the same names. */
export const PAGE_ACTS = [
  'moderator_added',
  'moderator_removed',
  'stepped_down',
  'banned',
  'ban_lifted',
  'transfer_offered',
  'transfer_withdrawn',
  'transfer_declined',
  'transferred',
  'post_removed',
  'comment_removed',
] as const;
export type PageActName = (typeof PAGE_ACTS)[number];
