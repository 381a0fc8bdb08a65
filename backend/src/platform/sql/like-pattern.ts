/** Escapes text for a LIKE pattern, so that `%`, `_` and the escape character match literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
