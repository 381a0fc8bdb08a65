/** What becomes of a picture that a form may change: another file, none, or undefined for the one that is there. */
export type PictureChange = File | 'removed' | undefined;
