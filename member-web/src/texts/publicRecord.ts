import { formatCounted } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** The page of a record, which everybody with its link reads and checks. */
export const publicRecordTexts = {
  record: 'Record',
  title: (holder: string) => `Record of ${isolate(holder)}`,
  blurb: 'A signed record of work, which anybody can check.',
  loading: 'Loading the record...',
  failed: 'Failed to fetch the record',
  missing: 'Record not found',
  missingText: 'Check the number in the address. Its holder may have removed it.',
  kinds: { internship: 'Internship', volunteering: 'Volunteering' },
  worked: 'worked as',
  forPage: 'for',
  done: 'What was done',
  dates: 'From, to',
  hours: 'Hours',
  hoursCount: (count: number) => formatCounted(count, 'hour', 'hours'),
  issued: 'Issued',
  issuer: 'Confirmed by',
  serial: 'Number',

  checking: 'Checking the signature...',
  genuine: 'Signature genuine',
  asking: 'Asking whether it was revoked...',
  valid: 'It was not revoked.',
  notAsked: 'Whether it was revoked could not be asked.',
  askAgain: 'Ask again',
  removed: 'It is not here any more: its holder has removed it.',
  revoked: 'Revoked. Do not rely on it.',
  revokedBy: (by: string, day: string) => `Revoked by ${isolate(by)} on ${day}. Do not rely on it.`,
  reason: (reason: string) => `Reason: ${isolate(reason)}`,
  unchecked: 'The signature was not checked',
  uncheckedText: 'This site was given no keys to check it with.',

  forged: 'This record is not genuine',
  forgedText:
    'Its signature does not fit what it says: somebody has changed the link, or it was cut off on the way.',
  otherNumber:
    'The link was put together from two records: its address has another number than what was signed.',
  showOwn: 'Show the record of this number',

  scan: 'Scan to check it. The signature is in the code itself, so this works without an account.',
  qrCode: 'QR code with the link of this record',
  print: 'Print',
  json: 'Download JSON',
  jwt: 'Download signed file (JWT)',

  checkFile: 'Check a file',
  checkFileText:
    'Somebody sent you a record as a file that ends in .jwt? It is checked here, in your browser.',
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  readFailed: 'The file could not be read',
  tooLarge: 'This file is too large to be a record.',
  unsigned: 'This file has no signature. Ask for the one that ends in .jwt.',
  fileForged: 'This file is not genuine',
  fileForgedText:
    'Its signature does not fit what it says. Somebody has changed it, or it was signed elsewhere.',
  fileSays: (holder: string, role: string, page: string) =>
    `${isolate(holder)} worked as ${isolate(role)} for ${isolate(page)}.`,
  openRecord: 'Open this record',

  joinText: 'Records come from work that was applied for and done here.',
  toTool: 'Open Community',
  login: 'Join or sign in',
} as const;
