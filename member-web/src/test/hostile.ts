/** Markup that would run if a field were not shown as text; each field has its own. */
export const hostile = (field: string): string => `<img src=x onerror=alert(1)> & "${field}"`;

/** Each of these fields stands in the document as text, and none became an element. */
export function expectAsText(...fields: string[]): void {
  for (const field of fields) expect(document.body).toHaveTextContent(hostile(field));
  expect(document.querySelector('img[src="x"], [onerror]')).toBeNull();
}
