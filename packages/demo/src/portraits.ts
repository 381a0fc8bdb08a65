import { flag, list, object, oneOf, optional } from './shape.ts';

/** Portraits composed of a few shapes, so that all members look different. */

const SKIN = {
  wheat: '#D9A679',
  tan: '#C48A5C',
  honey: '#B97B50',
  amber: '#A86B43',
  umber: '#8A5634',
  cocoa: '#7B4A2C',
} as const;
const HAIR_COLOURS = { black: '#241B1A', raven: '#17120F', brown: '#3A2620', grey: '#5A5352' } as const;
const CLOTH = {
  teal: '#0B6B70',
  leaf: '#4C7A34',
  hibiscus: '#C8324F',
  brick: '#B4532F',
  marigold: '#E89A0C',
  indigo: '#3A467F',
  plum: '#6E6284',
  slate: '#33424A',
  pine: '#3D6E73',
  cream: '#F2EBDD',
} as const;
const GROUND = {
  sand: '#F6DDB0',
  butter: '#FBE6BE',
  mint: '#D8EBE6',
  sage: '#E3EBD6',
  sky: '#D5E4EA',
  lilac: '#E6DCEB',
  periwinkle: '#D9DDF0',
  blush: '#FBE0E4',
  peach: '#F4D3C4',
  oat: '#EADFCB',
} as const;

const FACE = 'M32.5 42C32.5 20 67.5 20 67.5 42C67.5 58 60 67 50 67S32.5 58 32.5 42Z';
const SHADOW = 'rgba(60,25,10,.16)';

