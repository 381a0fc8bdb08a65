/**
 * Turns lists that do not count from 1 into paragraphs with their numbers: posts store no first number, so the editor
 * would count them from 1.
 */
export function keepListNumbers(body: HTMLElement): void {
  // Inner lists first: what an item contains then moves with it.
  for (const list of [...body.querySelectorAll('ol')].reverse()) {
    const numbers = numbersOf(list);
    if (numbers.every((number, index) => number === index + 1)) continue;
    [...list.children].forEach((item, index) => {
      const first = item.firstElementChild;
      const paragraph = first?.tagName === 'P' ? first : item;
      paragraph.prepend(`${numbers[index]}. `);
      list.before(...(paragraph === item ? linesOf(item) : item.childNodes));
    });
    list.remove();
  }
}

/** The number in front of each entry. */
function numbersOf(list: HTMLOListElement): number[] {
  const step = list.reversed ? -1 : 1;
  let next = list.hasAttribute('start') || !list.reversed ? list.start : list.children.length;
  return Array.from(list.children, (item) => {
    const own = item.hasAttribute('value') ? (item as HTMLLIElement).value : next;
    next = own + step;
    return own;
  });
}

/** The text of an item as a paragraph, and its inner lists after that. */
function linesOf(item: Element): Element[] {
  const paragraph = item.ownerDocument.createElement('p');
  const blocks = [...item.children].filter(({ tagName }) => /^(?:[OU]L|P|DIV|H[1-6])$/.test(tagName));
  paragraph.append(...[...item.childNodes].filter((node) => !blocks.includes(node as Element)));
  return [paragraph, ...blocks];
}
