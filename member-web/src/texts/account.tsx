import { formatCounted } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';
import type { ReactNode } from 'react';

/** Account settings. */
export const accountTexts = {
  account: 'Account',
  change: 'Change',
  changeAppearance: 'appearance',
  appearanceLead: 'Saved on this device only.',

  emailLead:
    'You can sign in with it, and we write to it about your account. Members see it only if you share it with an application.',
  emailConfirmed: 'Confirmed',
  emailUnconfirmed: 'Not confirmed yet: open the link in our mail.',
  emailFailed: 'Failed to fetch your email',
  emailLoading: 'Loading your email',
  sendLinkAgain: 'Send the link again',
  lookInSpam: 'If nothing arrives, look in your spam folder or check the address.',
  changeEmail: 'Change email',
  changeEmailRest: 'email',
  emailWaits: (email: string) => `${email} waits until the link in our mail to it is opened.`,
  resendChange: 'Send it again',
  cancelChange: 'Cancel the change',
  newEmail: 'New email',
  sendLink: 'Send the link',
  sendingLink: 'Sending...',
  /** The server sends nothing to an address that another account has, and does not say so. */
  noMailToTaken:
    'If nothing arrives, look in your spam folder. An address that another account uses gets no mail.',

  passwordLead: 'Changing it signs out your other devices.',
  changePassword: 'Change password',
  changePasswordRest: 'password',
  passwordHidden: '••••••••',
  changing: 'Changing...',

  devices: 'Signed-in devices',
  devicesLead: 'If you do not recognise one, sign it out and change your password.',
  devicesFailed: 'Failed to fetch devices',
  devicesLoading: 'Loading devices',
  show: 'Show',
  showDevices: 'signed-in devices',
  deviceCount: (count: number) =>
    count === 1 ? 'Only this device' : formatCounted(count, 'device', 'devices'),
  thisDevice: 'This device',
  lastSeen: (time: ReactNode) => <>Last seen {time}</>,
  /** @param seen {@link accountTexts.thisDevice} or {@link accountTexts.lastSeen} */
  seenAndSignedIn: (seen: ReactNode, time: ReactNode) => (
    <>
      {seen} · signed in {time}
    </>
  ),
  signOutOthers: 'Sign out all other devices',

  removals: 'What was removed',
  removalsLead: 'Only you see this. After 30 days it is deleted for good.',
  removalsFailed: 'Failed to fetch what was removed',
  removedKind: { post: 'Post', page: 'Page', project: 'Project', opening: 'Opening', comment: 'Comment' },
  removedOn: (day: string) => `Removed on ${day}`,
  noText: 'Without text',
  ourNote: (note: string) => `Our note: ${note}`,
  pagesNote: (page: string, note: string) =>
    `By the people who run ${page === '' ? 'its page' : isolate(page)}: ${note}`,
  showAllRemovals: (total: number) => `Show all ${total}`,
  /** For members with more removals than the list can hold. */
  moreInDownload: (count: number) => `${formatCounted(count, 'more is', 'more are')} in your download.`,

  privacy: 'Privacy and safety',

  data: 'Your data',
  dataLead: 'One ZIP file with your profile, posts, comments, likes and pages, and your pictures.',
  dataSaved: 'Your data is in your downloads.',
  downloadData: 'Download my data',
  collecting: 'Collecting...',

  deleteAccount: 'Delete account',
  deleteLead:
    'Everything you have here is hidden at once. Sign in within 14 days to get it back; after that it is gone for good.',
  deleteMine: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  deleteText:
    'Your profile, posts, comments, likes and pages are hidden at once, and every device is signed out. To get them back, sign in within 14 days. Drafts you have not sent are removed from this device for good.',
  signedOut: 'You are signed out',
};
