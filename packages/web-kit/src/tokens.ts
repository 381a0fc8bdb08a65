import { PAGE_CATEGORIES } from './bounds/generated.ts';

/**
 * The product's design tokens. Neither colour scheme is derived from the other. Colours are defined only here;
 * `tokens.test.ts` checks their contrast.
 */

/** The tones of a hue: text and icons on a light background of the same hue. */
export interface Hue {
  /** The hue at full strength: decoration, filled icons, charts. Not for running text. */
  main: string;
  /** Text and icons; at least 4.5:1 on `tint` and on every neutral background. */
  text: string;
  /** Background behind `text`. */
  tint: string;
}

/** Every colour of one scheme. */
export interface SchemeTokens {
  /** Background of the page. */
  paper: string;
  /** Recessed backgrounds: comment bubbles, segmented controls, the closed composer. */
  sunken: string;
  /** Cards, bars. */
  surface: string;
  /** Inputs, dialogs, menus. */
  raised: string;
  /** Decorative borders and dividers. */
  hairline: string;
  /** Dividers between similar colours, and outlined buttons. */
  hairlineStrong: string;
  /** Borders of inputs: at least 3:1 against their surroundings. */
  inputBorder: string;
  /** Primary, secondary and tertiary text. */
  ink: string;
  ink2: string;
  ink3: string;
  primary: Hue & { on: string; hover: string; tintStrong: string };
  marigold: Hue;
  hibiscus: Hue;
  leaf: Hue;
  indigo: Hue;
  brick: Hue;
  danger: Hue & { on: string; hover: string };
  /** Surfaces that stay dark in both schemes: toasts, tooltips. */
  inverse: { surface: string; ink: string; ink2: string };
  /** Dark teal background of the landing page's last section, and the footer below it. */
  band: { surface: string; deep: string; ink: string; ink2: string; line: string; accent: string };
  /** Backdrop of dialogs. */
  scrim: string;
  /** Shadow, only for floating elements: menus, dialogs, toasts, the landing page's form. */
  floatShadow: string;
}

export const lightTokens: SchemeTokens = {
  paper: '#FAF6EE',
  sunken: '#F3EDE1',
  surface: '#FFFEFC',
  raised: '#FFFFFF',
  hairline: '#E8E0D2',
  hairlineStrong: '#D8CEBC',
  inputBorder: '#8F8674',
  ink: '#1A2223',
  ink2: '#50595D',
  ink3: '#656C6F',
  primary: {
    main: '#0B6B70',
    on: '#FFFFFF',
    hover: '#085459',
    text: '#0A5D62',
    tint: '#E2F0ED',
    tintStrong: '#C9E2DE',
  },
  marigold: { main: '#E89A0C', text: '#7F4D00', tint: '#FDF0D5' },
  hibiscus: { main: '#C8324F', text: '#A8213D', tint: '#FBE7EA' },
  leaf: { main: '#4C7A34', text: '#3B6227', tint: '#E8F0DE' },
  indigo: { main: '#3A467F', text: '#343F75', tint: '#E7E9F5' },
  brick: { main: '#B4532F', text: '#8F3D1F', tint: '#F8E7DC' },
  danger: { main: '#B3261E', on: '#FFFFFF', hover: '#8F1D17', text: '#9A1D16', tint: '#FCEBE8' },
  inverse: { surface: '#1A2223', ink: '#F6F2EA', ink2: '#B9C2C3' },
  band: {
    surface: '#0A4448',
    deep: '#072E31',
    ink: '#F2F5F1',
    ink2: '#B7CFCD',
    line: '#1F4A4C',
    accent: '#F5B544',
  },
  scrim: 'rgba(26, 28, 24, 0.52)',
  floatShadow: '0 1px 2px rgba(64, 46, 18, 0.08), 0 16px 40px -12px rgba(64, 46, 18, 0.22)',
};

