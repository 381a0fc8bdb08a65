import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { Mailer, type Mail } from './mailer.js';

/** Used without a mail server: writes each message to a file of its own that a mail program can open. */
export class FileMailer extends Mailer {
  private readonly composer = createTransport({ streamTransport: true, buffer: true });

  /**
   * @param directory created if missing
   * @param everyMail what all mails have, such as the sender
   */
  constructor(
    private readonly directory: string,
    private readonly everyMail: Pick<SendMailOptions, 'from' | 'replyTo'>,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const { message } = await this.composer.sendMail({ ...mail, ...this.everyMail });
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
    await writeFile(path.join(this.directory, name), message, { mode: 0o600 });
  }
}
