/** Word writes the list and the level (from 1) of an item into the style of its paragraph. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d+)/i;
/** Word's numbering: a few letters or digits, then a dot or bracket. Anything else is a bullet. */
const NUMBER = /^\s*\(?[\p{L}\p{N}]{1,5}[.)]/u;

interface Item {
  /** The element that the list item replaces. */
  from: Element;
  level: number;
  isNumbered: boolean;
  /** Its number, if that is written in digits. */
  number?: string;
}

/**
 * Turns the pseudo-lists of word processors into lists: Word writes numbered paragraphs, and Word for the web writes a
 * separate list for every item.
 */
export function restoreLists(body: HTMLElement): void {
  // Creates elements in the parsed document, which is inert: it loads no resources and runs no scripts.
  const { ownerDocument } = body;
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  /** The lists that are open, from the outermost; each is in the last item of the previous one. */
  let open: { list: Element; level: number }[] = [];
  for (const element of body.querySelectorAll('p[style*="mso-list" i], li[data-aria-level]')) {
    const item = element.matches('li') ? webItem(element) : wordItem(element);
    if (!item) continue;
    if (item.from.previousElementSibling !== open[0]?.list) open = [];
    const tag = item.isNumbered ? 'OL' : 'UL';
    open = open.filter(({ level }) => level <= item.level);
    const last = open.at(-1);
    if (last?.level === item.level && last.list.tagName !== tag) open.pop();
    if (open.at(-1)?.level !== item.level) {
      const list = ownerDocument.createElement(tag);
      if (item.number && item.number !== '1') list.setAttribute('start', item.number);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else item.from.before(list);
      open.push({ list, level: item.level });
    }
    const paragraph = ownerDocument.createElement('p');
    paragraph.append(...element.childNodes);
    const entry = ownerDocument.createElement('li');
    entry.append(paragraph);
    open.at(-1)?.list.append(entry);
    item.from.remove();
  }
}

function wordItem(paragraph: Element): Item | undefined {
  const level = WORD_ITEM.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (!level) return undefined;
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const label = marker?.textContent ?? '';
  const isNumbered = NUMBER.test(label);
  marker?.remove();
  return {
    from: paragraph,
    level: Number(level),
    isNumbered,
    number: /^\s*\(?(\d{1,5})[.)]/.exec(label)?.[1],
  };
}

/** The item of a list by Word for the web, which has one list per item. Undefined for lists of other programs. */
function webItem(entry: Element): Item | undefined {
  const list = entry.parentElement;
  if (list?.children.length !== 1) return undefined;
  const level = Number(entry.getAttribute('data-aria-level')) || 1;
  for (const paragraph of entry.querySelectorAll(':scope > p'))
    paragraph.replaceWith(...paragraph.childNodes);
  return {
    from: list,
    level,
    isNumbered: list.tagName === 'OL',
    number: list.getAttribute('start') ?? undefined,
  };
}
