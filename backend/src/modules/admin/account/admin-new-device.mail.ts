import type { Mail } from '../../../platform/mail/mailer.js';

/**
 * The mail that tells of a sign-in to the console on a device on which the account has not signed in before.
 * @param site origin of the console
 * @param signIn the browser with its system, and the time in India
 */
export function adminNewDeviceMail(
  to: string,
  site: string,
  { userName, device, time }: { readonly userName: string; readonly device: string; readonly time: string },
): Mail {
  return {
    to,
    subject: 'New sign-in to the console',
    text:
      `New sign-in: ${device}, ${time}.\n\n` +
      `If it was not you, set a new password for ${userName}, which signs out every other device, under Profile:\n\n` +
      `${site}/admin/profile\n\n` +
      'If you cannot sign in any more, ask another administrator at once to reset your account.\n\n' +
      'If it was you, ignore this mail.\n',
  };
}
