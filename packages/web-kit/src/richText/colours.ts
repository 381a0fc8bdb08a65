import { COLOUR_PATTERN, COLOUR_PROPERTIES } from './generated.ts';

const COLOUR = new RegExp(COLOUR_PATTERN, 'i');

/** The permitted style properties of a post with their values. */
export type TextColours = Partial<Record<(typeof COLOUR_PROPERTIES)[number], string>>;

/** Extracts the permitted colours from a style attribute. */
export function readColours(style: string): TextColours {
  const colours: TextColours = {};
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const property = COLOUR_PROPERTIES.find((each) => each === name);
    const value = declaration
      .slice(colon + 1)
      // `!important` would override the style that keeps the colour readable in dark mode.
      .replace(/!\s*important/gi, '')
      .trim();
    if (property && COLOUR.test(value)) colours[property] = value;
  }
  return colours;
}
