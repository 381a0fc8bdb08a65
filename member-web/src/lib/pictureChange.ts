/** The change of a picture in a form: a new file, `'removed'`, or undefined for no change. */
export type PictureChange = File | 'removed' | undefined;
