import type { CssVarsTheme, CssVarsThemeOptions, Theme } from '@mui/material/styles';

/** The theme that MUI passes to the styles of a theme with CSS variables. */
export type CssTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

/**
 * Styles and default props of components. With `Components<Theme>` instead, the compiler compares every component's styles
 * for two types of theme: with the components that react-admin adds, 50 of 70 seconds of the console's type check.
 */
export type CssThemeComponents = NonNullable<CssVarsThemeOptions['components']>;
