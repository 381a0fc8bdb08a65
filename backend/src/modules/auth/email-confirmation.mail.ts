import type { Mail } from '../../platform/mail/mailer.js';

const linkOf = (site: string, token: string) => `${site}/confirm-email?token=${token}`;

/**
 * The mail with a link that confirms the account's address.
 * @param site origin of the member site
 */
export function confirmationMail(to: string, site: string, token: string): Mail {
  return {
    to,
    subject: 'Confirm your email',
    text:
      'Somebody, probably you, has an account with this address. Please confirm that it is yours:\n\n' +
      `${linkOf(site, token)}\n\n` +
      'The link works once, for 24 hours. If it was not you, ignore this mail.\n',
  };
}

/** The mail to a new address, with the link from which on it replaces the old one. */
export function newAddressMail(to: string, site: string, token: string): Mail {
  return {
    to,
    subject: 'Confirm your new email',
    text:
      'Somebody, probably you, wants to use this address for an account. Please confirm that it is yours:\n\n' +
      `${linkOf(site, token)}\n\n` +
      'From then on it replaces the old address. The link works once, for 24 hours. If it was not you, ignore this mail: ' +
      'nothing changes.\n',
  };
}

/** The mail that tells the old address about a change that was requested. */
export function changeNoticeMail(to: string, site: string): Mail {
  return {
    to,
    subject: 'Your email is to be changed',
    text:
      'Somebody, probably you, signed in to your account and asked to use another email address for it. This address ' +
      'holds until the new one is confirmed.\n\n' +
      'If it was not you, set a new password at once: it stops the change and signs out every device.\n\n' +
      `${site}/auth/forgot-password\n`,
  };
}
