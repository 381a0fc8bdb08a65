/**
 * A member's text that is higher than this is collapsed, CSS pixels. It is more than COLLAPSED_HEIGHT_PIXELS, because hiding
 * less than the height of the button would save no space.
 */
export const COLLAPSE_ABOVE_PIXELS = 222;
/** The height of a collapsed text, CSS pixels. */
export const COLLAPSED_HEIGHT_PIXELS = 192;
/** Between a collapsed text and the button that shows all of it, CSS pixels. */
export const BUTTON_MARGIN_PIXELS = 2;
