import type { Plugin } from 'vite';
import { BUTTON_MARGIN_PIXELS, COLLAPSED_HEIGHT_PIXELS } from '../src/foldedHeights.ts';
import { darkTokens, layout, lightTokens, radii } from '../src/tokens.ts';

/** What a style sheet can name. */
const TOKENS = {
  light: lightTokens,
  dark: darkTokens,
  radii,
  layout,
  collapsedHeight: COLLAPSED_HEIGHT_PIXELS,
  /** The place of the button below a collapsed text; buttons are 44 px high. */
  expandButton: 44 + BUTTON_MARGIN_PIXELS,
};

/**
 * Replaces `token(light.paper)` in a style sheet by the value of the design token; numbers are px. For styles that a page
 * has before its scripts have run; later ones read the theme.
 * @throws Error when there is no such token
 */
export function withTokens(css: string): string {
  return css.replaceAll(/token\(([\w.]+)\)/g, (_call, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], TOKENS);
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return `${value}px`;
    throw new Error(`There is no design token ${path}: see packages/web-kit/src/tokens.ts`);
  });
}

/** Puts the values of design tokens into style sheets. */
export function tokenStyles(): Plugin {
  return {
    name: 'campus-token-styles',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css(?:\?|$)/.test(id) && code.includes('token(') ? { code: withTokens(code), map: null } : null,
  };
}
