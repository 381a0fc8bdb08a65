import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that stores received mails, and can refuse, wait or be down. */
export class MailServer {
  /** Whole messages, without the line breaks and the "=3D" of quoted-printable. */
  readonly mails: string[] = [];
  /** The same messages, as they came. */
  readonly sources: string[] = [];
  private server: SMTPServer | undefined;
  private port = 0;
  private refusal: ((address: string) => Error) | undefined;
  private held: Promise<void> | undefined;
  private readonly sockets = new Set<Socket>();

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    await server.comeBack();
    return server;
  }

  /** For `SMTP_URL`. */
  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Answers every recipient with this reply code until it is changed. */
  refuse(responseCode: number | null): void {
    this.refusal =
      responseCode === null
        ? undefined
        : (address) => Object.assign(new Error(`<${address}>: Recipient address rejected`), { responseCode });
  }

  /** Accepts the next messages only after the returned function was called. */
  hold(): () => void {
    let release = () => {};
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** Ends all connections at once, in the middle of whatever they are doing. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async goAway(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((closed) => server.close(() => closed()));
  }

  /** Listens again at its previous address. */
  async comeBack(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => done(this.refusal?.(address)),
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          this.sources.push(text);
          this.mails.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
          void (this.held ?? Promise.resolve()).then(() => done());
        });
      },
    });
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((listening) => server.listen(this.port, '127.0.0.1', listening));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }
}
