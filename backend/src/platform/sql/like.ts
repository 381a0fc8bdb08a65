/** Text to be found as it stands: `%`, `_` and the escape itself lose their meaning in a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
