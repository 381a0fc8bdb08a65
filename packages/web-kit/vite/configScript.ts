import { parseRuntimeConfig, type RuntimeConfig } from '../src/runtimeConfig.ts';

/**
 * A site's configuration from environment variables, with defaults for one machine.
 *
 * Reads `API_ORIGIN`, `MEDIA_ORIGIN`, `MEMBER_ORIGIN`, `ADMIN_ORIGIN` (origins, without a path), `CAREER_URL`,
 * `CONTACT_EMAIL`, `BRAND_NAME`, `TAGLINE`, `RECORD_PUBLIC_KEYS` (separated by commas) and `SOCIAL_LINKS` (JSON list of `{ name, url }`). An empty
 * variable counts as unset.
 *
 * @throws Error listing all invalid variables
 */
export function runtimeConfigFromEnv(env: Record<string, string | undefined>): RuntimeConfig {
  const read = (key: string, fallback: string) => env[key]?.trim() || fallback;
  const config = parseRuntimeConfig({
    apiOrigin: read('API_ORIGIN', 'http://localhost:3000'),
    mediaOrigin: read('MEDIA_ORIGIN', ''),
    memberOrigin: read('MEMBER_ORIGIN', 'http://localhost:5173'),
    adminOrigin: `${read('ADMIN_ORIGIN', 'http://localhost:5174').replace(/\/+$/, '')}/admin`,
    careerUrl: read('CAREER_URL', 'https://career.campuscommons.example/'),
    contactEmail: read('CONTACT_EMAIL', 'hello@campuscommons.example'),
    socialLinks: parseList(read('SOCIAL_LINKS', '[]')),
    brandName: read('BRAND_NAME', 'Campus Commons'),
    tagline: read('TAGLINE', 'Learn · Engage · Contribute · Earn'),
  });
  return { ...config, recordKeys: recordKeys(read('RECORD_PUBLIC_KEYS', '')) };
}

/** The text of `config.js` for a configuration. */
export function configScript(config: RuntimeConfig): string {
  return `window.__CAMPUS_COMMONS__ = ${JSON.stringify(config, null, 2)};\n`;
}

function recordKeys(list: string): string[] {
  const keys = list
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  // 32 bytes in base64url.
  if (keys.some((key) => !/^[A-Za-z0-9_-]{43}$/.test(key)))
    throw new Error('RECORD_PUBLIC_KEYS must be the line that "campus record-keys" prints.');
  return keys;
}

function parseList(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(
      'SOCIAL_LINKS must be a JSON list such as [{"name":"Mastodon","url":"https://example.org/@us"}].',
    );
  }
}
