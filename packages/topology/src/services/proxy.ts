import { makeCertificate } from '@campus-commons/test-kit/certificate';
import { configureProxy } from '@campus-commons/deployment/proxy.ts';
import { switchServer } from '@campus-commons/deployment/switch.ts';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '../traffic/client.ts';
import type { Api } from './api.ts';
import type { TestEnvironment } from './test-environment.ts';
import { startService, type ServiceProcess } from './service-process.ts';
import { isListening, waitUntilUsable } from './wait-until.ts';

const HOSTS = { api: 'api.campus.example', member: 'campus.example', admin: 'console.campus.example' };
const UNLIMITED = '1000000';

export interface ProxyOptions {
  /** `host:port` of what answers for both sites; by default nothing does. */
  readonly site?: string | undefined;
  /** `raised`: no rate limit, because all simulated members use the same address. */
  readonly limits: 'raised' | 'real';
}

/** nginx with the configuration that production uses, in front of the API's processes. */
export class Proxy {
  private constructor(
    private readonly service: ServiceProcess,
    private readonly runDir: string,
    private readonly folder: string,
    /** Where nginx tells its exporter about itself. */
    readonly status: string,
    /** Where clients connect. */
    readonly endpoint: Endpoint,
  ) {}

  /** Where clients of the member site connect. */
  get memberSite(): Endpoint {
    const { port, tls } = this.endpoint;
    return { port, ...(tls && { tls: { ...tls, host: HOSTS.member } }) };
  }

  static async start(
    environment: TestEnvironment,
    apis: readonly Api[],
    { site, limits }: ProxyOptions,
  ): Promise<Proxy> {
    const { certificate, key } = makeCertificate(environment.folder, Object.values(HOSTS), 90);
    const port = await freePort();
    const runDir = path.join(environment.folder, 'proxy');
    const sites = site ?? `127.0.0.1:${await freePort()}`;
    const status = `127.0.0.1:${await freePort()}`;
    const configuration = configureProxy({
      API_ORIGIN: `https://${HOSTS.api}`,
      MEMBER_ORIGIN: `https://${HOSTS.member}`,
      ADMIN_ORIGIN: `https://${HOSTS.admin}`,
      API_SERVERS: apis.map(address).join(','),
      MEMBER_SITE_SERVERS: sites,
      ADMIN_SITE_SERVERS: sites,
      TLS_CERTIFICATE: certificate,
      TLS_CERTIFICATE_KEY: key,
      LISTEN_HTTP: `127.0.0.1:${await freePort()}`,
      LISTEN_HTTPS: `127.0.0.1:${port}`,
      STATUS_LISTEN: status,
      RUN_DIR: runDir,
      CACHE_DIR: path.join(environment.folder, 'proxy-cache'),
      ACCESS_LOG: path.join(environment.logs, 'access.log'),
      ...(limits === 'raised' && { RATE_PER_SECOND: UNLIMITED, RATE_BURST: UNLIMITED }),
      NGINX: environment.programs.nginx,
    });
    const service = await startService({
      environment,
      title: 'proxy',
      command: [environment.programs.nginx, '-e', 'stderr', '-c', configuration],
    });
    await waitUntilUsable('the proxy accepts connections', service, () => isListening(port));
    const ca = await readFile(certificate, 'utf8');
    return new Proxy(service, runDir, environment.folder, status, { port, tls: { host: HOSTS.api, ca } });
  }

  /** Takes an API process out of the load balancing. When this resolves, it receives no new requests. */
  drain(api: Api): Promise<void> {
    return this.change(api, true);
  }

  undrain(api: Api): Promise<void> {
    return this.change(api, false);
  }

  /** Replaces the certificate by one that ends in so many days. */
  renewCertificate(days: number): void {
    makeCertificate(this.folder, Object.values(HOSTS), days);
    this.service.kill('SIGHUP');
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  private change(api: Api, isDrained: boolean): Promise<void> {
    return switchServer({ runDir: this.runDir, address: address(api), isDrained });
  }
}

function address({ port }: Api): string {
  return `127.0.0.1:${port}`;
}
