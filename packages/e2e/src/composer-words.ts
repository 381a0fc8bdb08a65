import { readFileSync } from 'node:fs';

const contract = JSON.parse(
  readFileSync(new URL('../../../backend/openapi.json', import.meta.url), 'utf8'),
) as { 'x-upload-limits': { mostPictures: number } };

/** How the composer counts the pictures of a post: "3 of 10 photos". */
export const photosOf = (count: number): string =>
  `${count} of ${contract['x-upload-limits'].mostPictures} photos`;
