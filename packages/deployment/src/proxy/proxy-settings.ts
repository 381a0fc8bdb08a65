import { Environment } from '../environment.ts';
import { PROXY_RUN_DIR } from './api-servers.ts';

/** A deployment's settings for its proxy. `docs/reference/settings.md` lists the variables. */
export interface ProxySettings {
  /** The public origins; of the sites also where this proxy does not serve them, because the API's answers name them. */
  api: URL | undefined;
  member: URL | undefined;
  admin: URL | undefined;
  /** Addresses of the API processes, `host:port`; none where this proxy does not serve the API. */
  apiServers: string[];
  memberSiteServers: string[];
  adminSiteServers: string[];
  certificate: string;
  certificateKey: string;
  /** Port, or address and port. */
  listenHttp: string;
  listenHttps: string;
  /** Where nginx tells its exporter about itself, `address:port`; '' for nowhere. It must not be reachable from outside. */
  statusListen: string;
  /** Written at each start: the configuration, the process id. */
  runDir: string;
  /** Buffered uploads and responses, and cached pictures; may be emptied while the proxy is stopped. */
  cacheDir: string;
  accessLog: string;
  /** Folder for ACME challenges of a certificate authority; '' for none. */
  acmeDir: string;
  /** Limits of one client address, for the API only. */
  ratePerSecond: number;
  rateBurst: number;
  connectionsPerAddress: number;
  /** Streams of live updates of one client address. */
  streamsPerAddress: number;
  /** Seconds without data from the API after which the proxy answers 504. */
  answerSeconds: number;
  /** Seconds for which a cached picture is served without revalidation by the API. */
  picturesSeconds: number;
  hstsSeconds: number;
  /** Load balancers in front whose X-Forwarded-For header is trusted. */
  trustedProxies: string[];
  /** Account of nginx's workers when root starts it; '' for Debian's default. */
  account: string;
  /** Path of the nginx program. */
  nginx: string;
}

/**
 * Reads the proxy's settings.
 * @throws Error listing all invalid settings
 */
export function readProxySettings(source: Record<string, string | undefined>): ProxySettings {
  const env = new Environment(source);
  const isServed = (name: string) => env.text(name) !== '';
  /** Required for what this proxy serves. */
  const origin = (name: string, what: string, servers: string) =>
    env.text(name) || isServed(servers) ? env.origin(name, `the origin of ${what}`, ['https:']) : undefined;
  const servers = (name: string, what: string) => (isServed(name) ? env.servers(name, what) : []);
  if (!['API_SERVERS', 'MEMBER_SITE_SERVERS', 'ADMIN_SITE_SERVERS'].some(isServed)) {
    env.faults.push('API_SERVERS, MEMBER_SITE_SERVERS and ADMIN_SITE_SERVERS are missing: one is needed');
  }
  const settings: ProxySettings = {
    api: origin('API_ORIGIN', 'the API', 'API_SERVERS'),
    member: origin('MEMBER_ORIGIN', 'the member site', 'MEMBER_SITE_SERVERS'),
    admin: origin('ADMIN_ORIGIN', 'the console', 'ADMIN_SITE_SERVERS'),
    apiServers: servers('API_SERVERS', 'where the processes of the API answer'),
    memberSiteServers: servers('MEMBER_SITE_SERVERS', 'where the member site is served'),
    adminSiteServers: servers('ADMIN_SITE_SERVERS', 'where the console is served'),
    certificate: env.path(
      'TLS_CERTIFICATE',
      undefined,
      'the certificate of the names that it serves, with its chain',
    ),
    certificateKey: env.path('TLS_CERTIFICATE_KEY', undefined, 'the key of the certificate'),
    listenHttp: env.listen('LISTEN_HTTP', '80'),
    listenHttps: env.listen('LISTEN_HTTPS', '443'),
    statusListen: env.text('STATUS_LISTEN') && env.listen('STATUS_LISTEN', ''),
    runDir: env.path('RUN_DIR', PROXY_RUN_DIR, 'a folder for what is written at each start'),
    cacheDir: env.path(
      'CACHE_DIR',
      '/var/cache/campus-proxy',
      'a folder for uploads on their way and pictures',
    ),
    accessLog: env.path('ACCESS_LOG', '/dev/stdout', 'the file of the access log'),
    acmeDir: env.text('ACME_DIR') && env.path('ACME_DIR', undefined, 'a folder for challenges'),
    ratePerSecond: env.number('RATE_PER_SECOND', 500, 1, 1_000_000),
    rateBurst: env.number('RATE_BURST', 1000, 1, 1_000_000),
    connectionsPerAddress: env.number('CONNECTIONS_PER_ADDRESS', 1000, 1, 65_535),
    streamsPerAddress: env.number('STREAMS_PER_ADDRESS', 20_000, 1, 65_535),
    answerSeconds: env.number('ANSWER_SECONDS', 60, 1, 3600),
    picturesSeconds: env.number('PICTURES_SECONDS', 600, 1, 86_400),
    hstsSeconds: env.number('HSTS_SECONDS', 31_536_000, 0, 63_072_000),
    trustedProxies: env.networks('TRUSTED_PROXIES'),
    account: env.account('NGINX_USER'),
    nginx: env.path('NGINX', '/usr/sbin/nginx', 'the program nginx'),
  };
  env.refuseFaults();
  const names = [settings.api, settings.member, settings.admin].flatMap((url) => url?.hostname ?? []);
  if (new Set(names).size < names.length) {
    env.faults.push('API_ORIGIN, MEMBER_ORIGIN and ADMIN_ORIGIN must be three different host names');
    env.refuseFaults();
  }
  return settings;
}
