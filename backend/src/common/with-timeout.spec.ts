import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { withTimeout } from './with-timeout.js';

/** Blocks the event loop, as a long task does. */
const block = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

it('takes an answer that arrived in time, although the process was too busy to read it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as { port: number }).port, '127.0.0.1');
  const [peer] = await accepted;
  const answer = withTimeout(20, once(client, 'data'));
  peer.write('in time');
  block(60);
  expect(String(await answer)).toBe('in time');
  client.destroy();
  peer.destroy();
  server.close();
});

it('fails without an answer', async () => {
  await expect(withTimeout(1, new Promise(() => {}))).rejects.toThrow('No answer within 1 ms');
});
