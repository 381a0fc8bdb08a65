/** How many members a post or comment may mention. */
export const MOST_MENTIONS = 10;

/** A member whom a post or comment mentions. */
export interface Mention {
  /** Member id. */
  readonly id: string;
  /** The name as it follows the `@` in the text. */
  readonly label: string;
}

/**
 * The members whose name follows an `@` in a text, at the beginning of a word, without regard to case. Longer names first: in
 * "@Ananya Sharma" only she is mentioned, and nobody who is called Ananya. Who has the same name shares it.
 * @param text as its readers see it, without markup; a line for each paragraph
 */
export function mentionsIn(
  text: string,
  members: readonly { readonly id: string; readonly name: string }[],
): Mention[] {
  const byName = new Map<string, string[]>();
  for (const { id, name } of members) {
    const key = name.trim().replace(/\s+/gu, ' ').toLowerCase();
    if (key !== '') byName.set(key, [...(byName.get(key) ?? []), id]);
  }
  const found: Mention[] = [];
  let rest = text;
  for (const name of [...byName.keys()].sort((a, b) => b.length - a.length)) {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}_])@(${asPattern(name)})(?![\\p{L}\\p{M}\\p{N}_])`,
      'giu',
    );
    const [, label] = pattern.exec(rest) ?? [];
    if (label === undefined) continue;
    // What is taken is not searched again; a separator keeps the words around it apart.
    rest = rest.replace(pattern, '\n');
    found.push(...(byName.get(name) ?? []).map((id) => ({ id, label })));
  }
  return found;
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
