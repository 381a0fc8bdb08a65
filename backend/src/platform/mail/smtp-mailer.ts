import { createTransport } from 'nodemailer';
import { Mailer, type Mail } from './mailer.js';

/** Milliseconds before a mail server that does not answer is given up. */
const TIMEOUT = 10_000;

/** Hands messages to a mail server (SMTP). */
export class SmtpMailer extends Mailer {
  private readonly transport;

  /** @param url `smtp://` or `smtps://` with user and password */
  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({
      url,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
    });
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail({ ...mail, from: this.from });
  }
}
