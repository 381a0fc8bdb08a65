import type { ImageKind } from './imageKind';

/** The maximum side of an uploaded picture: the viewer never shows more. */
const MAX_SIDE_PIXELS = 2560;
const QUALITY = 0.86;

/** Target format of large pictures by kind. GIF and AVIF files are already small and are sent unchanged. */
const ENCODINGS: Partial<Record<ImageKind, string>> = {
  jpeg: 'image/jpeg',
  heic: 'image/jpeg',
  // Screenshots and drawings may be transparent, which JPEG cannot be.
  png: 'image/webp',
  webp: 'image/webp',
};

/**
 * A smaller copy of a still picture for the upload, or one in a format the server accepts if it does not accept the
 * file itself. Undefined if the original may be sent, or no copy can be made in this browser.
 * @param bitmap the file, decoded
 * @param needed whether a copy is required whatever the size, because the server does not accept the file itself
 */
export async function downscale(
  file: File,
  kind: ImageKind,
  bitmap: ImageBitmap,
  needed: boolean,
): Promise<File | undefined> {
  const type = ENCODINGS[kind];
  const size = fitWithin(bitmap, MAX_SIDE_PIXELS);
  if (!type || (size.width === bitmap.width && !needed)) return undefined;
  const copy = await draw(bitmap, size, type);
  if (!copy || (copy.size >= file.size && !needed)) return undefined;
  return new File([copy], file.name, { type: copy.type });
}

/** The size with the same proportions whose longer side is at most `side`, whole px. */
export function fitWithin({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Animated WebP files have an ANIM chunk and animated PNG files an acTL chunk near the start. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return head.startsWith('RIFF') ? head.includes('ANIM') : head.includes('PNG') && head.includes('acTL');
}

function draw(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
