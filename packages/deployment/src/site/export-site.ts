import { configuredFiles } from '@campus-commons/web-kit/vite/configuredFiles.ts';
import { securityHeaders } from '@campus-commons/web-kit/vite/securityHeaders.ts';
import { SECURITY_TXT, securityTxt } from '@campus-commons/web-kit/vite/securityTxt.ts';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readSiteSettings, type SiteName, type SiteSettings } from './site-settings.ts';

/** What a host must send and redirect, in the format that several of them read. */
const HEADERS = '_headers';
const REDIRECTS = '_redirects';
/** A year, in seconds, as the proxy says. */
const HSTS = 'max-age=31536000';

/**
 * Writes a built site for a CDN or any other web server, which needs no program of ours: every file as it is served, `config.js`
 * and pages with this deployment's values, and two files that say which headers and redirects the host must send.
 *
 * A folder with an earlier export keeps its hashed files, so that pages opened before find them.
 *
 * @param siteDir the folder of the build; `SITE_DIR` overrides it
 * @param out the folder to write; new, empty or an earlier export
 * @param source the variables of a site that `docs/reference/settings.md` lists
 * @throws Error listing all invalid settings; when there is no built site; when `out` has other content
 */
export function exportSite(
  site: SiteName,
  siteDir: string,
  out: string,
  source: Record<string, string | undefined>,
): void {
  const settings = readSiteSettings(source, siteDir);
  if (!existsSync(join(settings.siteDir, 'index.html'))) {
    throw new Error(`${settings.siteDir} contains no built site: npm run build -w ${site}`);
  }
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, HEADERS))) {
    throw new Error(`${out} contains something else: name a new folder, or one with an earlier export`);
  }
  const { memberOrigin, adminOrigin } = settings.config;
  const base = site === 'admin-web' ? join(out, 'admin') : out;
  cpSync(settings.siteDir, base, {
    recursive: true,
    filter: (file) => file === settings.siteDir || isServed(file),
  });
  for (const [name, text] of configuredFiles(settings.siteDir, settings.config))
    write(join(base, name), text);
  write(
    join(out, SECURITY_TXT),
    securityTxt(settings.config, site === 'admin-web' ? adminOrigin : memberOrigin),
  );
  write(join(out, '404.html'), 'Not found\n');
  write(join(out, HEADERS), headers(site, settings));
  write(join(out, REDIRECTS), `${redirects(site, settings.adminOrigin).join('\n')}\n`);
}

/** Not metadata of the build, and no compressed copies: a host compresses by itself. */
const isServed = (file: string) => !basename(file).startsWith('.') && !file.endsWith('.gz');

function headers(site: SiteName, { config }: SiteSettings): string {
  const sent = { ...securityHeaders(config), 'Strict-Transport-Security': HSTS };
  const lines = Object.entries(sent).map(([name, value]) => `  ${name}: ${value}`);
  // Everything else must be asked for again each time, as these hosts do by default: a second value here would be added to it.
  const assets = `${site === 'admin-web' ? '/admin' : ''}/assets/*`;
  return `/*\n${lines.join('\n')}\n${assets}\n  Cache-Control: public, max-age=31536000, immutable\n`;
}

/** In this order. A file that exists is served before any of them. */
function redirects(site: SiteName, adminOrigin: string): string[] {
  return site === 'admin-web'
    ? ['/ /admin/ 302', '/admin/assets/* /404.html 404', '/admin/* /admin/index.html 200']
    : [
        `/admin ${adminOrigin}/admin 302`,
        `/admin/* ${adminOrigin}/admin/:splat 302`,
        // An old tab that asks for a removed chunk must not get a page.
        '/assets/* /404.html 404',
        '/* /index.html 200',
      ];
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
