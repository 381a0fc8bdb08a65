/** Helpers for the rich text of posts; sanitising does not change their output. */

/** Paragraphs. */
export function p(...paragraphs: string[]): string {
  return paragraphs.map((text) => `<p>${text}</p>`).join('');
}

/** A heading inside a post. */
export function h2(text: string): string {
  return `<h2>${text}</h2>`;
}

/** A smaller heading. */
export function h3(text: string): string {
  return `<h3>${text}</h3>`;
}

/** A bulleted list. */
export function ul(...items: string[]): string {
  return `<ul>${list(items)}</ul>`;
}

/** A numbered list. */
export function ol(...items: string[]): string {
  return `<ol>${list(items)}</ol>`;
}

/** A link; addresses lead to example domains only. */
export function link(href: string, text: string): string {
  return `<a href="${href}">${text}</a>`;
}

/** Coloured words, in one of the editor's colours. */
export function colour(name: keyof typeof COLOURS, text: string): string {
  return `<span style="color:${COLOURS[name]}">${text}</span>`;
}

/** Words with a background colour, as with a highlighter. */
export function marked(text: string): string {
  return `<span style="background-color:#FBE2A6">${text}</span>`;
}

const COLOURS = { teal: '#0B6B70', hibiscus: '#C8324F', leaf: '#3F7A2A', indigo: '#3A467F' } as const;

function list(items: string[]): string {
  return items.map((item) => `<li>${item}</li>`).join('');
}
