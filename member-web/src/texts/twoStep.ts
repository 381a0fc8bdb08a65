import { formatCounted } from '@campus-commons/web-kit/digits.ts';

/** The second step of signing in, and setting it up. */
export const twoStepTexts = {
  label: 'Two-step sign-in',
  off: 'Off. With it, signing in also takes a code from your phone.',
  unavailable: 'Not available here: the people who run this site have not set it up.',
  on: (day: string, codes: number) =>
    `On since ${day} · ${formatCounted(codes, 'recovery code', 'recovery codes')} left`,
  failed: 'Failed to fetch whether two-step sign-in is on',
  loading: 'Loading two-step sign-in',
  setUp: 'Set up',
  setUpRest: 'two-step sign-in',
  change: 'Change',
  changeRest: 'two-step sign-in',

  lead: 'You need an authenticator app on your phone, such as Aegis, Google Authenticator or the one in your password manager. It shows a new code every half minute.',
  manageLead: 'Each of these asks for your password and a code.',
  acts: {
    codes: 'New recovery codes',
    replace: 'Use another phone or app',
    off: 'Turn it off',
  },
  actLeads: {
    start: 'First your password, so that nobody else can do this.',
    codes: 'The codes that you have now stop working.',
    replace: 'The app that you have now works until the new one is confirmed.',
    off: 'After that your password alone signs you in, and your recovery codes stop working.',
  },
  code: 'Code',
  codeHint: 'From your app, or a recovery code',
  codeRequired: 'Type the code',
  continue: 'Continue',
  sending: 'Checking...',
  cancel: 'Cancel',

  scanTitle: 'Add the account to your app',
  scan: 'Scan this with your app:',
  qrCode: 'QR code for your authenticator app',
  openApp: 'Open an app on this device',
  typeKey: 'Or type this key into your app:',
  appCode: 'Code that your app shows',
  sixDigits: '6 digits',
  turnOn: 'Turn it on',

  codesTitle: 'Keep your recovery codes',
  codesLead:
    'If you lose your phone, each of these signs you in once instead of a code. Keep them where you keep important papers. They are shown only now.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed. Download the codes, or select them and copy them by hand.',
  download: 'Download',
  codesFile: 'recovery-codes.txt',
  codesFileLead: (site: string) => `Recovery codes of your account at ${site}. Each works once.`,
  keptThem: 'I have kept them',
  closeQuestion: {
    title: 'Close without the codes?',
    question:
      'They are shown only now. Without them, losing your phone means losing the way into your account.',
    action: 'Close',
  },
};
