/** Accepted formats, recognised by their first bytes, never by a file name or a header. */
export type AcceptedFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** How many leading bytes {@link sniff} needs. */
export const SNIFF_BYTES = 64;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const AVIF_BRANDS = ['avif', 'avis'];

/**
 * The format of a file by its signature, or null for anything else. Called before decoding: the decoder also supports
 * formats (SVG, PDF, TIFF) that must never reach it.
 */
export function sniff(head: Buffer): AcceptedFormat | null {
  if (head.length < 12) return null;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head.subarray(0, 8).equals(PNG)) return 'png';
  const start = head.toString('latin1', 0, 6);
  if (start === 'GIF87a' || start === 'GIF89a') return 'gif';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return isAvif(head) ? 'avif' : null;
}

/**
 * Whether a WebP file is lossy, without transparency and metadata (RFC 9649, section 2.5). Of others the first bytes do not say
 * how they are compressed.
 */
export const isPlainlyLossy = (head: Buffer): boolean => head.toString('latin1', 12, 16) === 'VP8 ';

/** ISO base media file whose `ftyp` box names an AVIF brand (AV1 Image File Format, section 6). */
function isAvif(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands.some((brand) => AVIF_BRANDS.includes(brand));
}
