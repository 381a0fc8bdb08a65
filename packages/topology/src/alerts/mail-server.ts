import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server that does as it is told. */
export interface MailServer {
  readonly port: number;
  /** What it does with the next mails; it accepts them at first. */
  does: 'accept' | 'refuse' | 'hang up';
  stop(): void;
}

export async function startMailServer(): Promise<MailServer> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (mail.does === 'hang up') {
      socket.destroy();
      return;
    }
    socket.write('220 mail.example\r\n');
    let isText = false;
    createInterface({ input: socket }).on('line', (line) => {
      if (isText && line !== '.') return;
      isText = line === 'DATA';
      if (isText) socket.write('354 Go on\r\n');
      else if (line.startsWith('RCPT') && mail.does === 'refuse')
        socket.write('550 5.1.1 No such mailbox\r\n');
      else socket.write('250 OK\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mail: MailServer = {
    port: (server.address() as AddressInfo).port,
    does: 'accept',
    stop: () => server.close(),
  };
  return mail;
}
