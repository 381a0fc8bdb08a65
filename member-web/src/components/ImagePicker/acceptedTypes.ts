/** The picture formats that the server accepts; also the `accept` of every file input. */
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
