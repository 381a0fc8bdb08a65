import type { RuntimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { runtimeConfigFromEnv } from '@campus-commons/web-kit/vite/configScript.ts';
import type { Origins } from './prepare-backend.ts';
import type { SiteOptions } from './site.ts';

/** How the member site is served. `env` may contain further configuration besides the origins. */
export function memberSite(origins: Origins, env: NodeJS.ProcessEnv): Omit<SiteOptions, 'directory'> {
  return {
    base: '/',
    address: origins.member,
    config: localConfig(origins, env),
    redirect: (url) => (/^\/admin(?:[/?]|$)/.test(url) ? `${origins.admin}${url}` : undefined),
  };
}

/** How the console is served: under `/admin/`; `/` and `/admin` redirect there. */
export function adminSite(origins: Origins, env: NodeJS.ProcessEnv): Omit<SiteOptions, 'directory'> {
  return {
    base: '/admin/',
    address: origins.admin,
    config: localConfig(origins, env),
    redirect: (url) => (/^\/(?:admin)?(?:\?|$)/.test(url) ? url.replace(/^[^?]*/, '/admin/') : undefined),
  };
}

function localConfig(origins: Origins, env: NodeJS.ProcessEnv): RuntimeConfig {
  return runtimeConfigFromEnv({
    ...env,
    API_ORIGIN: origins.api,
    MEMBER_ORIGIN: origins.member,
    ADMIN_ORIGIN: origins.admin,
  });
}
