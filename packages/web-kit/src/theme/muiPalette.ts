import type { PaletteOptions } from '@mui/material/styles';
import { darkPictureFilter, darkPictureMat, type Hue, type SchemeTokens } from '../tokens.ts';

/**
 * The colours of `tokens.ts` as `theme.vars.palette.campus`, in `sx` as `'campus.ink2'` or `'campus.leaf.tint'`. As CSS
 * variables they follow the colour scheme without rendering again.
 */
export interface CampusPalette extends Omit<SchemeTokens, 'primary' | 'danger' | 'inverse'> {
  /** The hue of `palette.primary`, with its text and tints. */
  teal: Hue & { hover: string; tintStrong: string };
  danger: Hue;
  inverseSurface: string;
  inverseInk: string;
  inverseInk2: string;
  /** `filter` of all pictures: the dark scheme dims them to 93 %. */
  pictureFilter: string;
  /** Background of a loaded picture, visible where the picture is transparent. */
  pictureMat: string;
}

/** MUI's palette of one scheme. */
export function campusPalette(mode: 'light' | 'dark', tokens: SchemeTokens): PaletteOptions {
  const { primary, danger, inverse, ...shared } = tokens;
  const { leaf, indigo, marigold } = tokens;
  return {
    mode,
    primary: { main: primary.main, dark: primary.hover, light: primary.tintStrong, contrastText: primary.on },
    secondary: { main: indigo.text, dark: indigo.text, light: indigo.tint, contrastText: tokens.surface },
    error: { main: danger.main, dark: danger.hover, light: danger.tint, contrastText: danger.on },
    // Marigold has a contrast of only 2.3:1 on white. MUI uses "warning" for text, so this is its text tone.
    warning: { main: marigold.text, dark: marigold.text, light: marigold.tint, contrastText: tokens.surface },
    info: { main: primary.text, dark: primary.hover, light: primary.tint, contrastText: tokens.surface },
    success: { main: leaf.text, dark: leaf.text, light: leaf.tint, contrastText: tokens.surface },
    text: { primary: tokens.ink, secondary: tokens.ink2, disabled: tokens.ink3 },
    background: { default: tokens.paper, paper: tokens.surface },
    divider: tokens.hairline,
    action: {
      hover: tokens.sunken,
      selected: primary.tint,
      disabled: tokens.ink3,
      disabledBackground: tokens.sunken,
    },
    campus: {
      ...shared,
      teal: {
        main: primary.main,
        text: primary.text,
        tint: primary.tint,
        hover: primary.hover,
        tintStrong: primary.tintStrong,
      },
      danger: { main: danger.main, text: danger.text, tint: danger.tint },
      inverseSurface: inverse.surface,
      inverseInk: inverse.ink,
      inverseInk2: inverse.ink2,
      pictureFilter: mode === 'dark' ? darkPictureFilter : 'none',
      pictureMat: mode === 'dark' ? darkPictureMat : tokens.sunken,
    },
  };
}
