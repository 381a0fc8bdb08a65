import type { Mail } from '../../platform/mail/mailer.js';

/**
 * The mail with a link to set a new password.
 * @param site origin of the member site
 */
export function resetMail(to: string, site: string, token: string): Mail {
  return {
    to,
    subject: 'Set a new password',
    text:
      'Somebody, probably you, asked to set a new password for your account.\n\n' +
      `${site}/auth/reset-password?token=${token}\n\n` +
      'The link works once, for an hour. If it was not you, ignore this mail: nothing has changed.\n',
  };
}
