import { createTransport, type SendMailOptions } from 'nodemailer';
import { Mailer, MailRefused, MailUnclear, type Mail } from './mailer.js';

/** Time to wait for a mail server that does not answer. */
const TIMEOUT_MS = 10_000;

/** Sends messages through a mail server (SMTP). */
export class SmtpMailer extends Mailer {
  private readonly transport;

  /**
   * @param url `smtp://` or `smtps://` with user and password
   * @param everyMail what all mails have, such as the sender
   */
  constructor(
    url: string,
    private readonly everyMail: Pick<SendMailOptions, 'from' | 'replyTo'>,
  ) {
    super();
    this.transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  /**
   * Connects and signs in, without sending anything.
   * @throws Error when the server cannot be reached or refuses
   */
  async signIn(): Promise<void> {
    await this.transport.verify();
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail({ ...mail, ...this.everyMail });
    } catch (error) {
      if (isPermanent(error)) throw new MailRefused(error);
      throw isCertainlyUnsent(error) ? error : new MailUnclear(error);
    }
  }
}

/** A 5yz reply to the envelope or the message (RFC 5321, section 4.2.1); 4yz means that a retry may succeed. */
function isPermanent(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  );
}

/**
 * The server has answered with a refusal, or there was no connection at all. A timeout or an end of the connection says nothing:
 * nodemailer does not tell whether the message was already on its way.
 */
function isCertainlyUnsent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, responseCode } = error as { code?: string; syscall?: string; responseCode?: number };
  return responseCode !== undefined || code === 'EDNS' || code === 'EAUTH' || syscall === 'connect';
}
