const SENTENCE =
  'The library opens at eight, the gate of the hostel closes at ten, and between the two there is time for a walk';

/** Paragraphs between two headings. */
const SECTION = 10;

/**
 * The HTML of a post with that many words: headings, paragraphs with links, bold and coloured text, and lists.
 * @param words at least 100; the post has up to one paragraph more
 */
export function longPost(words: number): string {
  const blocks: string[] = [];
  for (let written = 0; written < words; written += 2 * SENTENCE.split(' ').length)
    blocks.push(block(blocks.length));
  return blocks.join('');
}

function block(index: number): string {
  const formatted = SENTENCE.replace('gate', '<strong>gate</strong>').replace('walk', '<em>walk</em>');
  if (index % SECTION === 0) return `<h2>${SENTENCE}</h2><p>${formatted}.</p>`;
  if (index % SECTION === 5) return `<ul><li><p>${SENTENCE}</p></li><li><p>${formatted}</p></li></ul>`;
  if (index % SECTION === 8) {
    return `<p><a href="https://example.org/hours">${SENTENCE}</a>, <span style="color: #0B6B70">${SENTENCE}</span>.</p>`;
  }
  return `<p>${formatted}. ${SENTENCE}.</p>`;
}
