/** A member whom a text mentions by `@` and this name. */
export interface Mention {
  id: string;
  label: string;
}

/** A name with one space between its words: HTML shows no more, and editors insert others. */
export function foldSpaces(name: string): string {
  return name.trim().replace(/\s+/gu, ' ');
}

const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * Splits a text into plain parts and the mentions in it, as written there. Longer names are tried first, and of members with the
 * same name the last one counts. As on the server, a mention begins and ends where a word does.
 * @param mentions at least one
 */
export function splitMentions(text: string, mentions: readonly Mention[]): (string | Mention)[] {
  const keyOf = (label: string) => foldSpaces(label).toLowerCase();
  const ids = new Map(mentions.map(({ id, label }) => [keyOf(label), id]));
  const names = [...ids.keys()]
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '[^\\S\n]+'))
    .join('|');
  const parts: (string | Mention)[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(`(^|(?!${WORD}).)@(${names})(?!${WORD})`, 'gisu'))) {
    const [, before = '', label = ''] = match;
    const id = ids.get(keyOf(label));
    if (id === undefined) continue;
    parts.push(text.slice(end, match.index + before.length), { id, label });
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
