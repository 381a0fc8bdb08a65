import {
  mediaNameOf,
  mediaPath,
  newMediaName,
  renditionKey,
  renditionKeys,
  withheldKey,
} from './media-path.js';
import { RENDITION_WIDTHS_PIXELS } from './rendition-widths.js';

const NAME = '0123456789abcdef0123456789abcdef01234567';

it('a new name has 160 bits, and is the name of its path', () => {
  const name = newMediaName();
  expect(name).toMatch(/^[0-9a-f]{40}$/);
  expect(newMediaName()).not.toBe(name);
  expect(mediaNameOf(mediaPath(name).replace('media/', ''))).toBe(name);
});

it.each([
  `${NAME}.webp.webp`,
  `${NAME}.png`,
  `${NAME}`,
  `x${NAME}.webp`,
  `${NAME.slice(1)}.webp`,
  `${NAME.toUpperCase()}.webp`,
  `../${NAME}.webp`,
  `${NAME}xwebp`,
])('%s is no file', (file) => {
  expect(mediaNameOf(file)).toBeNull();
});

it('renditions are spread over folders by the beginning of their names', () => {
  expect(renditionKey(NAME, 320)).toBe(`01/${NAME}-320.webp`);
  expect(renditionKeys(mediaPath(NAME))).toEqual(
    RENDITION_WIDTHS_PIXELS.map((width) => renditionKey(NAME, width)),
  );
});

it.each(['', 'media/', `other/${NAME}.webp`, `media/media/${NAME}.webp`, `x/media/${NAME}.webp`])(
  'the path %j has no renditions',
  (path) => {
    expect(renditionKeys(path)).toEqual([]);
  },
);

it('a withheld file has a key that no path leads to', () => {
  expect(withheldKey(renditionKey(NAME, 320))).toBe(`withheld/01/${NAME}-320.webp`);
});
