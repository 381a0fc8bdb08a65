import { formatCounted } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** Records of work: those of a member, and what a page's manager does about them. */
export const recordTexts = {
  records: 'Records',
  record: 'Record',
  whichPart: 'Parts of Community',
  read: 'Read the record',
  toRecords: 'Your records',
  loading: 'Loading records...',
  failed: 'Failed to fetch records',
  pages: 'Pages of records',
  none: 'No records yet',
  noneText:
    'A page for which you worked can issue one. It is signed when you accept it, so that others can check it.',
  noMore: 'No more records',
  noMoreText: 'There are none on this page any more.',
  showAllOf: (count: number) => `Show all ${count}`,

  kinds: { internship: 'Internship', volunteering: 'Volunteering' },
  states: { offered: 'Waits for you', accepted: 'Signed', revoked: 'Revoked' },
  /** For who issued it. */
  issuedStates: {
    offered: 'Offered, not answered yet',
    accepted: 'Accepted and signed',
    revoked: 'Revoked',
  },
  hours: (count: number) => formatCounted(count, 'hour', 'hours'),
  issuedBy: (name: string) => `Issued by ${isolate(name)}`,
  revokedBecause: (by: string, reason: string) => `Revoked by ${isolate(by)}: ${isolate(reason)}`,

  accept: 'Accept',
  refuse: 'Refuse',
  acceptHint: 'Read every word first: accepting signs it as it is.',
  accepted: 'Record accepted and signed',
  acceptFailed: 'Failed to accept the record',
  refuseTitle: 'Refuse this record?',
  refuseQuestion: 'It is deleted. If something was wrong, tell who issued it: they can issue another one.',
  refused: 'Record refused',
  refuseFailed: 'Failed to refuse the record',
  remove: 'Remove',
  removeTitle: 'Remove this record?',
  removeQuestion:
    'It is deleted for good, and its link leads nowhere. Copies that others kept say that there is no such record any more.',
  removed: 'Record removed',
  removeFailed: 'Failed to remove the record',
  open: 'Open',
  openNamed: (role: string) => `Open the record: ${role}`,
  copyLink: 'Copy link',
  linkCopied: 'Link copied. Everybody with it can read and check the record.',
  answeredMeanwhile: 'This was answered meanwhile. What you see now is the present state.',

  issue: 'Issue a record',
  issueTo: (name: string) => `Issue a record to ${isolate(name)}`,
  issueHint: 'They read it before it is signed. Nobody can change it afterwards, not even you.',
  role: 'Role',
  done: 'What they did',
  doneHint: 'Plain text. What others can rely on: tasks, results, numbers.',
  hoursLabel: 'Hours in all',
  optional: 'optional',
  from: 'First day',
  to: 'Last day',
  issuing: 'Issuing...',
  issued: 'Record offered',
  issueFailed: 'Failed to issue the record',
  tooShort: (label: string, min: number) => `${label} needs at least ${min} characters`,
  hoursInvalid: (max: string) => `A whole number from 1 to ${max}`,
  dayMissing: 'Choose a day',
  dayAhead: 'This day has not come yet',
  dayBefore: 'The last day is not before the first',

  revoke: 'Revoke the record',
  revokeQuestion:
    'It stays, and everybody who opens it reads that it was revoked, and why. There is no way back.',
  reason: 'Reason',
  revoked: 'Record revoked',
  revokeFailed: 'Failed to revoke the record',
} as const;