export const darkTokens: SchemeTokens = {
  paper: '#0F1517',
  sunken: '#0B1012',
  surface: '#171E21',
  raised: '#1F282B',
  hairline: '#2A3437',
  hairlineStrong: '#3A464A',
  inputBorder: '#77858A',
  ink: '#ECEFEA',
  ink2: '#AAB5B7',
  ink3: '#8F9B9E',
  primary: {
    main: '#5CC9C4',
    on: '#06292B',
    hover: '#7DD8D3',
    text: '#7FD6D1',
    tint: '#16302F',
    tintStrong: '#1E413F',
  },
  marigold: { main: '#F5B544', text: '#F7C66C', tint: '#33290F' },
  hibiscus: { main: '#FF7B90', text: '#FF9AAA', tint: '#3A1F26' },
  leaf: { main: '#9AC77C', text: '#AFD494', tint: '#212E1B' },
  indigo: { main: '#A3AEE6', text: '#B7C0EE', tint: '#222841' },
  brick: { main: '#E6906B', text: '#EDA788', tint: '#36231B' },
  danger: { main: '#F2857D', on: '#2B0A07', hover: '#F6A19A', text: '#F6A19A', tint: '#3A1E1C' },
  inverse: { surface: '#2A3437', ink: '#ECEFEA', ink2: '#AAB5B7' },
  band: {
    surface: '#0A4448',
    deep: '#072E31',
    ink: '#ECEFEA',
    ink2: '#B7CFCD',
    line: '#1F4A4C',
    accent: '#F5B544',
  },
  scrim: 'rgba(4, 7, 8, 0.68)',
  floatShadow: 'inset 0 1px 0 rgba(255, 255, 255, 0.04), 0 20px 48px -12px rgba(0, 0, 0, 0.7)',
};

/** The API's page categories, in display order; the first is the default. */
export { PAGE_CATEGORIES as pageCategories };
export type PageCategory = (typeof PAGE_CATEGORIES)[number];

/** The palette key (`palette.campus.<hue>`) of each page category. */
export const categoryHues = {
  Department: 'indigo',
  Community: 'leaf',
  Organization: 'teal',
  Club: 'hibiscus',
  Event: 'marigold',
} as const satisfies Record<PageCategory, string>;

/**
 * Colours of the seeded tiles for missing pictures. Like pictures, they are the same in both schemes; the dark scheme only
 * dims them.
 */
export const tileColours = {
  teal: lightTokens.primary.main,
  tealLight: '#0F7C80',
  tealDeep: '#08494D',
  marigold: lightTokens.marigold.main,
  brick: '#CD7650',
  cream: '#F2E5CB',
} as const;

/** The colours of default portraits: figure and ground. White is read on each figure. The same in both schemes, like pictures. */
export const portraitInks = [
  [lightTokens.primary.main, lightTokens.primary.tintStrong],
  [lightTokens.indigo.main, '#DADDF0'],
  [lightTokens.leaf.main, '#DCE8CC'],
  [lightTokens.hibiscus.text, '#F6D5DB'],
  [lightTokens.brick.text, '#F3D6C5'],
  [lightTokens.marigold.text, '#FADDA3'],
  [tileColours.tealDeep, tileColours.cream],
  ['#5E3A00', darkTokens.marigold.main],
] as const;

/** Corner radii in px. */
export const radii = {
  card: 16,
  dialog: 20,
  control: 12,
  image: 12,
  small: 10,
  full: 999,
} as const;

/** The corner of a comment bubble next to its author, which is nearly square. */
export const commentBubbleRadius = '4px 14px 14px 14px';

/**
 * `border-radius` of an arch: the top has elliptical radii of half the width, the base a small radius. A base radius over
 * 16 px would distort the arch.
 *
 * @param heightRatio height ÷ width of the box
 * @param base radius of the two lower corners, px, 0–16
 */
export function archRadius(heightRatio: number, base: number): string {
  const top = `${Math.min(50 / heightRatio, 100)}%`;
  return `50% 50% ${base}px ${base}px / ${top} ${top} ${base}px ${base}px`;
}

/** Sizes of the layouts of both sites, px. */
export const layout = {
  maxWidth: 1320,
  navWidth: 224,
  navWidthNarrow: 216,
  columnWidth: 660,
  columnWidthNarrow: 680,
  /** The column on tablets held upright, where it stands alone. */
  columnWidthAlone: 640,
  railWidth: 320,
  /** Column and rail together, for pages and profile. */
  wideWidth: 1020,
  /** From this window width on, column and rail are wider. */
  roomyFrom: 1600,
  columnWidthRoomy: 720,
  railWidthRoomy: 360,
  gap: 40,
  topBarHeight: 56,
  bottomBarHeight: 64,
  consoleHeaderHeight: 60,
  consoleSidebarWidth: 208,
  consoleContentWidth: 1240,
} as const;

export const motion = {
  /** Duration of all animations, ms. */
  duration: 160,
  easing: 'cubic-bezier(0, 0, 0.2, 1)',
  /** Distance that a dialog moves up when it opens, px. */
  dialogRise: 8,
} as const;

/** Background of the image viewer, in both schemes. */
export const viewerBackground = '#0A0E10';

/** Brightness of pictures in the dark scheme, so that bright photos do not glare. */
export const darkPictureFilter = 'brightness(0.93)';

/**
 * Background of transparent pictures in the dark scheme: most are drawn in black for a white page, some in white for a
 * black one; both have a contrast of more than 3:1 on this colour.
 */
export const darkPictureMat = '#5F6B6F';
