import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that a receiver accepted. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A service on this machine that accepts POSTs to one path and keeps them; any other request gets 404. */
export async function startReceiver(
  path: string,
): Promise<{ origin: string; received: Received[]; stop: () => Promise<void> }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const accepted = request.method === 'POST' && request.url?.split('?')[0] === path;
      if (accepted) received.push({ headers: request.headers, body });
      response.writeHead(accepted ? 200 : 404).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
