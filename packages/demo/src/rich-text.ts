import { refuse, text, type Reader } from './shape.ts';

const HEADING = /^(##|###) (.+)$/;
const ITEM = /^(-|\d+\.) (.+)$/;

/**
 * The text of a post as HTML, which sanitising does not change. Each line is a paragraph, a heading (`##`, `###`) or an
 * item of a list (`-`, or `1.` and so on); what stands within a line is HTML already.
 */
export const richText: Reader<string> = (value, place) => {
  const blocks: { tag: string; inner: string }[] = [];
  for (const line of text(value, place).trimEnd().split('\n')) {
    const [, marks, heading] = HEADING.exec(line) ?? [];
    const [, bullet, item] = ITEM.exec(line) ?? [];
    if (line.trim() === '') refuse(place, 'has an empty line');
    if (bullet !== undefined) {
      const tag = bullet === '-' ? 'ul' : 'ol';
      const last = blocks.at(-1);
      if (last?.tag === tag) last.inner += `<li>${item}</li>`;
      else blocks.push({ tag, inner: `<li>${item}</li>` });
    } else if (marks !== undefined) blocks.push({ tag: `h${marks.length}`, inner: heading ?? '' });
    else blocks.push({ tag: 'p', inner: line });
  }
  return blocks.map(({ tag, inner }) => `<${tag}>${inner}</${tag}>`).join('');
};
