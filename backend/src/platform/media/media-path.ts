import { randomBytes } from 'node:crypto';
import { RENDITION_WIDTHS_PIXELS } from './rendition-widths.js';

/** 160 bits: media URLs contain no token, so the name is the secret. */
const NAME_BYTES = 20;
const FILE = /^([0-9a-f]{40})\.webp$/;

/** A random name that cannot be guessed. */
export function newMediaName(): string {
  return randomBytes(NAME_BYTES).toString('hex');
}

/** The path of a picture on the API host, as stored in rows and returned in answers. */
export function mediaPath(name: string): string {
  return `media/${name}.webp`;
}

/** The name inside `<name>.webp`, or null when no such file can exist. */
export function mediaNameOf(file: string): string | null {
  return FILE.exec(file)?.[1] ?? null;
}

/** Key of one rendition in the store. */
export function renditionKey(name: string, width: number): string {
  return `${name.slice(0, 2)}/${name}-${width}.webp`;
}

/** Keys of all renditions a path can have. */
export function renditionKeys(path: string): string[] {
  const name = mediaNameOf(path.replace(/^media\//, ''));
  return name === null ? [] : RENDITION_WIDTHS_PIXELS.map((width) => renditionKey(name, width));
}

/** Key of a file while its content is withheld: no URL maps to keys with this prefix. */
export function withheldKey(key: string): string {
  return `withheld/${key}`;
}
