import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A fake server behind the proxy. */
export interface TestServer {
  /** `host:port`. */
  address: string;
  /** Every request that reached it. */
  seen: Seen[];
  /** Ends at once, like a killed process. */
  stop(): Promise<void>;
}

/** @param port 0: a free one */
export async function startServer(answer: RequestListener, port = 0): Promise<TestServer> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
