/** What a deployment decides about a site, read at run time from `config.js` beside `index.html`. */
export interface RuntimeConfig {
  /** Where the API answers, without a trailing slash: `https://api.example.org`. */
  apiOrigin: string;
  /** Where the students' site lives. */
  memberOrigin: string;
  /** Where the console lives, its path included: `https://console.example.org/admin`. */
  adminOrigin: string;
  /** The external career self-discovery page. */
  careerUrl: string;
  /** Where people write to: refunds, questions, reports. */
  contactEmail: string;
  /** Accounts elsewhere, shown in the footer in this order; may be empty. */
  socialLinks: SocialLink[];
  brandName: string;
  tagline: string;
}

export interface SocialLink {
  /** Name of the place, which is the link's text. */
  name: string;
  url: string;
}

declare global {
  interface Window {
    __CAMPUS_COMMONS__?: unknown;
  }
}

/** Widths in px in which the API keeps a picture; the largest bounds the picture itself. */
const renditionWidths = [480, 960, 1920] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

let cached: RuntimeConfig | undefined;

/**
 * The deployment's configuration, checked once.
 *
 * @throws Error naming every fault at once when `config.js` was not loaded or is incomplete
 */
export function runtimeConfig(): RuntimeConfig {
  cached ??= parseRuntimeConfig(window.__CAMPUS_COMMONS__);
  return cached;
}

/**
 * The address of a picture the API serves.
 *
 * @param path as the API answered it: relative, without a leading slash
 * @param width the stored rendition to ask for; the largest without it
 */
export function mediaUrl(path: string, width?: RenditionWidth): string {
  const url = `${runtimeConfig().apiOrigin}/${path}`;
  return width === undefined ? url : `${url}?w=${width}`;
}

/**
 * `srcset` of a picture: every stored rendition that is smaller than the picture, and the picture
 * itself up to the largest rendition, so that no phone loads more than it can show.
 *
 * @param naturalWidth width of the picture as the API keeps it, px
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
 * Checks what `config.js` set. Exported for the tools that write that file.
 *
 * @throws Error naming every fault at once
 */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  if (!isRecord(value)) {
    throw new Error(
      'The site is not configured: config.js did not set window.__CAMPUS_COMMONS__. Serve config.js beside index.html.',
    );
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
  const config: RuntimeConfig = {
    apiOrigin: origin('apiOrigin'),
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
