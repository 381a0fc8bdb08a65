/**
 * Subsets the published variable fonts to the glyphs that the sites use, and writes `src/fonts/`: the font files and
 * `faces.css` with their @font-face rules. Run it after an upgrade of a font package:
 * `npm run fonts -w packages/web-kit`. Subsetting shrinks the two fonts of every screen from 125 kB to 60 kB, and Hindi
 * text from 121 kB to 80 kB, which matters on a first visit over a slow network.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/fonts/', import.meta.url));

/** English, Hindi in Latin letters and western European names, with their punctuation. */
const latinLetters =
  'U+0020-002F,U+003A-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2009-200A,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212';
const figures = 'U+0030-0039';
const latin = `${figures},${latinLetters}`;
/** Names from all other languages in Latin script. */
const latinExtended = 'U+0100-0130,U+0132-0151,U+0154-024F,U+1E00-1EFF,U+20B9';
const greek = 'U+0370-03FF';
/** Includes the joiners: without them half of the Devanagari conjuncts break. */
const devanagari = 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A8E0-A8FF';

/** OpenType features for good typesetting; unused alternates are removed. */
const textFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

const textWeights = { wght: { min: 400, max: 700 } };
/** Headings use one weight, so only the optical size stays variable. */
const headingWeight = { wght: 680 };

const fonts = [
  {
    package: 'inter',
    family: 'Inter Variable',
    axes: textWeights,
    weight: '400 700',
    features: textFeatures,
    files: [
      // The sites use tabular figures for all numbers. Inter's feature for that also widens the hyphen, which would
      // distort words, so only the figures keep it.
      { source: 'inter-latin-wght-normal', name: 'inter', range: latinLetters },
      { source: 'inter-latin-wght-normal', name: 'inter-figures', range: figures, features: ['tnum'] },
      { source: 'inter-latin-wght-italic', name: 'inter-italic', range: latin, style: 'italic' },
      { source: 'inter-latin-ext-wght-normal', name: 'inter-extended', range: latinExtended },
      { source: 'inter-greek-wght-normal', name: 'inter-greek', range: greek },
    ],
  },
  {
    package: 'bricolage-grotesque',
    family: 'Bricolage Grotesque Variable',
    axes: headingWeight,
    weight: '680',
    features: [...textFeatures, 'tnum'],
    files: [
      { source: 'bricolage-grotesque-latin-opsz-normal', name: 'bricolage', range: latin },
      {
        source: 'bricolage-grotesque-latin-ext-opsz-normal',
        name: 'bricolage-extended',
        range: latinExtended,
      },
    ],
  },
  {
    package: 'noto-sans-devanagari',
    family: 'Noto Sans Devanagari Variable',
    axes: textWeights,
    weight: '400 700',
    files: [{ source: 'noto-sans-devanagari-devanagari-wght-normal', name: 'devanagari', range: devanagari }],
  },
];

/** Every character of a CSS `unicode-range`. */
function charactersOf(range) {
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

const faces = [];
for (const font of fonts) {
  const root = dirname(resolve(`@fontsource-variable/${font.package}/package.json`));
  copyFileSync(join(root, 'LICENSE'), join(target, `LICENSE-${font.package}.txt`));
  for (const { source, name, range, style = 'normal', features = font.features } of font.files) {
    const original = readFileSync(join(root, 'files', `${source}.woff2`));
    const subset = await subsetFont(original, charactersOf(range).join(''), {
      targetFormat: 'woff2',
      variationAxes: font.axes,
      keepFeatures: features,
    });
    writeFileSync(join(target, `${name}.woff2`), subset);
    console.log(`${name}.woff2  ${original.length} -> ${subset.length} bytes`);
    faces.push(`@font-face {
  font-family: '${font.family}';
  font-style: ${style};
  font-weight: ${font.weight};
  font-display: swap;
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${range.replaceAll(',', ', ')};
}`);
  }
}
const notice = '/* Written by bin/subset-fonts.mjs; change that, not this. */';
const stylesheet = join(target, 'faces.css');
writeFileSync(stylesheet, `${notice}\n\n${faces.join('\n\n')}\n`);
// npm finds the formatter.
execFileSync('oxfmt', [stylesheet]);
