import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CampusPalette } from './palette.ts';
import type { TypographyStyle } from '@mui/material/styles';

/** What the product's theme has beyond MUI's: loading this module teaches the compiler about it. */
declare module '@mui/material/styles' {
  interface Palette {
    campus: CampusPalette;
  }
  interface PaletteOptions {
    campus?: CampusPalette;
  }
  interface TypographyVariants {
    /** The landing's headline: 72/72, 34/36 on phones. */
    hero: TypographyStyle;
    /** Headline of a section of a public page: 44/48, 32/36 on phones. */
    section: TypographyStyle;
    /** A figure that is the point of its card: 32/38. */
    figure: TypographyStyle;
  }
  interface TypographyVariantsOptions {
    hero?: TypographyStyle;
    section?: TypographyStyle;
    figure?: TypographyStyle;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true;
    section: true;
    figure: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Quiet button on a tinted field: everything that matters but is not the one filled button. */
    tonal: true;
  }
}
