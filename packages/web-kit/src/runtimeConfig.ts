/** A deployment's configuration of a site, read at run time from `config.js` next to `index.html`. */
export interface RuntimeConfig {
  /** Origin of the API, without a trailing slash: `https://api.example.org`. */
  apiOrigin: string;
  /** Origin that serves the API's pictures under the same paths: a CDN in front of the API, or the API itself. */
  mediaOrigin: string;
  /** Origin of the member site. */
  memberOrigin: string;
  /** Address of the console, including its path: `https://console.example.org/admin`. */
  adminOrigin: string;
  /** Address of the external career self-discovery page. */
  careerUrl: string;
  /** Contact e-mail address for refunds, questions and reports. */
  contactEmail: string;
  /** Social media links, shown in the footer in this order; may be empty. */
  socialLinks: SocialLink[];
  brandName: string;
  tagline: string;
  /** Public keys of records, former ones too. Only the file has them: `recordKeys.ts` reads them there, once a record is checked. */
  recordKeys?: string[];
}

export interface SocialLink {
  /** Name of the service, used as the link's text. */
  name: string;
  url: string;
}

declare global {
  interface Window {
    __CAMPUS_COMMONS__?: unknown;
  }
}

/** Widths in px of the renditions that the API stores; the largest is the picture's maximum width. */
const renditionWidths = [480, 960, 1920] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

let cached: RuntimeConfig | undefined;

/**
 * The deployment's configuration, validated once.
 *
 * @throws Error listing all problems when `config.js` was not loaded or is invalid
 */
export function runtimeConfig(): RuntimeConfig {
  cached ??= parseRuntimeConfig(window.__CAMPUS_COMMONS__);
  return cached;
}

/**
 * The URL of a picture, on the API or the CDN in front of it.
 *
 * @param path the path from the API: relative, without a leading slash
 * @param width the stored rendition; the largest when omitted
 */
export function mediaUrl(path: string, width?: RenditionWidth): string {
  const url = `${runtimeConfig().mediaOrigin}/${path}`;
  return width === undefined ? url : `${url}?w=${width}`;
}

/**
 * `srcset` of a picture: every stored rendition that is smaller than the picture, and the picture itself, so that phones
 * load only the size they need.
 *
 * @param naturalWidth width of the stored picture, px
 */
export function mediaSrcSet(path: string, naturalWidth: number): string {
  const renditions = renditionWidths
    .filter((width) => width < naturalWidth)
    .map((width) => `${mediaUrl(path, width)} ${width}w`);
  const largest = renditionWidths[renditionWidths.length - 1];
  if (largest !== undefined && naturalWidth <= largest) renditions.push(`${mediaUrl(path)} ${naturalWidth}w`);
  return renditions.join(', ');
}

/**
 * Validates the configuration from `config.js`. Exported for the tools that write that file.
 *
 * @throws Error listing all problems
 */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  if (!isRecord(value)) {
    throw new Error('Serve config.js beside index.html.');
  }
  const faults: string[] = [];
  const text = (key: string): string => {
    const found = value[key];
    if (typeof found === 'string' && found.trim() !== '') return found.trim();
    faults.push(`${key} must be a text`);
    return '';
  };
  const address = (key: string): string => {
    const found = text(key);
    if (found !== '' && !isWebAddress(found))
      faults.push(`${key} must be an http or https address, not "${found}"`);
    return found;
  };
  const origin = (key: string): string => address(key).replace(/\/+$/, '');
  const apiOrigin = origin('apiOrigin');
  const config: RuntimeConfig = {
    apiOrigin,
    // While an upgrade runs, config.js may be that of a release without it.
    mediaOrigin: value.mediaOrigin ? origin('mediaOrigin') : apiOrigin,
    memberOrigin: origin('memberOrigin'),
    adminOrigin: origin('adminOrigin'),
    careerUrl: address('careerUrl'),
    contactEmail: text('contactEmail'),
    socialLinks: socialLinks(value.socialLinks, faults),
    brandName: text('brandName'),
    tagline: text('tagline'),
  };
  if (faults.length > 0) throw new Error(`config.js is wrong: ${faults.join('; ')}.`);
  return config;
}

function socialLinks(value: unknown, faults: string[]): SocialLink[] {
  if (value === undefined) return [];
  const entries = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry: unknown) => {
    if (
      isRecord(entry) &&
      typeof entry.name === 'string' &&
      typeof entry.url === 'string' &&
      isWebAddress(entry.url)
    ) {
      return [{ name: entry.name, url: entry.url }];
    }
    faults.push('socialLinks must be a list of { name, url } with http or https addresses');
    return [];
  });
}

function isWebAddress(value: string): boolean {
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