type Draw = (colour: string) => string;
interface HairStyle {
  /** Drawn before the shoulders. */
  readonly behind?: Draw;
  readonly front: Draw;
  /** Whether the ears show. */
  readonly ears: boolean;
}

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const cut =
  (d: string): Draw =>
  (colour) =>
    path(d, colour);
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
const dots = (colour: string, ...circles: [x: number, y: number, radius: number][]) =>
  circles.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`).join('');

const swept = cut('M31 45C29 22 42 18 50 18S71 22 69 45C67 35 60 29 50 28C40 29 33 35 31 45Z');
const parted = cut('M31 48C30 24 44 20 50 20S70 24 69 48C68 40 62 34 52 27C46 34 34 38 31 48Z');
const fringe = cut('M31 47C28 13 72 13 69 47C67 41 66 38 65 35C56 40 44 40 35 35C34 38 33 41 31 47Z');
const long = cut('M28 46C26 18 74 18 72 46C73 66 80 78 78 92H22C20 78 27 66 28 46Z');
const bob = cut('M27 46C25 16 75 16 73 46C74 58 75 66 71 70H29C25 66 26 58 27 46Z');

const HAIR = {
  crop: {
    ears: true,
    front: cut(
      'M31 44C28 20 42 15 53 17C68 16 73 30 69 44C67 37 64 33 58 30C49 34 38 32 34 37C32 39 32 41 31 44Z',
    ),
  },
  wave: {
    ears: true,
    front: cut(
      'M31 45C27 22 38 14 52 15C67 14 73 26 69 45C68 38 66 34 64 32C56 33 46 30 42 25C41 31 36 34 34 37Z',
    ),
  },
  buzz: { ears: true, front: cut('M32 42C31 22 44 20 50 20S69 22 68 42C66 33 60 29 50 29S34 33 32 42Z') },
  curls: {
    ears: true,
    front: (c) =>
      dots(c, [34, 36, 8], [38, 27, 9], [47, 22, 10], [57, 22, 10]) +
      dots(c, [65, 28, 9], [67, 37, 7], [31, 43, 5], [50, 28, 9]),
  },
  long: { ears: false, behind: long, front: parted },
  fringed: { ears: false, behind: long, front: fringe },
  bob: { ears: false, behind: bob, front: parted },
  bobFringed: { ears: false, behind: bob, front: fringe },
  ponytail: {
    ears: true,
    behind: cut('M64 50C76 60 74 78 70 96L60 96C66 80 64 66 60 56Z'),
    front: swept,
  },
  bun: { ears: true, behind: (c) => dots(c, [50, 16, 11]), front: swept },
  braid: {
    ears: true,
    front: (c) =>
      swept(c) + dots(c, [68, 52, 5.5], [70, 60, 5.5], [71, 68, 5.2], [71, 76, 4.8], [70, 84, 4.2]),
  },
  braids: {
    ears: true,
    front: (c) =>
      parted(c) +
      dots(c, [30, 54, 4.6], [28, 62, 4.6], [27, 70, 4.4], [26, 78, 4]) +
      dots(c, [70, 54, 4.6], [72, 62, 4.6], [73, 70, 4.4], [74, 78, 4]),
  },
  turban: {
    ears: true,
    front: (c) =>
      path('M29 40C24 16 40 9 51 9S76 16 71 40C66 33 60 31 50 34C40 31 34 33 29 40Z', c) +
      line('M30 34C40 20 56 16 70 28M36 20C48 14 60 18 70 34', SHADOW, 2.4),
  },
  hijab: {
    ears: false,
    behind: cut('M24 50C22 12 78 12 76 50C78 72 88 84 88 100H12C12 84 22 72 24 50Z'),
    front: (c) =>
      path('M31 46C29 24 42 20 50 20S71 24 69 46C67 36 60 31 50 31S33 36 31 46Z', c) +
      line('M31 46C29 24 42 20 50 20S71 24 69 46', SHADOW, 2),
  },
} as const satisfies Record<string, HairStyle>;

const WORN = {
  glasses: () =>
    '<g fill="#ffffff22" stroke="#20282A" stroke-width="1.9"><circle cx="43" cy="45.5" r="6.2"/>' +
    '<circle cx="57" cy="45.5" r="6.2"/><path d="M49.2 45h1.6M36.8 45L33 44M63.2 45L67 44"/></g>',
  bindi: () => dots('#A3213F', [50, 36.6, 1.6]),
  earrings: () => dots('#E89A0C', [32, 52.6, 1.9], [68, 52.6, 1.9]),
  noseStud: () => dots('#F6C667', [53.4, 50.6, 0.9]),
  moustache: (hair: string) =>
    path('M43 54.6C45 51.4 49 51.8 50 53C51 51.8 55 51.4 57 54.6C54 54 46 54 43 54.6Z', hair),
  collar: () => path('M40 75L50 86L60 75L64 77L52 92H48L36 77Z', '#FBF6E9'),
  dupatta: () => path('M24 80C36 96 64 96 76 80L82 86C66 104 34 104 18 86Z', '#F6C667'),
} as const satisfies Record<string, Draw>;

/** The parts of a portrait. */
export const readPortrait = object({
  hair: oneOf(HAIR),
  skin: oneOf(SKIN),
  top: oneOf(CLOTH),
  ground: oneOf(GROUND),
  // Black unless given; a turban's or hijab's cloth is `cover`.
  hairColour: optional(oneOf(HAIR_COLOURS)),
  // Cloth of a turban or hijab.
  cover: optional(oneOf(CLOTH)),
  beard: optional(flag),
  wears: optional(list(oneOf(WORN))),
});
export type Portrait = ReturnType<typeof readPortrait>;

/** The portrait as an SVG image of 100 × 100. */
export function drawPortrait(portrait: Portrait): string {
  const skin = SKIN[portrait.skin];
  const hair = HAIR_COLOURS[portrait.hairColour ?? 'black'];
  const headColour = portrait.cover ? CLOTH[portrait.cover] : hair;
  const style: HairStyle = HAIR[portrait.hair];
  const isHijab = portrait.hair === 'hijab';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<rect width="100" height="100" fill="${GROUND[portrait.ground]}"/>`,
    style.behind?.(headColour) ?? '',
    path('M12 100C12 82 30 74 50 74S88 82 88 100Z', CLOTH[portrait.top]),
    isHijab
      ? path('M28 60C34 84 66 84 72 60L80 82C66 94 34 94 20 82Z', headColour)
      : path('M42 58H58V74C58 80 42 80 42 74Z', skin) + path('M42 62H58V68C54 72 46 72 42 66Z', SHADOW),
    style.ears ? dots(skin, [32.5, 47, 4.4], [67.5, 47, 4.4]) : '',
    path(FACE, skin),
    portrait.beard ? beard(hair) : '',
    style.front(headColour),
    dots('#1D1614', [43, 45, 2], [57, 45, 2]),
    line('M39 39.5Q43 37.5 46.5 39.5M53.5 39.5Q57 37.5 61 39.5', hair, 1.8),
    portrait.beard ? '' : line('M44.5 55.5Q50 60.5 55.5 55.5', '#5B2418', 2.2),
    ...(portrait.wears ?? []).map((thing) => WORN[thing](hair)),
    '</svg>',
  ].join('');
}

function beard(colour: string): string {
  return (
    `<path d="M33 46C33 60 40 69 50 69S67 60 67 46C64 54 60 55.5 50 55S36 54 33 46Z" fill="${colour}" opacity=".92"/>` +
    '<path d="M45 59.5Q50 62.5 55 59.5" stroke="#fff" stroke-opacity=".75" stroke-width="2" fill="none" stroke-linecap="round"/>'
  );
}
