/** An e-mail address, as quoted in a mail server's refusal, or user@host of a connection string. */
const ADDRESS = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g;

/**
 * The name of a picture, which is the secret that gives access to it. Its first characters are enough to identify it.
 */
const PICTURE_NAME = /([0-9a-f]{4})[0-9a-f]{36}/gi;

/** A text for logs and administrators, without e-mail addresses and without the names of pictures. */
export function redact(text: string): string {
  return redactPictureNames(text.replace(ADDRESS, '(address)'));
}

/** A path for logs: `/media/1a2b….webp` in place of the whole name. */
export function redactPictureNames(path: string): string {
  return path.replace(PICTURE_NAME, '$1…');
}
