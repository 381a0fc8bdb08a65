/** A plain-text message to one person. */
export interface Mail {
  /** E-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mail server will never take this message: nobody has the address, or it is not trusted. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Hands mail over. Features send theirs through `MailOutbox`, which tries again. */
export abstract class Mailer {
  /**
   * Resolves when the message is handed over.
   * @throws MailRefused when another try would end the same, anything else when it may not
   */
  abstract send(mail: Mail): Promise<void>;
}
