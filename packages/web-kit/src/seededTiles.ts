import { tileColours } from './tokens.ts';

/** Side of one tile in SVG units. */
export const tileSide = 60;

/** All shapes of one colour as one path, so that the SVG has only a dozen elements at any size. */
export interface TileLayer {
  colour: string;
  /** SVG path data. */
  path: string;
  /** Squares, drawn without anti-aliasing: between anti-aliased edges the background would show. */
  isGround: boolean;
}

type Colour = keyof typeof tileColours;

/** Most backgrounds are teal, so that the few warm tiles look like lit windows. */
const grounds: readonly Colour[] = [
  'teal',
  'teal',
  'teal',
  'tealLight',
  'tealLight',
  'tealDeep',
  'marigold',
  'cream',
  'brick',
];
const figures: readonly Colour[] = ['teal', 'tealLight', 'tealDeep', 'marigold', 'brick', 'cream'];

/**
 * The placeholder pattern for a missing picture: squares, quarter arches, arches and dots, always the same for the same
 * seed.
 *
 * @param seed an id
 */
export function seededTiles(seed: string, columns: number, rows: number): TileLayer[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('Cannot pick from an empty list.');
    return item;
  };
  const squares = new Map<Colour, string>();
  const shapes = new Map<Colour, string>();
  const add = (layer: Map<Colour, string>, colour: Colour, path: string) =>
    layer.set(colour, (layer.get(colour) ?? '') + path);

  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * tileSide, row * tileSide];
      const ground = pick(grounds);
      add(squares, ground, `M${x} ${y}h${tileSide}v${tileSide}h-${tileSide}z`);
      const figure = figureAt(random(), x, y);
      if (figure) add(shapes, pick(figures.filter((colour) => colour !== ground)), figure);
    }
  }
  const layers = (layer: Map<Colour, string>, isGround: boolean): TileLayer[] =>
    [...layer].map(([colour, path]) => ({ colour: tileColours[colour], path, isGround }));
  return [...layers(squares, true), ...layers(shapes, false)];
}

/** Path of the shape in the tile at x, y for a random number in [0, 1); none for a plain tile. */
function figureAt(chance: number, x: number, y: number): string | undefined {
  const s = tileSide;
  if (chance < 0.22) return `M${x} ${y + s}a${s} ${s} 0 0 1 ${s}-${s}v${s}z`;
  if (chance < 0.42) return `M${x} ${y}a${s} ${s} 0 0 1 ${s} ${s}h-${s}z`;
  if (chance < 0.58) return arch(x + s * 0.2, y + s * 0.2, s * 0.6, s * 0.8);
  if (chance < 0.68) return arch(x, y, s, s);
  if (chance < 0.84) return dot(x + s / 2, y + s / 2, s * 0.32);
  return undefined;
}

function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x} ${y + height}v-${height - r}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`;
}

function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** A seeded random number generator for [0, 1): FNV-1a hashes the seed, mulberry32 generates the sequence. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
