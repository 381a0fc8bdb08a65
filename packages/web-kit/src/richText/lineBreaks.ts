/**
 * HTML whose line breaks are the spaces that they stand for. Paragraphs show all other spaces as they were typed, so a
 * line break would be one there too.
 */
export function withoutLineBreaks(html: string): string {
  return html.replace(/[\r\n]+/g, ' ');
}
