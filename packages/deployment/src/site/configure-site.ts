import { securityHeaders } from '@campus-commons/web-kit/vite/securityHeaders.ts';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx, listen, workersAccount } from '../nginx.ts';
import { fillTemplate } from '../template.ts';
import { keepAssets } from './kept-assets.ts';
import { writeSiteFiles } from './site-files.ts';
import { readSiteSettings, type SiteName, type SiteSettings } from './site-settings.ts';

/**
 * Configures a built site for this deployment: writes its `config.js`, its pages with the deployment's values, and the
 * configuration for `nginx -e stderr -c <file>`, which stays in the foreground.
 *
 * @param siteDir the folder of the build; `SITE_DIR` overrides it
 * @param source the variables that `docs/reference/settings.md` lists
 * @returns the path of the configuration file
 * @throws Error listing all invalid settings
 */
export function configureSite(
  site: SiteName,
  siteDir: string,
  source: Record<string, string | undefined>,
): string {
  const settings = readSiteSettings(source, siteDir);
  if (!existsSync(join(settings.siteDir, 'index.html'))) {
    throw new Error(`${settings.siteDir} contains no built site: npm run build -w ${site}`);
  }
  findNginx(settings.nginx);
  mkdirSync(settings.runDir, { recursive: true });
  const { memberOrigin, adminOrigin } = settings.config;
  const address = site === 'admin-web' ? adminOrigin : memberOrigin;
  const filesDir = writeSiteFiles(settings.siteDir, settings.config, address, settings.runDir);
  if (settings.assetsDir) keepAssets(settings.siteDir, settings.assetsDir, settings.assetsDays);
  const file = join(settings.runDir, 'nginx.conf');
  writeFileSync(file, siteConfiguration(site, settings, filesDir));
  return file;
}

function siteConfiguration(site: SiteName, settings: SiteSettings, filesDir: string): string {
  const headers = Object.entries(securityHeaders(settings.config));
  return fillTemplate('site/nginx.conf.template', {
    USER: workersAccount(settings.account),
    RUN_DIR: settings.runDir,
    FILES_DIR: filesDir,
    SITE_DIR: settings.siteDir,
    LISTEN: listen(settings.listen, 'default_server'),
    BASE: site === 'admin-web' ? '/admin/' : '/',
    SECURITY_HEADERS: headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n    '),
    REDIRECTS: redirects(site, settings.adminOrigin).join('\n    '),
    KEPT: settings.assetsDir ? '@kept' : '=404',
    KEPT_LOCATION: settings.assetsDir
      ? `location @kept { root ${settings.assetsDir}; try_files $uri =404; }`
      : '',
  });
}

function redirects(site: SiteName, adminOrigin: string): string[] {
  if (site === 'member-web') {
    return ['location = /admin', 'location ^~ /admin/'].map(
      (place) => `${place} { return 302 ${adminOrigin}$request_uri; }`,
    );
  }
  return [
    ...['location = /', 'location = /admin'].map((place) => `${place} { return 302 /admin/$is_args$args; }`),
    'location / { return 404; }',
  ];
}
