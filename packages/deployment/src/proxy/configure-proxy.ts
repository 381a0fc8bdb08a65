import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx, listen, workersAccount, type Nginx } from '../nginx.ts';
import { fillTemplate } from '../template.ts';
import { writeApiServers } from './api-servers.ts';
import { readProxySettings, type ProxySettings } from './proxy-settings.ts';

/** Pictures that an address may request for each call of the API: a page of the feed shows about so many. */
const PICTURES_PER_CALL = 10;

/**
 * Writes the proxy's configuration for `nginx -e stderr -c <file>`, which stays in the foreground.
 * @param source the variables that `docs/deploy.md` lists
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
    RATE_BURST: String(settings.rateBurst),
    PICTURES_RATE_PER_SECOND: String(settings.ratePerSecond * PICTURES_PER_CALL),
    PICTURES_RATE_BURST: String(settings.rateBurst * PICTURES_PER_CALL),
    CONNECTIONS_PER_ADDRESS: String(settings.connectionsPerAddress),
    ANSWER_SECONDS: String(settings.answerSeconds),
    PICTURES_SECONDS: String(settings.picturesSeconds),
    HSTS_SECONDS: String(settings.hstsSeconds),
    MEMBER_SITE_SERVERS: siteServers(settings.memberSiteServers),
    ADMIN_SITE_SERVERS: siteServers(settings.adminSiteServers),
    API_ORIGIN: settings.api.origin,
    MEMBER_ORIGIN: settings.member.origin,
    ADMIN_ORIGIN: settings.admin.origin,
    API_HOST: settings.api.hostname,
    MEMBER_HOST: settings.member.hostname,
    ADMIN_HOST: settings.admin.hostname,
    LISTEN_HTTP: listen(listenHttp),
    LISTEN_HTTP_DEFAULT: listen(listenHttp, 'default_server'),
    LISTEN_HTTPS: listen(listenHttps, tls),
    LISTEN_HTTPS_DEFAULT: listen(listenHttps, `${tls} default_server`),
    STATUS: settings.statusListen
      ? `server { ${listen(settings.statusListen)} access_log off; location = /status { stub_status; } location / { return 404; } }`
      : '',
    ACME: settings.acmeDir
      ? `location ^~ /.well-known/acme-challenge/ { root ${settings.acmeDir}; default_type text/plain; }`
      : '',
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
