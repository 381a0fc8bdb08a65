import { graphemesOf, lengthOf } from './text/cut-text.js';
import { foldLetters } from './text/fold-letters.js';

/** How many members a post or comment may mention. */
export const MAX_MENTIONS = 10;

/** Characters of a label that the database keeps; invisible ones and accents count. */
const MAX_LABEL_LENGTH = 200;

/** A member whom a post or comment mentions. */
export interface Mention {
  /** Member id. */
  readonly id: string;
  /** The name as it follows the `@` in the text. */
  readonly label: string;
}

/**
 * The members whose name follows an `@` in a text, at the beginning of a word, as searching compares letters. Longer names first: in
 * "@Ananya Sharma" only she is mentioned, and nobody who is called Ananya. Who has the same name shares it.
 * @param text as its readers see it, without markup; a line for each paragraph
 */
export function mentionsIn(
  text: string,
  members: readonly { readonly id: string; readonly name: string }[],
): Mention[] {
  const byName = new Map<string, string[]>();
  for (const { id, name } of members) {
    const key = foldedOf(name.trim().replace(/\s+/gu, ' ')).letters;
    if (key !== '') byName.set(key, [...(byName.get(key) ?? []), id]);
  }
  const found: Mention[] = [];
  if (byName.size === 0 || !text.includes('@')) return found;
  const { letters, starts } = foldedOf(text);
  let rest = letters;
  for (const name of [...byName.keys()].sort((a, b) => b.length - a.length)) {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}_])@(${asPattern(name)})(?![\\p{L}\\p{M}\\p{N}_])`,
      'giu',
    );
    const match = pattern.exec(rest);
    if (match === null) continue;
    const label = text.slice(starts[match.index + 1], starts[match.index + match[0].length]);
    if (lengthOf(label) > MAX_LABEL_LENGTH) continue;
    // What is taken is not searched again; separators keep the words around it apart.
    rest = rest.replace(pattern, (taken) => '\n'.repeat(taken.length));
    found.push(...(byName.get(name) ?? []).map((id) => ({ id, label })));
  }
  return found;
}

/** A text as searching compares it, and for each of its code units, and its end, where that is in the text. */
function foldedOf(text: string): { readonly letters: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let letters = '';
  let at = 0;
  for (const character of graphemesOf(text)) {
    const folded = foldLetters(character);
    letters += folded;
    while (starts.length < letters.length) starts.push(at);
    at += character.length;
  }
  return { letters, starts: [...starts, text.length] };
}

/**
 * The name as a pattern; each of its spaces may be another one or up to three, as editors insert them, and no line break. With
 * 100 characters of a name, the label stays within the column's 200.
 */
function asPattern(name: string): string {
  return name
    .split(' ')
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('[^\\S\n]{1,3}');
}
