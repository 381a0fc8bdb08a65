/** The picture formats that the server accepts, and HEIC, which phones create and most browsers cannot show. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** Number of leading bytes that are needed to recognise the format. */
const HEAD_BYTES = 64;
const AVIF_BRANDS = ['avif', 'avis'];
/** High Efficiency Image File Format (ISO/IEC 23008-12): its brands with HEVC, and the two that name no codec. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * The format of a file by its first bytes, because file names and media types may be wrong. The server does the same.
 * Undefined for any other format.
 * @throws DOMException if the file can no longer be read
 */
export async function imageKindOf(file: Blob): Promise<ImageKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  return head.startsWith('ftyp', 4) ? kindByBrand(head) : undefined;
}

/** ISO base media files list their brands in the first box: the main one at byte 8, others from byte 16. */
function kindByBrand(head: string): ImageKind | undefined {
  const end = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  const brands = head.slice(8, end).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}
