/** A post's text that is higher than this is folded, CSS pixels. Between the two, a fold would hide less than its button takes. */
export const FOLD_ABOVE = 222;
/** The height a folded text keeps, CSS pixels; `early.css` repeats it for the posts shown before the site's code has loaded. */
export const FOLDED_HEIGHT = 192;
