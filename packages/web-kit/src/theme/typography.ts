import type { TypographyVariantsOptions } from '@mui/material/styles';

/** A web font with the Devanagari of both, then the system fonts that are made to measure in `fonts.css`. */
const fonts = (webFont: string, fallback: string) =>
  `'${webFont} Variable', 'Noto Sans Devanagari Variable', '${fallback} Fallback Arial', '${fallback} Fallback Roboto', '${fallback} Fallback DejaVu', system-ui, sans-serif`;

const textFont = fonts('Inter', 'Inter');
/** Code: the system's own, because no web font is loaded for it. */
export const MONOSPACE =
  "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'Noto Sans Mono', monospace";
export const headingFont = fonts('Bricolage Grotesque', 'Bricolage');

/** Headings are smaller when the page has one column. */
const phone = '@media (max-width: 899.95px)';

const rem = (px: number) => `${px / 16}rem`;

/** Size and line height in px; converted to rem, so that the user's text size applies. */
const text = (size: number, line: number, fontWeight = 400) => ({
  fontFamily: textFont,
  fontWeight,
  fontSize: rem(size),
  lineHeight: line / size,
  letterSpacing: 0,
});

/** On phones, texts of public pages have the size of all others. */
const bodySize = { fontSize: rem(16), lineHeight: 26 / 16 };

const heading = (size: number, line: number) => ({
  fontFamily: headingFont,
  fontWeight: 680,
  fontSize: rem(size),
  lineHeight: line / size,
  letterSpacing: '-0.015em',
  fontOpticalSizing: 'auto' as const,
  textWrap: 'balance' as const,
});

export const campusTypography: TypographyVariantsOptions = {
  fontFamily: textFont,
  // Scales with the window between 34 px on phones and 72 px, so that the line never wraps.
  hero: {
    ...heading(72, 72),
    fontSize: 'clamp(2.125rem, 1.234rem + 3.96vw, 4.5rem)',
    // Tighter, the letters of "of" and "fi" touch.
    letterSpacing: '-0.025em',
    [phone]: { lineHeight: 36 / 34 },
  },
  section: {
    ...heading(44, 48),
    fontSize: 'clamp(2rem, 1.719rem + 1.25vw, 2.75rem)',
    letterSpacing: '-0.025em',
    [phone]: { lineHeight: 36 / 32 },
  },
  heroText: { ...text(20, 31), [phone]: bodySize },
  sectionText: { ...text(18, 29), [phone]: bodySize },
  figure: heading(32, 38),
  h1: { ...heading(32, 38), [phone]: { fontSize: rem(26), lineHeight: 31 / 26 } },
  h2: heading(22, 28),
  h3: heading(19, 24),
  h4: heading(19, 24),
  h5: heading(19, 24),
  h6: heading(18, 24),
  subtitle1: text(16, 22, 650),
  subtitle2: text(14, 20, 600),
  body1: text(16, 26),
  compact: text(15, 22),
  body2: text(14, 20),
  button: { ...text(15, 22, 620), textTransform: 'none' },
  caption: text(13, 18),
  overline: { ...text(13, 18), textTransform: 'none' },
};
