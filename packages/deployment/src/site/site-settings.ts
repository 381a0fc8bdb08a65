import { runtimeConfigFromEnv } from '@campus-commons/web-kit/vite/configScript.ts';
import type { RuntimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { Environment } from '../environment.ts';

/** The two sites, named by their workspace folders. */
export const SITES = ['member-web', 'admin-web'] as const;
export type SiteName = (typeof SITES)[number];

/** A deployment's settings for a site. `docs/reference/settings.md` lists the variables. */
export interface SiteSettings {
  /** Addresses and texts for the pages and `config.js`. */
  config: RuntimeConfig;
  /** Origin of the console, without its path. */
  adminOrigin: string;
  /** Port, or address and port. */
  listen: string;
  /** The built site; it is only read. */
  siteDir: string;
  /** Written at each start: the configuration, and the files that differ between deployments. */
  runDir: string;
  /** Folder that keeps hashed files of this and earlier releases; '' for none. */
  assetsDir: string;
  /** Days that an earlier release's files are kept after the start of the next release. */
  assetsDays: number;
  account: string;
  nginx: string;
}

/**
 * Reads a site's settings. Unlike on a developer's machine, the addresses that browsers use have no defaults.
 * @param siteDir the folder of the build; `SITE_DIR` overrides it
 * @throws Error listing all invalid settings
 */
export function readSiteSettings(source: Record<string, string | undefined>, siteDir: string): SiteSettings {
  const env = new Environment(source);
  const protocols = ['https:', 'http:'];
  env.origin('API_ORIGIN', 'the origin of the API', protocols);
  if (env.text('MEDIA_ORIGIN')) env.origin('MEDIA_ORIGIN', 'the origin of a CDN for pictures', protocols);
  env.origin('MEMBER_ORIGIN', 'the origin of the member site', protocols);
  const admin = env.origin('ADMIN_ORIGIN', 'the origin of the console', protocols);
  env.required('CAREER_URL', 'the address of the career self-discovery page');
  env.required('CONTACT_EMAIL', 'the address people write to');
  const settings = {
    adminOrigin: admin.origin,
    listen: env.listen('SITE_LISTEN', '8080'),
    siteDir: env.path('SITE_DIR', siteDir, 'the folder of the built site'),
    runDir: env.path('RUN_DIR', '/run/site', 'a folder for what is written at each start'),
    assetsDir: env.text('ASSETS_DIR') && env.path('ASSETS_DIR', undefined, 'a folder for hashed files'),
    assetsDays: env.number('ASSETS_DAYS', 14, 1, 365),
    account: env.account('NGINX_USER'),
    nginx: env.path('NGINX', '/usr/sbin/nginx', 'the program nginx'),
  };
  const config = readConfig(env, source);
  env.refuseFaults();
  return { ...settings, config };
}

/** The site's own validation. Missing values were already reported. */
function readConfig(env: Environment, source: Record<string, string | undefined>): RuntimeConfig {
  try {
    return runtimeConfigFromEnv(source);
  } catch (error) {
    env.faults.push(error instanceof Error ? error.message : String(error));
    return runtimeConfigFromEnv({});
  }
}
