/** The longest side of a picture that is worth sending, px: the viewer never shows more. */
const MAX_SIDE = 2560;
const QUALITY = 0.86;

/**
 * A copy of a large photo that costs less data to send; the file itself when it is small enough already, might move, or
 * cannot be decoded here (the server then has the last word).
 */
export async function downscale(file: File): Promise<File> {
  const type = encodingFor(file.type);
  if (!type || (await isAnimated(file))) return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  try {
    const size = fitWithin(bitmap, MAX_SIDE);
    if (size.width === bitmap.width) return file;
    const smaller = await draw(bitmap, size, type);
    return smaller && smaller.size < file.size
      ? new File([smaller], file.name, { type: smaller.type })
      : file;
  } finally {
    bitmap.close();
  }
}

/** GIF and AVIF may move and are small for what they are: they go as they came. */
function encodingFor(type: string): string | undefined {
  if (type === 'image/jpeg') return 'image/jpeg';
  // Screenshots and drawings may be transparent, which JPEG cannot be.
  return type === 'image/png' || type === 'image/webp' ? 'image/webp' : undefined;
}

/** The size with the same proportions whose longer side is at most `side`, whole px. */
export function fitWithin({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Moving WebP names an ANIM chunk and moving PNG an acTL chunk near the start of the file. */
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
