/**
 * How many combining marks one character may carry where it is shown. No script needs more: Vedic Sanskrit and Hebrew with
 * cantillation come to four.
 */
const MAX_MARKS = 5;

// Joiners and other invisible characters between marks do not start a new character.
const EXCESS = new RegExp(
  `([\\p{M}\\u200b-\\u200f\\u2060-\\u2064]{${MAX_MARKS}})[\\p{M}\\u200b-\\u200f\\u2060-\\u2064]+`,
  'gu',
);

/**
 * A text in which no character carries more than five combining marks. Hundreds of them, which browsers stack, would draw
 * over what others wrote above and below.
 */
export function boundMarks(text: string): string {
  return text.replace(EXCESS, '$1');
}
