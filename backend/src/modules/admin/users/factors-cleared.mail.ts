import type { Mail } from '../../../platform/mail/mailer.js';

/**
 * The mail that tells a member that an administrator has turned off the second step of signing in.
 * @param site origin of the member site
 */
export function factorsClearedMail(to: string, site: string): Mail {
  return {
    to,
    subject: 'Two-step sign-in was turned off',
    text:
      'An administrator has turned off two-step sign-in for your account, because somebody, probably you, said that the ' +
      'phone and the recovery codes are lost. From now on your password alone signs you in.\n\n' +
      'If it was not you, set a new password at once:\n\n' +
      `${site}/auth/forgot-password\n\n` +
      'You can set it up again in your account settings.\n',
  };
}
