import { layout } from '@campus-commons/web-kit/tokens.ts';

/** Where toasts are on phones, so that they cover no title of a dialog: the offset of their lower edge. */
export const abovePhoneBar = `calc(${layout.bottomBarHeight + 8}px + env(safe-area-inset-bottom))`;
