import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { serversOf, toPrimary } from './servers.js';

const DATABASE = 'campus_commons?sslmode=verify-full';

it('names each server of a URL with the same account, database and parameters', () => {
  expect(serversOf(`postgres://campus:a%40b,c@db1:5432,[::1]:5433,db3/${DATABASE}`)).toEqual([
    `postgres://campus:a%40b,c@db1:5432/${DATABASE}`,
    `postgres://campus:a%40b,c@[::1]:5433/${DATABASE}`,
    `postgres://campus:a%40b,c@db3/${DATABASE}`,
  ]);
});

it.each([
  ['one server', `postgresql://campus:secret@db1:5432/${DATABASE}`],
  ['no account', `postgres://localhost/${DATABASE}`],
  ['a socket', 'postgres:///campus_commons?host=/var/run/postgresql'],
])('leaves a URL with %s as it is', (_what, url) => {
  expect(serversOf(url)).toEqual([url]);
});

describe('a server that goes away while it is asked whether it is the primary', () => {
  /** Speaks just enough of PostgreSQL's protocol: the first client is answered, all others are disconnected by their query. */
  async function startDoomedServer(): Promise<{ port: number; stop: () => Promise<void> }> {
    const message = (type: string, ...parts: (number[] | string)[]) => {
      const body = Buffer.concat(
        parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
      );
      const head = Buffer.alloc(5);
      head.write(type);
      head.writeInt32BE(body.length + 4, 1);
      return Buffer.concat([head, body]);
    };
    const ready = message('Z', 'I');
    const isPrimary = Buffer.concat([
      // One column called `standby`, of type boolean, as text; one row: f.
      message('T', [0, 1], 'standby\0', [0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 1, 255, 255, 255, 255, 0, 0]),
      message('D', [0, 1, 0, 0, 0, 1], 'f'),
      message('C', 'SELECT 1\0'),
      ready,
    ]);
    let clients = 0;
    const server = createServer((socket) => {
      clients += 1;
      const isAnswered = clients === 1;
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(Buffer.concat([message('R', [0, 0, 0, 0]), ready]));
        socket.on('data', (data) => {
          if (data[0] !== 'Q'.charCodeAt(0)) return;
          if (isAnswered) socket.write(isPrimary);
          else socket.destroy();
        });
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return {
      port: (server.address() as AddressInfo).port,
      stop: async () => {
        server.close();
        await once(server, 'close');
      },
    };
  }

  it('fails the connection, and not the process', async () => {
    const { port, stop } = await startDoomedServer();
    const { connectionString, Client } = toPrimary(`postgres://campus@127.0.0.1:${port},127.0.0.1:1/campus`);
    const pool = new pg.Pool({ connectionString, Client });
    // Jest fails a test for an error that nobody handles, as Node ends the process.
    await expect(pool.connect()).rejects.toThrow(/terminated|ECONNRESET/);
    await pool.end();
    await stop();
  });
});
