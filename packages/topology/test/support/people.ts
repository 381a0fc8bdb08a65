import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { connect } from 'node:net';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { startService, type ServiceProcess } from '../../src/services/service-process.ts';
import type { TestEnvironment } from '../../src/services/test-environment.ts';
import { isListening, waitUntilUsable } from '../../src/services/wait-until.ts';
import type { Endpoint } from '../../src/traffic/client.ts';

/** A file of a site; the pages' own are of this size. */
const FILE_BYTES = 20_000;

/** Starts an nginx that answers for the sites behind the proxy, with a file at every path. */
export async function startSite(environment: TestEnvironment, port: number): Promise<ServiceProcess> {
  const { folder, programs } = environment;
  const root = path.join(folder, 'site');
  await mkdir(root, { mode: 0o755 });
  await writeFile(path.join(root, 'file'), Buffer.alloc(FILE_BYTES, 'a'));
  const configuration = path.join(folder, 'site.conf');
  await writeFile(
    configuration,
    `daemon off; pid ${folder}/site.pid; error_log stderr; worker_rlimit_nofile 8192;
     events { worker_connections 4096; }
     http { access_log off; server { listen 127.0.0.1:${port}; root ${root}; location / { try_files /file =404; } } }`,
  );
  const service = await startService({
    environment,
    title: 'site',
    command: [programs.nginx, '-e', 'stderr', '-c', configuration],
  });
  await waitUntilUsable('the site accepts connections', service, () => isListening(port));
  return service;
}

/** A browser: one HTTP/2 connection, from an address of this machine. */
export class Browser {
  private constructor(private readonly session: ClientHttp2Session) {}

  static async open({ port, tls }: Endpoint, localAddress: string): Promise<Browser> {
    const session = connectHttp2(`https://${tls?.host}`, {
      createConnection: () =>
        connectTls({
          socket: connect({ host: '127.0.0.1', port, localAddress }),
          servername: tls?.host,
          ca: tls?.ca,
          ALPNProtocols: ['h2'],
        }),
    });
    await once(session, 'connect');
    return new Browser(session);
  }

  /** @returns the status and the body; `body` makes it a POST of JSON */
  async ask(path: string, body?: object): Promise<{ status: number; text: string }> {
    const stream = this.session.request({
      ':path': path,
      ':method': body ? 'POST' : 'GET',
      ...(body && { 'content-type': 'application/json' }),
    });
    stream.end(body && JSON.stringify(body));
    const [headers] = (await once(stream, 'response')) as [{ ':status': number }];
    let text = '';
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    await once(stream, 'end');
    return { status: headers[':status'], text };
  }

  close(): void {
    this.session.close();
  }
}
