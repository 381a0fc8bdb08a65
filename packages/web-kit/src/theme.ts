import { createTheme, type CssVarsThemeOptions } from '@mui/material/styles';
import './theme/augmentation.ts';
import { baselineComponents } from './theme/baseline.ts';
import { buttonComponents } from './theme/buttons.ts';
import { feedbackComponents } from './theme/feedback.tsx';
import { fieldComponents } from './theme/fields.tsx';
import { navigationComponents } from './theme/navigation.ts';
import { campusPalette } from './theme/muiPalette.ts';
import { surfaceComponents } from './theme/surfaces.ts';
import { campusTypography } from './theme/typography.ts';
import { darkTokens, lightTokens, motion, radii } from './tokens.ts';

/** The attribute on `<html>` with the current colour scheme; `color-scheme.js` sets it before the first paint. */
const colorSchemeAttribute = 'data-theme';

/**
 * Options for MUI's `createTheme`. react-admin creates its theme itself, so the console passes the options:
 * `<AdminContext theme={campusThemeOptions} darkTheme={null}>`. They contain both colour schemes, which MUI's
 * `useColorScheme()` switches; react-admin's pair of light and dark themes is not used.
 */
export const campusThemeOptions = {
  cssVariables: { colorSchemeSelector: colorSchemeAttribute },
  colorSchemes: {
    light: { palette: campusPalette('light', lightTokens) },
    dark: { palette: campusPalette('dark', darkTokens) },
  },
  typography: campusTypography,
  // Steps of 4 px: 4, 8, 12, 16, 20, 24, 32, 40, 72 and 112 are used, so 40 is `spacing(10)`.
  spacing: 4,
  shape: { borderRadius: radii.control },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: motion.duration,
      shorter: motion.duration,
      short: motion.duration,
      standard: motion.duration,
      complex: motion.duration,
      enteringScreen: motion.duration,
      leavingScreen: motion.duration,
    },
    easing: { easeInOut: motion.easing, easeOut: motion.easing },
  },
  components: {
    ...baselineComponents,
    ...buttonComponents,
    ...fieldComponents,
    ...surfaceComponents,
    ...feedbackComponents,
    ...navigationComponents,
  },
} satisfies CssVarsThemeOptions & { cssVariables: object };

/** The theme of the member site, with a light and a dark colour scheme as CSS variables. The console does not bundle it. */
export const campusTheme = /* @__PURE__ */ createTheme(campusThemeOptions);
