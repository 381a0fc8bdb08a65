/** A part of a picture, px of the picture itself. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const QUALITY = 0.88;

/** The size of the result: that of the part, or smaller where that is wider than `maxWidth`; whole px. */
export function sizeOfCut({ width, height }: Pick<CropArea, 'width' | 'height'>, maxWidth: number) {
  const scale = Math.min(1, maxWidth / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Cuts a part out of a picture, as a JPEG: of a moving picture its first frame, on white where it was transparent.
 * @throws Error when this browser cannot open or draw the picture
 */
export async function cutOut(file: File, area: CropArea, maxWidth: number): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = sizeOfCut(area, maxWidth);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob) throw new Error('This browser makes no JPEG of the picture');
    return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type });
  } finally {
    bitmap.close();
  }
}
