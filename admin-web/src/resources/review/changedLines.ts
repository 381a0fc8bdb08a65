/** The lines of one text that the other does not have, each as often as it is missing; empty lines do not count. */
export function changedLines(before: string, now: string): { gone: string[]; added: string[] } {
  const [old, present] = [linesOf(before), linesOf(now)];
  return { gone: without(old, present), added: without(present, old) };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function without(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const place = rest.indexOf(line);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}
