/** A message to one person. */
export interface Mail {
  /** E-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as a page; none: only text is sent. */
  readonly html?: string;
  /** Further headers by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The mail server permanently refuses this message: the address does not exist, or the sender is not trusted. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The connection ended before the mail server said whether it takes the message: it may arrive all the same. */
export class MailUnclear extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Sends mail. Features send theirs through `MailOutbox`, which retries. */
export abstract class Mailer {
  /**
   * Resolves when the message is handed over.
   * @throws MailRefused when a retry would fail the same way, MailUnclear when the message may arrive nevertheless, any
   * other error when it was certainly not sent and a retry may succeed
   */
  abstract send(mail: Mail): Promise<void>;
}
