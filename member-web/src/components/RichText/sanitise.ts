import { readColours, type TextColours } from '@campus-commons/web-kit/richText/colours.ts';
import {
  LINK_REL,
  LINK_TARGET,
  TAGS,
  WITHOUT_ATTRIBUTES,
} from '@campus-commons/web-kit/richText/generated.ts';
import { isAllowedLink, withoutLineBreaks } from '@campus-commons/web-kit/richText/links.ts';
import createPurifier, { type Config } from 'dompurify';
import { codeTexts } from '../../texts/components';
import { startHeadings } from './headingLevels';

/**
 * Custom properties with the colours that an author chose. The style sheet (richTextStyles.ts) turns them into colours
 * that are readable in both colour schemes; a fixed inline colour would not be.
 */
export const TEXT_COLOUR = '--text-colour';
export const HIGHLIGHT = '--highlight';

const BARE = new Set<string>(WITHOUT_ATTRIBUTES);

const CONFIG: Config = {
  ALLOWED_TAGS: [...TAGS],
  ALLOWED_ATTR: ['href', 'style', 'target', 'rel'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Returns a function that reduces HTML to the allow-list.
 * @param styleOf the inline style of an element with these colours
 * @param startFinishing called for each text; what it returns is called for each element that is kept
 */
export function purifierWith(
  styleOf: (colours: TextColours) => string,
  startFinishing?: () => (element: Element) => void,
): (html: string) => string {
  const purifier = createPurifier(window);
  let finish: ((element: Element) => void) | undefined;
  purifier.addHook('afterSanitizeAttributes', (element) => {
    const isLink = element.nodeName === 'A';
    const href = element.getAttribute('href');
    if (href !== null && !(isLink && isAllowedLink(href))) element.removeAttribute('href');
    element.removeAttribute('target');
    element.removeAttribute('rel');
    if (isLink && element.hasAttribute('href')) {
      element.setAttribute('target', LINK_TARGET);
      element.setAttribute('rel', LINK_REL);
    }
    finish?.(element);
    const style = element.getAttribute('style');
    if (style === null) return;
    const safe = BARE.has(element.localName) ? '' : styleOf(readColours(style));
    if (safe) element.setAttribute('style', safe);
    else element.removeAttribute('style');
  });
  return (html) => {
    finish = startFinishing?.();
    return purifier.sanitize(html, CONFIG);
  };
}

/** An inline style, without what is undefined. */
export function declarations(entries: [property: string, value: string | undefined][]): string {
  return entries.flatMap(([property, value]) => (value ? [`${property}: ${value}`] : [])).join('; ');
}

const purifyForDisplay = purifierWith(
  (colours) =>
    declarations([
      [TEXT_COLOUR, colours.color],
      [HIGHLIGHT, colours['background-color']],
    ]),
  () => {
    const setLevel = startHeadings();
    return (element) => {
      setLevel(element);
      if (element.localName === 'pre') makeScrollable(element);
    };
  },
);

/** Code scrolls in its own box, by keyboard, too. */
function makeScrollable(code: Element): void {
  code.setAttribute('tabindex', '0');
  code.setAttribute('role', 'group');
  code.setAttribute('aria-label', codeTexts.code);
}

/** The HTML as the page shows it: the allow-list, with colours turned into custom properties. */
export const toDisplayHtml = (html: string): string => purifyForDisplay(withoutLineBreaks(html));

/** The HTML as the server stores it: the allow-list, colours as plain CSS. */
export const toStoredHtml = purifierWith((colours) =>
  declarations([
    ['color', colours.color],
    ['background-color', colours['background-color']],
  ]),
);

/** The HTML as it is edited: shown as by the page, but the colours can be read from it again when it is stored. */
const toEditableHtml = purifierWith((colours) =>
  declarations([
    ['color', colours.color],
    ['background-color', colours['background-color']],
    [TEXT_COLOUR, colours.color],
    [HIGHLIGHT, colours['background-color']],
  ]),
);

/** Fills an element that is edited with the text of a post, which it sanitises as {@link RichText} does. */
export function fillWithPost(element: HTMLElement, html: string): void {
  element.innerHTML = toEditableHtml(withoutLineBreaks(html));
}
