import { refuse, text, type Reader } from './shape.ts';

const HEADING = /^(##|###) (.+)$/;
const ITEM = /^(-|\d+\.) (.+)$/;
const QUOTED = /^> (.+)$/;
const FENCE = '```';

interface Block {
  tag: string;
  inner: string;
}

/**
 * The text of a post as HTML, which sanitising does not change. Each line is a paragraph, a heading (`##`, `###`), an item of a list
 * (`-`, or `1.` and so on) or a paragraph of a quote (`>`); what stands within a line is HTML already. Lines between two of three
 * backticks are code, as it is typed.
 */
export const richText: Reader<string> = (value, place) => {
  const blocks: Block[] = [];
  let code: string[] | undefined;
  for (const line of text(value, place).trimEnd().split('\n')) {
    if (line === FENCE) {
      if (code) blocks.push({ tag: 'pre', inner: `<code>${code.join('\n')}</code>` });
      code = code ? undefined : [];
    } else if (code) code.push(escaped(line));
    else if (line.trim() === '') refuse(place, 'has an empty line');
    else add(line, blocks);
  }
  if (code) refuse(place, 'has code without an end');
  return blocks.map(({ tag, inner }) => `<${tag}>${inner}</${tag}>`).join('');
};

function add(line: string, blocks: Block[]): void {
  const [, marks, heading = ''] = HEADING.exec(line) ?? [];
  const [, bullet, item] = ITEM.exec(line) ?? [];
  const [, quoted] = QUOTED.exec(line) ?? [];
  const join = (tag: string, inner: string) => {
    const last = blocks.at(-1);
    if (last?.tag === tag) last.inner += inner;
    else blocks.push({ tag, inner });
  };
  if (bullet !== undefined) join(bullet === '-' ? 'ul' : 'ol', `<li>${item}</li>`);
  else if (quoted !== undefined) join('blockquote', `<p>${quoted}</p>`);
  else if (marks !== undefined) blocks.push({ tag: `h${marks.length}`, inner: heading });
  else blocks.push({ tag: 'p', inner: line });
}

const escaped = (line: string) =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
