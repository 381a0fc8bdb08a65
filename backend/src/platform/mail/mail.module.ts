import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { Metrics } from '../metrics/metrics.js';
import { MailOutboxEntry } from './mail-outbox.entity.js';
import { MailOutbox } from './mail-outbox.js';
import { MailOutboxRepository } from './mail-outbox.repository.js';
import { Mailer } from './mailer.js';
import { FileMailer } from './file-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Provides {@link MailOutbox}. {@link openMailer} says how its mails are sent. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([MailOutboxEntry])],
  providers: [
    MailOutbox,
    MailOutboxRepository,
    {
      provide: Mailer,
      inject: [Env],
      useFactory: openMailer,
    },
  ],
  exports: [MailOutbox, MailOutboxRepository],
})
export class MailModule {
  constructor(metrics: Metrics, outbox: MailOutboxRepository) {
    metrics.watch(
      'campus_mail_outbox_mails',
      'Mails waiting to be handed over; above 0 for long: the mail server is away',
      () => outbox.length(),
    );
  }
}

/** The mailer of an installation: over SMTP if SMTP_URL is set, else into files. */
function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  const everyMail = { from: env.MAIL_FROM };
  return env.SMTP_URL === ''
    ? new FileMailer(path.join(env.DATA_DIR, 'mail'), everyMail)
    : new SmtpMailer(env.SMTP_URL, everyMail);
}
