import path from 'node:path';
import type { Env } from '../../config/env.js';
import { FileMailer } from './file-mailer.js';
import type { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** The mailer of an installation: over SMTP if SMTP_URL is set, else into files. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  const everyMail = { from: env.MAIL_FROM };
  return env.SMTP_URL === ''
    ? new FileMailer(path.join(env.DATA_DIR, 'mail'), everyMail)
    : new SmtpMailer(env.SMTP_URL, everyMail);
}
