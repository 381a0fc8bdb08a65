import { formatCounted } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { applicationStates } from './applicationStates';

/** Applications: applying, the board of one's own, the answers of who is looking, and the messages of both. */
export const applicationTexts = {
  apply: 'Apply',
  applyAgain: 'Apply once more',
  applyTo: (title: string) => `Apply: ${isolate(title)}`,
  asTheySee: 'Your profile, as they see it',
  editProfile: 'Edit your profile',
  note: 'Why you',
  noteHint: 'Plain text. What you did that is like it, and what you want to learn.',
  links: 'Links to your work',
  link: (number: number) => `Link ${number}`,
  linkExample: 'https://',
  linkInvalid: 'The address begins with https://',
  addLink: 'Add a link',
  removeLink: (number: number) => `Remove link ${number}`,
  optional: 'optional',
  contact: 'Your contact',
  shareEmail: 'Share my e-mail',
  sharePhone: 'Share my phone',
  shareHint: 'Only who posted this sees it, until the application ends.',
  send: 'Send',
  sending: 'Sending...',
  applyFailed: 'Failed to send your application',
  tooShort: (label: string, min: number) => `${label} needs at least ${min} characters`,

  states: applicationStates,
  /** "Applied · Seen 2 days ago" */
  seen: (ago: string) => `Seen ${ago}`,
  notSeen: 'Not seen yet',
  daysAgo: (days: number) => formatCounted(days, 'day ago', 'days ago'),
  isNew: 'New',
  toApplication: 'Open your application',
  removed: 'The opening was removed',

  board: 'My board',
  columns: { saved: 'Saved', applied: 'Applied', interview: 'Interview', offer: 'Offer', closed: 'Closed' },
  whichColumn: 'Columns of your board',
  loadingBoard: 'Loading your board...',
  boardFailed: 'Failed to fetch your board',
  boardPages: 'Pages of this column',
  nothingHere: 'Nothing here',
  emptyBoard: 'Your board is empty',
  emptyBoardText: 'What you save and apply for stands here, with every answer.',
  showAll: (count: number) => `Show all ${count}`,
  allColumns: 'All columns',

  applicants: 'Applicants',
  whichApplicants: 'Which applicants',
  all: 'All',
  loadingApplicants: 'Loading applicants...',
  applicantsFailed: 'Failed to fetch applicants',
  noApplicants: 'Nobody has applied yet',
  noApplicantsText: 'Who applies stands here, the oldest first.',
  applicantPages: 'Pages of applicants',

  application: 'Application',
  options: 'Options for this application',
  loadingOne: 'Loading the application...',
  failedOne: 'Failed to fetch the application',
  missing: 'Application not found',
  missingText: 'Only who applied and who posted the opening see it.',
  email: 'E-mail',
  phone: 'Phone',
  erased: 'What was written is erased 180 days after the end.',
  timeline: 'What happened',
  you: 'You',
  system: 'The site',
  /** "You applied", and before a message only who wrote it. */
  by: (who: string, what: string) => `${isolate(who)} ${what}`.trimEnd(),
  events: {
    applied: 'applied',
    interview: 'invited to an interview',
    offered: 'made an offer',
    accepted: 'accepted',
    declined: 'declined',
    withdrawn: 'withdrew',
    completed: 'marked this as completed',
    unanswered: 'ended this: no answer came within 30 days',
  },
  message: 'Message',
  sendMessage: 'Send message',
  messageFailed: 'Failed to send the message',
  messageSent: 'Message sent',

  actions: {
    applied: 'Apply',
    interview: 'Invite to interview',
    offered: 'Make an offer',
    accepted: 'Accept the offer',
    declined: 'Decline',
    withdrawn: 'Withdraw',
    completed: 'Mark as completed',
    unanswered: 'No answer',
  },
  questions: {
    applied: '',
    interview: 'Say when, where and with whom. They answer here.',
    offered: 'Say from when, for how long, and what you offer.',
    accepted: 'You take the place. Whoever posted it is told.',
    declined: 'They read this. You can change every word.',
    withdrawn: 'Your application ends, and your contact is no longer shared.',
    completed: 'The work is done. Nothing follows after it.',
    unanswered: '',
  },
  kindDecline:
    'Thank you for applying, and for the work you put into it. We have chosen somebody else this time. We wish you well, and hope to read from you again.',
  withIt: 'Message',
  /** What was done, once it is. */
  changed: {
    applied: 'Application sent',
    interview: 'Invited to an interview',
    offered: 'Offer made',
    accepted: 'Offer accepted',
    declined: 'Declined',
    withdrawn: 'Application withdrawn',
    completed: 'Marked as completed',
    unanswered: 'No answer came',
  },
  changeFailed: 'Nothing was changed',
  changedMeanwhile:
    'This changed meanwhile. What you see now is the present state, and what you wrote is kept.',

  waitingForYou: 'Waiting for you',
  answers: {
    internship: (count: number) =>
      formatCounted(count, 'answer about an internship', 'answers about internships'),
    volunteering: (count: number) =>
      formatCounted(count, 'answer about help wanted', 'answers about help wanted'),
    role: (count: number) => formatCounted(count, 'answer about a role', 'answers about roles'),
  },
  newApplicants: {
    internship: (count: number) =>
      formatCounted(count, 'application for your internships', 'applications for your internships'),
    volunteering: (count: number) =>
      formatCounted(count, 'application for your help wanted', 'applications for your help wanted'),
    role: (count: number) =>
      formatCounted(count, 'application for your roles', 'applications for your roles'),
  },
} as const;
