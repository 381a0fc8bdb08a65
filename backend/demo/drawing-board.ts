import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { encodeStill, type ProcessedImage } from '../src/platform/media/image-pipeline.js';
import type { Drawing } from './art/drawing.js';
import { drawPortrait, type Portrait } from './art/portraits.js';

/**
 * Pixels of the longer side: enough for a phone with two pixels per point and for a desktop's feed. The first start must not
 * take long, and 1280 pixels cost twice the CPU time, because they add a third rendition.
 */
const LONGER_SIDE_PIXELS = 960;
const PORTRAIT_SIDE_PIXELS = 400;
const ART = new URL('./art/', import.meta.url);
/** Number of drawings rendered concurrently. */
const AT_ONCE = 2;
/** WebP's least effort: the first start must not take long. The usual 4 takes twice the CPU time for files a third smaller. */
const EFFORT = 0;

/** Renders drawings in the sizes that uploads have. Each drawing is rendered once, however often it is used. */
export class DrawingBoard {
  private readonly limit = pLimit(AT_ONCE);
  private readonly drawn = new Map<Drawing | Portrait, Promise<ProcessedImage>>();

  picture(name: string, drawing: Drawing): Promise<ProcessedImage> {
    return this.once(drawing, async () => {
      const svg = await readFile(new URL(`${drawing.of ?? name}.svg`, ART), 'utf8');
      return sized(recoloured(svg, drawing.colours), drawing.view);
    });
  }

  portrait(portrait: Portrait): Promise<ProcessedImage> {
    return this.once(portrait, () =>
      Promise.resolve(withSize(drawPortrait(portrait), PORTRAIT_SIDE_PIXELS, PORTRAIT_SIDE_PIXELS)),
    );
  }

  private once(subject: Drawing | Portrait, svg: () => Promise<string>): Promise<ProcessedImage> {
    const known = this.drawn.get(subject);
    if (known) return known;
    const image = this.limit(async () => encodeStill(sharp(Buffer.from(await svg())), EFFORT));
    this.drawn.set(subject, image);
    return image;
  }
}

function recoloured(svg: string, colours: Drawing['colours'] = {}): string {
  return svg.replace(/#[0-9a-f]{6}\b/g, (colour) => colours[colour] ?? colour);
}

function sized(svg: string, view: Drawing['view']): string {
  const shown = view ? svg.replace(/viewBox="[^"]+"/, `viewBox="${view.join(' ')}"`) : svg;
  const [, , width = 0, height = 0] = view ?? viewBoxOf(svg);
  const scale = LONGER_SIDE_PIXELS / Math.max(width, height);
  return withSize(shown, Math.round(width * scale), Math.round(height * scale));
}

function viewBoxOf(svg: string): number[] {
  const [, numbers] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  if (numbers === undefined) throw new Error('A drawing lacks its viewBox');
  return numbers.split(' ').map(Number);
}

/** Sets the root element's size in pixels, so that the SVG is rendered sharp instead of being enlarged. */
function withSize(svg: string, width: number, height: number): string {
  return svg.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const rest = attributes.replace(/ (?:width|height)="[^"]*"/g, '');
    return `<svg${rest} width="${width}" height="${height}">`;
  });
}
