/** A member whom a text mentions by `@` and this name. */
export interface Mention {
  id: string;
  label: string;
}

const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * Splits a text into plain parts and the mentions in it, as written there. Longer names are tried first, and of members with the
 * same name the last one counts. As on the server, a mention begins and ends where a word does.
 * @param mentions at least one
 */
export function splitMentions(text: string, mentions: readonly Mention[]): (string | Mention)[] {
  const ids = new Map(mentions.map(({ id, label }) => [label.toLowerCase(), id]));
  const names = [...ids.keys()]
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
  const parts: (string | Mention)[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(`(^|(?!${WORD}).)@(${names})(?!${WORD})`, 'gisu'))) {
    const [, before = '', label = ''] = match;
    const id = ids.get(label.toLowerCase());
    if (id === undefined) continue;
    parts.push(text.slice(end, match.index + before.length), { id, label });
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
