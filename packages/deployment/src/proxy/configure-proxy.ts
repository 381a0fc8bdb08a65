import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx, listen, workersAccount, type Nginx } from '../nginx.ts';
import { fillTemplate } from '../template.ts';
import { API_LIMITS } from './api-limits.ts';
import { writeApiServers } from './api-servers.ts';
import { readProxySettings, type ProxySettings } from './proxy-settings.ts';

/** Pictures that an address may request for each call of the API: a page of the feed shows about so many. */
const PICTURES_PER_CALL = 10;

/**
 * Writes the proxy's configuration for `nginx -e stderr -c <file>`, which stays in the foreground.
 * @param source the variables that `docs/reference/settings.md` lists
 * @returns the path of the configuration file
 * @throws Error listing all invalid settings
 */
export function configureProxy(source: Record<string, string | undefined>): string {
  const settings = readProxySettings(source);
  const nginx = findNginx(settings.nginx);
  for (const directory of [settings.runDir, settings.cacheDir]) mkdirSync(directory, { recursive: true });
  writeApiServers(
    settings.runDir,
    settings.apiServers.map((address) => ({ address, isDrained: false })),
  );
  const file = join(settings.runDir, 'nginx.conf');
  writeFileSync(file, proxyConfiguration(settings, nginx));
  return file;
}

function proxyConfiguration(settings: ProxySettings, nginx: Nginx): string {
  const tls = nginx.hasHttp2Directive ? 'ssl' : 'ssl http2';
  const { listenHttp, listenHttps } = settings;
  const shared: Shared = {
    LISTEN_HTTP: listen(listenHttp),
    LISTEN_HTTPS: listen(listenHttps, tls),
    HSTS_SECONDS: String(settings.hstsSeconds),
    ACME: settings.acmeDir
      ? `location ^~ /.well-known/acme-challenge/ { root ${settings.acmeDir}; default_type text/plain; }`
      : '',
  };
  return fillTemplate('proxy/nginx.conf.template', {
    USER: workersAccount(settings.account),
    RUN_DIR: settings.runDir,
    CACHE_DIR: settings.cacheDir,
    ACCESS_LOG: settings.accessLog,
    TLS_CERTIFICATE: settings.certificate,
    TLS_CERTIFICATE_KEY: settings.certificateKey,
    HTTP2: nginx.hasHttp2Directive ? 'http2 on;' : '',
    REAL_ADDRESS: realAddress(settings.trustedProxies),
    RATE_PER_SECOND: String(settings.ratePerSecond),
    PICTURES_RATE_PER_SECOND: String(settings.ratePerSecond * PICTURES_PER_CALL),
    ANSWER_SECONDS: String(settings.answerSeconds),
    BODY_SECONDS: API_LIMITS.BODY_SECONDS,
    UPLOAD_SECONDS: API_LIMITS.UPLOAD_SECONDS,
    MEMBER_ORIGIN: settings.member?.origin ?? '',
    ADMIN_ORIGIN: settings.admin?.origin ?? '',
    LISTEN_HTTP_DEFAULT: listen(listenHttp, 'default_server'),
    LISTEN_HTTPS_DEFAULT: listen(listenHttps, `${tls} default_server`),
    STATUS: settings.statusListen
      ? `server { ${listen(settings.statusListen)} access_log off; location = /status { stub_status; } location / { return 404; } }`
      : '',
    ORIGINS: [
      apiOrigin(settings, shared),
      siteOrigin('member_site', settings.member, settings.memberSiteServers, shared),
      siteOrigin('console', settings.admin, settings.adminSiteServers, shared),
    ].join('\n'),
  });
}

/** Values of every origin's template. */
type Shared = Record<'LISTEN_HTTP' | 'LISTEN_HTTPS' | 'HSTS_SECONDS' | 'ACME', string>;

function apiOrigin(settings: ProxySettings, shared: Shared): string {
  if (!settings.api || settings.apiServers.length === 0) return '';
  return fillTemplate('proxy/api.conf.template', {
    ...shared,
    RUN_DIR: settings.runDir,
    RATE_BURST: String(settings.rateBurst),
    PICTURES_RATE_BURST: String(settings.rateBurst * PICTURES_PER_CALL),
    CONNECTIONS_PER_ADDRESS: String(settings.connectionsPerAddress),
    STREAMS_PER_ADDRESS: String(settings.streamsPerAddress),
    PICTURES_SECONDS: String(settings.picturesSeconds),
    MAX_FORM_MEGABYTES: API_LIMITS.MAX_FORM_MEGABYTES,
    IDLE_SECONDS: API_LIMITS.IDLE_SECONDS,
    STREAM_SECONDS: API_LIMITS.STREAM_SECONDS,
    API_ORIGIN: settings.api.origin,
    API_HOST: settings.api.hostname,
  });
}

/** @param name of the upstream in nginx */
function siteOrigin(name: string, origin: URL | undefined, servers: string[], shared: Shared): string {
  if (!origin || servers.length === 0) return '';
  return fillTemplate('proxy/site.conf.template', {
    ...shared,
    NAME: name,
    SERVERS: siteServers(servers),
    ORIGIN: origin.origin,
    HOST: origin.hostname,
  });
}

function siteServers(servers: string[]): string {
  return servers.map((address) => `server ${address} max_fails=2 fail_timeout=2s;`).join(' ');
}

function realAddress(networks: string[]): string {
  if (networks.length === 0) return '';
  const trusted = networks.map((network) => `set_real_ip_from ${network};`).join(' ');
  return `${trusted} real_ip_header X-Forwarded-For; real_ip_recursive on;`;
}
