import type { Plugin } from 'vite';
import { campusTypography, MONOSPACE } from '../packages/web-kit/src/theme/typography.ts';
import { blockStyles, type Styles } from './src/components/RichText/blockStyles';
import { postCardStyles } from './src/features/feeds/exports/postCardStyles';
import { pictureFrameStyles, pictureGround, smallRowStyles } from './src/lib/layout/pictureFrame';

/** The style sheet of the early posts, to which the rules of the site's own card are added. */
const SHEET = '/src/early/early.css';

const { body1, body2, subtitle1, h3 } = campusTypography as Record<string, Styles>;

/** Only the fallback fonts: loading fonts would delay the site's code. */
const fallbackFonts = (family: string) => family.replaceAll(/'[^']* Variable', /g, '');

const CARD: readonly (readonly [selector: string, styles: Styles])[] = [
  ['.early-page', { ...body1 }],
  ['.early-post', postCardStyles.card],
  ['.early-post > header', postCardStyles.header],
  ['.early-portrait', postCardStyles.portrait],
  // Beside the menu: its button, 44 px wide, and the gap before it.
  [
    '.early-names',
    {
      ...postCardStyles.names,
      marginRight: `calc(44px + ${postCardStyles.menu.marginRight} + ${postCardStyles.header.gap})`,
    },
  ],
  ['.early-names h2', { ...subtitle1, ...postCardStyles.nameLine }],
  ['.early-details', { ...body2, ...postCardStyles.details }],
  ['.early-when', postCardStyles.when],
  ['.early-title', postCardStyles.titleOrTime],
  ['.early-when i', postCardStyles.dot],
  ['.early-page-name', postCardStyles.pageName],
  ['.early-heading', { ...h3, ...postCardStyles.title }],
  ['.early-state', postCardStyles.titleState],
  [
    '.early-text',
    {
      ...postCardStyles.text,
      ...blockStyles({
        heading: { ...h3 },
        fontFamily: body1?.fontFamily as string,
        monospace: MONOSPACE,
        link: 'var(--link)',
        quiet: 'var(--ink-2)',
        marker: 'var(--accent)',
        ground: 'var(--quiet)',
        line: 'var(--line-strong)',
      }),
    },
  ],
  ['.early-poll', postCardStyles.poll],
  ['.early-option', postCardStyles.pollOption],
  ['.early-counted', postCardStyles.pollFigures],
  ['.early-own', postCardStyles.pollOwn],
  ['.early-foot', postCardStyles.pollFoot],
  ['.early-end', postCardStyles.pollEnd],
  ['.early-pictures', { ...postCardStyles.pictures, ...postCardStyles.threePictures }],
  ['.early-two', postCardStyles.twoPictures],
  [
    '.early-ground',
    {
      marginTop: postCardStyles.pictures.marginTop,
      marginInline: postCardStyles.pictures.marginInline,
      background: pictureGround('var(--quiet)'),
      ...pictureFrameStyles.field,
    },
  ],
  ['.early-small', { ...pictureFrameStyles.smallField, background: 'none' }],
  ['.early-stamps', smallRowStyles],
  ['.early-picture', pictureFrameStyles.frame],
  ['.early-actions', postCardStyles.actions],
];

/**
 * Writes styles as CSS. `&` in the names of nested rules stands for the selector.
 * @throws Error when the card or the theme no longer has a style
 */
function cssOf(selector: string, styles: Styles): string {
  if (Object.keys(styles).length === 0) throw new Error(`There are no styles for ${selector}`);
  const own: string[] = [];
  const nested: string[] = [];
  for (const [name, value] of Object.entries(styles)) {
    if (value === undefined) throw new Error(`The style ${name} of ${selector} has no value`);
    if (typeof value !== 'object') {
      own.push(`${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`);
    } else if (name.startsWith('@')) {
      nested.push(`${name} { ${cssOf(selector, value)} }`);
    } else {
      nested.push(cssOf(name.replaceAll('&', selector), value));
    }
  }
  return [`${selector} { ${own.join(' ')} }`, ...nested].join('\n');
}

/** The rules that the early posts share with the site's own card. */
export const sharedCardCss = (card = CARD): string =>
  fallbackFonts(card.map(([selector, styles]) => cssOf(selector, styles)).join('\n'));

/** Puts the rules of the site's card into the style sheet of the early posts. */
export function earlyStyles(): Plugin {
  let isFound = false;
  return {
    name: 'early-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(SHEET)) return null;
      isFound = true;
      return { code: `${sharedCardCss()}\n${code}`, map: null };
    },
    buildEnd(fault) {
      if (!fault && !isFound) this.error(`The site has no ${SHEET}: update its path in vite.earlyStyles.ts`);
    },
  };
}
