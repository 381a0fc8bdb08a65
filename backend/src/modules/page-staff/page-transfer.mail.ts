import type { Mail } from '../../platform/mail/mailer.js';

/** What the mails to both owners say. */
export interface TransferMail {
  readonly to: string;
  /** Origin of the member site. */
  readonly site: string;
  readonly pageId: string;
  /** The page's, when the mail is sent. */
  readonly title: string;
}

/** Tells who has handed over a page. */
export function pageHandedOverMail({ to, site, pageId, title }: TransferMail): Mail {
  return {
    to,
    subject: 'Your page has a new owner',
    text:
      `You handed over the page "${title}". Its new owner decides about it now; you help to run it.\n\n` +
      `${site}/dashboard/pages/details/${pageId}\n\n` +
      'If it was not you, set a new password and write to us:\n\n' +
      `${site}/auth/forgot-password\n`,
  };
}

/** Tells who has taken over a page. */
export function pageTakenOverMail({ to, site, pageId, title }: TransferMail): Mail {
  return {
    to,
    subject: 'A page is yours now',
    text:
      `You took over the page "${title}". You alone edit and delete it, and choose who helps to run it.\n\n` +
      `${site}/dashboard/pages/details/${pageId}\n\n` +
      'If it was not you, set a new password and write to us:\n\n' +
      `${site}/auth/forgot-password\n`,
  };
}
