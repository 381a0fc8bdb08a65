import temml from 'temml';
import type { Formula } from './splitFormulas';

/** Largest length in a formula: em, and points for absolute units. */
const MAX_EM = 20;
const MAX_POINTS = 200;
/** How many of its own macros Temml expands in a formula. Formulas of 500 characters need far fewer. */
const MAX_EXPANSIONS = 500;

/**
 * Commands that formulas of posts do not have: macros, which could make a short formula endless; colours, which could hide text;
 * names and links within the page; parts that react to clicks.
 */
const REFUSED = [
  ...[
    'def',
    'gdef',
    'edef',
    'xdef',
    'let',
    'futurelet',
    'global',
    'newcommand',
    'renewcommand',
    'providecommand',
  ],
  ...['color', 'textcolor', 'colorbox', 'fcolorbox', 'definecolor'],
  ...['label', 'ref', 'eqref', 'tag', 'href', 'url', 'includegraphics', 'class', 'id', 'style', 'data'],
  ...['toggle', 'texttip', 'tip'],
];
/** What they expand to: nothing that is known, so that the formula is an error. */
const UNKNOWN = '\\notInPosts';

/**
 * A formula as MathML, in an element of its own.
 * @returns undefined if it is no TeX that posts may contain
 */
export function renderFormula({ source, isDisplay }: Formula): HTMLElement | undefined {
  const box = document.createElement('span');
  try {
    temml.render(source, box, {
      displayMode: isDisplay,
      throwOnError: true,
      annotate: true,
      trust: false,
      maxSize: [MAX_EM, MAX_POINTS],
      maxExpand: MAX_EXPANSIONS,
      macros: Object.fromEntries(REFUSED.map((name) => [`\\${name}`, UNKNOWN])),
    });
  } catch {
    // Not only its ParseError: the formula is a stranger's, and the text stays readable whatever fails.
    return undefined;
  }
  return isHarmless(box) ? box : undefined;
}

/** Whether it has nothing that reaches beyond the formula. The library refuses all of it; this does not rely on that. */
function isHarmless(box: HTMLElement): boolean {
  return [...box.querySelectorAll('*')].every(
    (element) =>
      (element.namespaceURI === 'http://www.w3.org/1998/Math/MathML' || element.localName === 'span') &&
      element.getAttributeNames().every((name) => !/^(?:on|id$|src|xlink:)|href|action/i.test(name)),
  );
}
