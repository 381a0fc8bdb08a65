import { makeCertificate } from '@campus-commons/debian/certificate.ts';
import { configureProxy } from '@campus-commons/deployment/proxy.ts';
import { switchServer } from '@campus-commons/deployment/switch.ts';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Door } from '../traffic/client.ts';
import type { Api } from './api.ts';
import type { Ground } from './ground.ts';
import { startPart, type Part } from './part.ts';
import { isListening, untilUsable } from './until.ts';

const HOSTS = { api: 'api.campus.example', member: 'campus.example', admin: 'console.campus.example' };
const ANY = '1000000';

/** nginx with the configuration that production uses, in front of the API's processes. */
export class Proxy {
  private constructor(
    private readonly part: Part,
    private readonly runDir: string,
    /** Where clients knock. */
    readonly door: Door,
  ) {}

  static async start(ground: Ground, apis: readonly Api[]): Promise<Proxy> {
    const { certificate, key } = makeCertificate(ground.folder, Object.values(HOSTS));
    const port = await freePort();
    const runDir = path.join(ground.folder, 'proxy');
    // Nobody asks for the two sites here; their servers are away.
    const away = `127.0.0.1:${await freePort()}`;
    const configuration = configureProxy({
      API_ORIGIN: `https://${HOSTS.api}`,
      MEMBER_ORIGIN: `https://${HOSTS.member}`,
      ADMIN_ORIGIN: `https://${HOSTS.admin}`,
      API_SERVERS: apis.map(address).join(','),
      MEMBER_SITE_SERVERS: away,
      ADMIN_SITE_SERVERS: away,
      TLS_CERTIFICATE: certificate,
      TLS_CERTIFICATE_KEY: key,
      LISTEN_HTTP: `127.0.0.1:${await freePort()}`,
      LISTEN_HTTPS: `127.0.0.1:${port}`,
      RUN_DIR: runDir,
      CACHE_DIR: path.join(ground.folder, 'proxy-cache'),
      ACCESS_LOG: path.join(ground.logs, 'access.log'),
      // All members of the run come from one address.
      RATE_PER_SECOND: ANY,
      RATE_BURST: ANY,
      NGINX: ground.programs.nginx,
    });
    const part = await startPart({
      ground,
      title: 'proxy',
      command: [ground.programs.nginx, '-e', 'stderr', '-c', configuration],
    });
    await untilUsable('the proxy takes connections', part, () => isListening(port));
    const ca = await readFile(certificate, 'utf8');
    return new Proxy(part, runDir, { port, tls: { host: HOSTS.api, ca } });
  }

  /** When this resolves, no new request goes to that process. */
  takeOut(api: Api): Promise<void> {
    return this.change(api, true);
  }

  putBack(api: Api): Promise<void> {
    return this.change(api, false);
  }

  stop(): Promise<void> {
    return this.part.stop();
  }

  private change(api: Api, isDrained: boolean): Promise<void> {
    return switchServer({ runDir: this.runDir, address: address(api), isDrained });
  }
}

function address({ port }: Api): string {
  return `127.0.0.1:${port}`;
}
