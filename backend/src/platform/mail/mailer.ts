/** A plain-text message to one person. */
export interface Mail {
  /** E-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mail server permanently refuses this message: the address does not exist, or the sender is not trusted. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Sends mail. Features send theirs through `MailOutbox`, which retries. */
export abstract class Mailer {
  /**
   * Resolves when the message is handed over.
   * @throws MailRefused when a retry would fail the same way, any other error when it may succeed
   */
  abstract send(mail: Mail): Promise<void>;
}
