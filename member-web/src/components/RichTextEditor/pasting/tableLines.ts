/** Separates the cells of a row. */
const BETWEEN_CELLS = ' · ';
/** Replaces an empty cell, so that the following cells keep their position. */
const EMPTY_CELL = '–';
/** Elements that start a new line in a cell. */
const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6';

/**
 * Turns tables, which posts cannot contain, into one line per row. A table that is only layout (one column, or lists
 * and headings in its cells) is replaced by its contents in order.
 */
export function tablesToLines(body: HTMLElement): void {
  // Inner tables first: their text then belongs to a cell of the outer one.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    for (const { childNodes } of table.querySelectorAll('caption')) {
      table.before(elementOf('p', table, childNodes));
    }
    // One call per row, because a table may have more rows than a function call can have arguments.
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

/** The contents of a cell on one line, with formats. */
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

/**
 * Creates an element in the parsed document, which is inert: it loads no resources and runs no scripts.
 */
function elementOf(tag: string, { ownerDocument }: Element, content: Iterable<Node | string>): HTMLElement {
  const element = ownerDocument.createElement(tag);
  element.append(...content);
  return element;
}

function isBlank(element: Element): boolean {
  return (element.textContent ?? '').trim() === '';
}
