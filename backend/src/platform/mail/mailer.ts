/** A plain-text message to one person. */
export interface Mail {
  /** E-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail. */
export abstract class Mailer {
  /** Resolves when the message is handed over. */
  abstract send(mail: Mail): Promise<void>;
}
