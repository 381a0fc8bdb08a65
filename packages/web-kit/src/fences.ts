/** Opens lines of code in plain text; a language may stand after it. */
const OPENING = /^```[\w+#.-]*\s*$/;
const CLOSING = /^```\s*$/;

/** A part of a plain text: lines of code, or what stands between them. */
export interface FencedPart {
  readonly isCode: boolean;
  /** Its lines, without the fences and the line breaks beside them. */
  readonly text: string;
}

/**
 * Splits a plain text at lines fenced with three backticks, as in Markdown. A fence that is not closed is text. Each line is
 * looked at up to three times, so that a text of fences takes no longer than another one.
 */
export function splitFences(text: string): FencedPart[] {
  const lines = text.split('\n');
  const lastClosing = lines.findLastIndex((line) => CLOSING.test(line));
  const parts: FencedPart[] = [];
  const add = (isCode: boolean, from: number, to: number) => {
    if (isCode || to > from) parts.push({ isCode, text: lines.slice(from, to).join('\n') });
  };
  let begin = 0;
  for (let at = 0; at < lastClosing; at += 1) {
    if (!OPENING.test(lines[at] ?? '')) continue;
    let end = at + 1;
    while (!CLOSING.test(lines[end] ?? '')) end += 1;
    add(false, begin, at);
    add(true, at + 1, end);
    begin = end + 1;
    at = end;
  }
  add(false, begin, lines.length);
  return parts;
}
