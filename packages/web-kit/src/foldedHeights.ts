/**
 * A member's text that is higher than this is collapsed, CSS pixels. It is more than COLLAPSED_HEIGHT, because hiding
 * less than the height of the button would save no space.
 */
export const COLLAPSE_ABOVE = 222;
/** The height of a collapsed text, CSS pixels. `early.css` has the same value for the early posts. */
export const COLLAPSED_HEIGHT = 192;
