import { readFileSync } from 'node:fs';

const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Version of the API, as its package says. */
export const VERSION =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
