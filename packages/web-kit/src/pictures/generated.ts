// Generated from backend/src/config/upload-limits.ts, which explains each entry; see "npm run api:generate".
export const MAX_FILE_BYTES = 10485760 as const;
export const MAX_PICTURES = 10 as const;
export const MAX_PIXELS = {"still":50000000,"moving":100000000,"avifFrame":16000000} as const;
export const MAX_FRAMES = 300 as const;
export const PICTURE_FORMATS = "JPEG, PNG, WebP, GIF or AVIF" as const;
