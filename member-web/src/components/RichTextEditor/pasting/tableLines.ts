/** Between the cells of a row. */
const BETWEEN_CELLS = ' · ';
/** For a cell without text, so that those behind it keep their place. */
const EMPTY_CELL = '–';
/** What stands on lines of its own within a cell. */
const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6';

/**
 * Turns tables, which posts cannot hold, into a line for each row. A table that only arranges (one column, or lists and
 * headings in its cells) gives its contents one after the other.
 */
export function tablesToLines(body: HTMLElement): void {
  // The inner ones first: what they become is then text of a cell.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    for (const { childNodes } of table.querySelectorAll('caption')) {
      table.before(elementOf('p', table, childNodes));
    }
    // Row by row: a spreadsheet may have more rows than a call may have arguments.
    for (const row of table.rows) table.before(...linesOf(row));
    table.remove();
  }
}

function linesOf(row: HTMLTableRowElement): Element[] {
  const cells = [...row.cells];
  if (cells.every(isBlank)) return [];
  if (cells.length === 1 || cells.some((cell) => cell.querySelector('ul, ol, h1, h2, h3, h4, h5, h6'))) {
    return cells.filter((cell) => !isBlank(cell)).map((cell) => elementOf('div', row, cell.childNodes));
  }
  const parts = cells.flatMap((cell, index) => [
    ...(index > 0 ? [BETWEEN_CELLS] : []),
    ...(isBlank(cell) ? [EMPTY_CELL] : inlineOf(cell)),
  ]);
  return [elementOf('p', row, parts)];
}

/** The contents of a cell on one line, formats kept. */
function inlineOf(cell: Element): Node[] {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
  const blocks = [...cell.querySelectorAll(BLOCKS)].filter(
    (block) => !block.querySelector(BLOCKS) && !isBlank(block),
  );
  blocks.slice(0, -1).forEach((block) => block.append(', '));
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse()) block.replaceWith(...block.childNodes);
  const nodes = [...cell.childNodes];
  return cell.tagName === 'TH' ? [elementOf('strong', cell, nodes)] : nodes;
}

/** An element of the parsed document, which loads and runs nothing; what belongs to the page would. */
function elementOf(tag: string, { ownerDocument }: Element, content: Iterable<Node | string>): HTMLElement {
  const element = ownerDocument.createElement(tag);
  element.append(...content);
  return element;
}

function isBlank(element: Element): boolean {
  return (element.textContent ?? '').trim() === '';
}
