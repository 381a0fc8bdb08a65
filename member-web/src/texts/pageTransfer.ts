import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** Handing over a page, on the screen of who runs it: for its owner, and for whom they ask. */
export const pageTransferTexts = {
  handOver: 'Hand over this page',
  handOverLead:
    'A follower whom you ask can accept within 7 days, and owns the page then. You stay as a moderator.',
  choose: 'Choose a follower',
  ask: 'Ask',
  offerQuestion: (name: string) => `Hand over this page to ${isolate(name)}?`,
  offerText:
    'Once they accept, only they edit and delete the page, choose moderators, and see applications for its openings. You cannot take that back.',
  offer: 'Hand over',
  waitingLead: 'You own the page until they accept.',
  until: (day: string) => `Asked; can accept until ${day}`,
  withdraw: 'Withdraw',
  failed: (reason: string) => `Nothing was changed. ${reason}`,

  takeOver: 'Take over this page?',
  takeOverLead: (owner: string, day: string) =>
    `${isolate(owner)} asks you to own this page. You can accept until ${day}.`,
  accept: 'Take over',
  decline: 'Decline',
  acceptQuestion: 'Take over this page?',
  acceptText:
    'Only you then edit and delete it, choose moderators, and see applications for its openings. Its owner stays as a moderator.',
  accepted: 'This page is yours now',
};
