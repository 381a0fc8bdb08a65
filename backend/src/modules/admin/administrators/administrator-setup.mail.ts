import type { Mail } from '../../../platform/mail/mailer.js';

/** The mail with a link to choose the password of an account of the console. */
export function setupMail(to: string, userName: string, link: string): Mail {
  return {
    to,
    subject: 'Choose your password for the console',
    text:
      'An administrator made an account of the console for you, or ended the password that it had.\n\n' +
      `Your user ID is ${userName}. Choose a password here:\n\n${link}\n\n` +
      'The link works once, for three days. If you expected nothing like that, ignore this mail.\n',
  };
}
