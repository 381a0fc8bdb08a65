import { layout } from '@campus-commons/web-kit/tokens.ts';

/** Where toasts are in wide windows: below the row with a screen's title, at whose right end its button is. */
export const BELOW_TITLE_ROW = 84;

/** Where they are on phones, so that they cover no title of a dialog: the offset of their lower edge. */
export const abovePhoneBar = `calc(${layout.bottomBarHeight + 8}px + env(safe-area-inset-bottom))`;
