/**
 * How large, and how many, pictures may be. How often forms with pictures may be sent: `LIMIT_UPLOAD` in
 * rate-limits.ts; how long one may take to arrive: `UPLOAD_SECONDS` in server-settings.ts. The reasons:
 * docs/decisions/0004-pictures.md. The contract carries these limits to the member site as `x-upload-limits`
 * (contract/document.ts), which refuses a picture before it is sent; `npm run api:generate` writes them to
 * `packages/web-kit/src/pictures/generated.ts`.
 */

/** The formats of pictures, in sentences; `platform/media/sniff.ts` recognises them. */
export const PICTURE_FORMATS = 'JPEG, PNG, WebP, GIF or AVIF';
/** Maximum size of a picture file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** The same in words for people. */
export const MAX_FILE_MEGABYTES = MAX_FILE_BYTES / 1024 ** 2;
/** Maximum number of pictures of a post. */
export const MAX_PICTURES = 10;
/** Maximum size of a JSON body, and of each field of a form, KB. */
export const MAX_JSON_KILOBYTES = 256;
/** What a form may have in all, MB: its pictures and its fields, with room for their headers. The proxy refuses larger ones. */
export const MAX_FORM_MEGABYTES = MAX_PICTURES * MAX_FILE_MEGABYTES + 10;
/**
 * Maximum pixels of a still picture, of all frames of an animated one together, and of one AVIF frame: the AVIF decoder
 * takes up to 25 bytes per pixel, whatever the file's size, while those of other formats buffer a few lines or take
 * four bytes per pixel.
 */
export const MAX_PIXELS = { still: 50_000_000, moving: 100_000_000, avifFrame: 16_000_000 } as const;
/** Maximum number of frames of an animated picture. */
export const MAX_FRAMES = 300;
