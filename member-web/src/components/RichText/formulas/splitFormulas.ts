/** Characters of a formula, without its delimiters. */
export const MAX_FORMULA_LENGTH = 500;

/** A formula in a text. */
export interface Formula {
  /** TeX between the delimiters. */
  readonly source: string;
  /** What is written, with the delimiters. */
  readonly written: string;
  /** Whether it stands in a line of its own: `\[…\]`. */
  readonly isDisplay: boolean;
}

const CLOSING = { '\\(': '\\)', '\\[': '\\]' } as const;

/**
 * Splits a text at its formulas, `\(…\)` and `\[…\]`. What is empty, too long or not closed is text. Each closing delimiter is searched
 * for once, however many open before it.
 */
export function splitFormulas(text: string): (string | Formula)[] {
  const parts: (string | Formula)[] = [];
  /** Where the next closing delimiter is, from the place where it was last searched for. */
  const next: Record<string, number> = {};
  let begin = 0;
  const opening = /\\[([]/g;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const delimiter = found[0] as keyof typeof CLOSING;
    const start = found.index + delimiter.length;
    const closing = CLOSING[delimiter];
    if ((next[closing] ?? -1) < start) {
      const at = text.indexOf(closing, start);
      next[closing] = at < 0 ? Infinity : at;
    }
    const end = next[closing] ?? Infinity;
    const isFormula = end - start <= MAX_FORMULA_LENGTH && text.slice(start, end).trim() !== '';
    if (!isFormula) continue;
    if (found.index > begin) parts.push(text.slice(begin, found.index));
    begin = end + closing.length;
    opening.lastIndex = begin;
    const written = text.slice(found.index, begin);
    parts.push({ source: text.slice(start, end), written, isDisplay: delimiter === '\\[' });
  }
  if (begin < text.length) parts.push(text.slice(begin));
  return parts;
}
