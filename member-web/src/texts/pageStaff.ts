import { isolate } from '@campus-commons/web-kit/isolate.ts';

const acts = {
  moderator_added: (who: string, whom: string) => `${who} made ${whom} a moderator`,
  moderator_removed: (who: string, whom: string) => `${who} removed ${whom} as moderator`,
  stepped_down: (who: string) => `${who} stepped down as moderator`,
  banned: (who: string, whom: string) => `${who} banned ${whom}`,
  post_removed: (who: string, whom: string) => `${who} removed a post of ${whom}`,
  comment_removed: (who: string, whom: string) => `${who} removed a comment of ${whom}`,
  ban_lifted: (who: string, whom: string) => `${who} lifted the ban of ${whom}`,
  transfer_offered: (who: string, whom: string) => `${who} asked ${whom} to take over this page`,
  transfer_withdrawn: (who: string, whom: string) => `${who} no longer asks ${whom} to take over this page`,
  transfer_declined: (who: string) => `${who} did not want to take over this page`,
  transferred: (who: string, whom: string) => `${who} took over this page from ${whom}`,
};

interface Act {
  act: keyof typeof acts;
  /** Who did it, and to whom; null once the account is deleted. */
  Actor: { name: string } | null;
  User: { name: string } | null;
}

/** The screen of who runs a page, and the dialog that bans somebody. */
export const pageStaffTexts = {
  people: 'People who run this page',
  owner: 'Owner',
  moderatorSince: (day: string) => `Moderator since ${day}`,
  loading: 'Loading who runs this page...',
  failed: 'Failed to load who runs this page',
  changeFailed: (reason: string) => `Nothing was changed. ${reason}`,

  lead: 'The owner edits the page and chooses up to 10 moderators among its followers. Moderators decide who may take part, and remove what does not belong here.',
  add: 'Add a moderator',
  find: 'Name of a follower',
  findButton: 'Find',
  found: 'People found',
  nobodyFound: 'Nobody of this name was found.',
  makeModerator: 'Make moderator',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${isolate(name)} as moderator?`,
  removeText: 'They are told, and still follow the page.',
  stepDown: 'Step down',
  stepDownTitle: 'Step down as moderator?',
  stepDownText: 'You still follow the page. Only its owner can make you a moderator again.',

  banned: 'Banned',
  bannedLead: 'They can read the page, but not follow it, post, comment or vote here.',
  nobodyBanned: 'Nobody is banned from this page.',
  bannedBy: (day: string, by: string | undefined) =>
    by === undefined ? `Since ${day}` : `Since ${day}, by ${isolate(by)}`,
  bansFailed: 'Failed to load who is banned',
  lift: 'Lift the ban',
  more: 'Show more',

  banTitle: (name: string) => `Ban ${isolate(name)} from this page?`,
  banText:
    'They can still read the page, but not follow it, post, comment or vote here. What they wrote stays. They are not told.',
  reason: 'Reason',
  reasonHelp: 'For those who run this page. They can read it in a copy of their data.',
  banAction: 'Ban',
  bannedToast: (name: string) => `${isolate(name)} may no longer take part in this page`,

  removeContentTitle: {
    post: (name: string) => `Remove the post of ${isolate(name)} from this page?`,
    comment: (name: string) => `Remove the comment of ${isolate(name)} from this page?`,
  },
  removeContentText:
    'Nobody sees it any more. Its author is told after ten minutes, and can ask the people who run the site for a second look. If it breaks the rules of the site, report it first.',
  removalReasonHelp: 'Its author reads it, and so do those who run this page.',
  removedToast: { post: 'The post is removed', comment: 'The comment is removed' },
  goneToast: { post: 'The post was gone already', comment: 'The comment was gone already' },

  acts: 'What was done',
  actsLead: 'Only you see this.',
  noActs: 'Nothing has been done yet.',
  actsFailed: 'Failed to load what was done',
  act: ({ act, Actor, User }: Act) =>
    // Of a later version there may be acts that this one has no words for.
    acts[act]?.(nameIn(Actor?.name, true), nameIn(User?.name, false)),
};

const nameIn = (name: string | undefined, isFirst: boolean) =>
  name === undefined
    ? isFirst
      ? 'Somebody whose account is deleted'
      : 'somebody whose account is deleted'
    : isolate(name);
