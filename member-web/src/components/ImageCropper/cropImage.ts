/** A part of a picture, in pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const QUALITY = 0.88;

/** The size of the cropped picture in whole pixels: that of the area, scaled down if it is wider than `maxWidth`. */
export function croppedSize({ width, height }: Pick<CropArea, 'width' | 'height'>, maxWidth: number) {
  const scale = Math.min(1, maxWidth / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Crops a picture to a JPEG. Uses the first frame of an animated picture, and white for transparent areas.
 * @throws Error if this browser cannot open or draw the picture
 */
export async function cropImage(file: File, area: CropArea, maxWidth: number): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = croppedSize(area, maxWidth);
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
