import { COLOUR_PATTERN, COLOUR_PROPERTIES } from './generated.ts';

const COLOUR = new RegExp(COLOUR_PATTERN, 'i');

/** The style properties that a post may set, as far as their values are allowed. */
export type TextColours = Partial<Record<(typeof COLOUR_PROPERTIES)[number], string>>;

/** Reads the permitted colours out of a style attribute and drops everything else. */
export function readColours(style: string): TextColours {
  const colours: TextColours = {};
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const property = COLOUR_PROPERTIES.find((each) => each === name);
    const value = declaration
      .slice(colon + 1)
      // It would override the style that keeps the colour readable in dark mode.
      .replace(/!\s*important/gi, '')
      .trim();
    if (property && COLOUR.test(value)) colours[property] = value;
  }
  return colours;
}
