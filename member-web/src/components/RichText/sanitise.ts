import createPurifier, { type Config } from 'dompurify';
import { ALLOWED_TAGS, isAllowedLink, readColours, type TextColours } from './allowList';

/**
 * Custom properties that carry an author's colours into the page. The style sheet (richTextStyles.ts) turns them into
 * colours that stay readable in either colour scheme, which a fixed inline colour would not.
 */
export const TEXT_COLOUR = '--text-colour';
export const HIGHLIGHT = '--highlight';

const CONFIG: Config = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ['href', 'style', 'target', 'rel'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

function purifierWith(
  styleOf: (colours: TextColours) => string,
  finish?: (element: Element) => void,
): (html: string) => string {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    const isLink = element.nodeName === 'A';
    const href = element.getAttribute('href');
    if (href !== null && !(isLink && isAllowedLink(href))) element.removeAttribute('href');
    element.removeAttribute('target');
    element.removeAttribute('rel');
    if (isLink && element.hasAttribute('href')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer nofollow ugc');
    }
    finish?.(element);
    const style = element.getAttribute('style');
    if (style === null) return;
    const safe = element.nodeName === 'SPAN' ? styleOf(readColours(style)) : '';
    if (safe) element.setAttribute('style', safe);
    else element.removeAttribute('style');
  });
  return (html) => purifier.sanitize(html, CONFIG);
}

function declarations(entries: [property: string, value: string | undefined][]): string {
  return entries.flatMap(([property, value]) => (value ? [`${property}: ${value}`] : [])).join('; ');
}

/** A post stands under its author's name (level two), so for those who listen its own headings begin below that. */
function lowerHeading(element: Element): void {
  const level = /^H([1-6])$/.exec(element.nodeName)?.[1];
  if (level) element.setAttribute('aria-level', String(Math.min(Number(level) + 2, 6)));
}

/** The HTML as the page shows it: the allow-list, with colours turned into custom properties. */
export const toDisplayHtml = purifierWith(
  (colours) =>
    declarations([
      [TEXT_COLOUR, colours.color],
      [HIGHLIGHT, colours.backgroundColor],
    ]),
  lowerHeading,
);

/** The HTML as the server stores it: the allow-list, colours as plain CSS. */
export const toStoredHtml = purifierWith((colours) =>
  declarations([
    ['color', colours.color],
    ['background-color', colours.backgroundColor],
  ]),
);
