import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { parseRuntimeConfig, type RuntimeConfig } from '../src/runtimeConfig.ts';
import { configScript } from './configScript.ts';

/**
 * Placeholders for a deployment's values in a built site's pages. The addresses use a host name reserved by RFC 2606, so
 * that they are valid URLs wherever a page is built.
 */
export const placeholders = parseRuntimeConfig({
  apiOrigin: 'https://api-origin.invalid',
  mediaOrigin: 'https://media-origin.invalid',
  memberOrigin: 'https://member-origin.invalid',
  adminOrigin: 'https://admin-origin.invalid/admin',
  careerUrl: 'https://career-url.invalid/',
  contactEmail: '__CONTACT_EMAIL__',
  brandName: '__BRAND_NAME__',
  tagline: '__TAGLINE__',
});

/** Extensions of files that are read without running the site's code, so that they cannot use `config.js`. */
const encoders: Record<string, (value: string) => string> = {
  '.html': escapeMarkup,
  '.xml': escapeMarkup,
  '.txt': (value) => value,
  '.webmanifest': (value) => JSON.stringify(value).slice(1, -1),
};

/**
 * The files of a built site that differ between deployments, by their path below the site (`about/index.html`):
 * `config.js`, and every page, manifest and list with its placeholders filled in. The built files are not changed, so one
 * build serves many deployments, also from a read-only disk.
 *
 * @param directory the built site
 */
export function configuredFiles(directory: string, config: RuntimeConfig): Map<string, string> {
  const files = new Map([['config.js', configScript(config)]]);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !(extname(entry.name) in encoders)) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(directory, path).split(sep).join('/');
    files.set(name, fillIn(readFileSync(path, 'utf8'), extname(entry.name), config));
  }
  return files;
}

/**
 * Replaces the {@link placeholders} in a text with a deployment's values.
 * @param extension the file's extension, such as `.html`: it decides how values are escaped
 */
export function fillIn(text: string, extension: string, config: RuntimeConfig): string {
  const encode = encoders[extension] ?? ((value: string) => value);
  const keys = [
    'apiOrigin',
    'mediaOrigin',
    'memberOrigin',
    'adminOrigin',
    'careerUrl',
    'contactEmail',
    'brandName',
    'tagline',
  ] as const;
  return keys.reduce((filled, key) => filled.replaceAll(placeholders[key], () => encode(config[key])), text);
}

function escapeMarkup(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
