import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CampusPalette } from './muiPalette.ts';
import type { TypographyStyle } from '@mui/material/styles';

/** Module augmentation: the types of the product's additions to MUI's theme. */
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
    /** Text below the headline of a public page: 20/31, as body1 on phones. */
    heroText: TypographyStyle;
    /** Introduction of a section of a public page: 18/29, as body1 on phones. */
    sectionText: TypographyStyle;
    /** Texts on cards and in rows, between body1 and body2: 15/22. */
    compact: TypographyStyle;
    /** The main figure of a card: 32/38. */
    figure: TypographyStyle;
  }
  interface TypographyVariantsOptions {
    hero?: TypographyStyle;
    section?: TypographyStyle;
    heroText?: TypographyStyle;
    sectionText?: TypographyStyle;
    compact?: TypographyStyle;
    figure?: TypographyStyle;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true;
    section: true;
    heroText: true;
    sectionText: true;
    compact: true;
    figure: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Secondary button on a tinted background. Each screen has only one filled, primary button. */
    tonal: true;
  }
}
