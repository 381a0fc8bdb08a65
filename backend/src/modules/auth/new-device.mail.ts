import type { Mail } from '../../platform/mail/mailer.js';

/**
 * The mail that tells of a sign-in on a device on which the account has not signed in before.
 * @param site origin of the member site
 * @param signIn the browser with its system, and the time in India
 */
export function newDeviceMail(
  to: string,
  site: string,
  { device, time }: { readonly device: string; readonly time: string },
): Mail {
  return {
    to,
    subject: 'New sign-in',
    text:
      `New sign-in: ${device}, ${time}.\n\n` +
      'If it was not you, set a new password, which signs out every device:\n\n' +
      `${site}/auth/forgot-password\n\n` +
      'If it was you, ignore this mail.\n',
  };
}
