/** The kinds of picture that the server takes, and the one that phones make and browsers cannot show. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** How many leading bytes tell the kind. */
const HEAD_LENGTH = 64;
const AVIF_BRANDS = ['avif', 'avis'];
/** High Efficiency Image File Format (ISO/IEC 23008-12): its brands with HEVC, and the two that name no codec. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * What kind of picture a file is, by its first bytes as on the server: names and types lie. Undefined for anything else.
 * @throws DOMException when the file cannot be read any more
 */
export async function imageKindOf(file: Blob): Promise<ImageKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  return head.startsWith('ftyp', 4) ? kindByBrand(head) : undefined;
}

/** ISO base media files say in their first box which brands they are: the main one at byte 8, others from byte 16. */
function kindByBrand(head: string): ImageKind | undefined {
  const end = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  const brands = head.slice(8, end).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}
