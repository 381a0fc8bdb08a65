/** A higher text of a post is collapsed, CSS pixels. The difference avoids hiding less than the button takes. */
export const COLLAPSE_ABOVE = 222;
/** The height of a collapsed text, CSS pixels; `early.css` repeats it for the posts before the site's code has loaded. */
export const COLLAPSED_HEIGHT = 192;
