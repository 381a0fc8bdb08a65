import 'temml/dist/Temml-Local.css';
import './formulas.css';
import { formulaTexts } from '../../../texts/formulas';
import { renderFormula } from './renderFormula';
import { splitFormulas, type Formula } from './splitFormulas';

/** Formulas of a post; further ones stay as they are written. */
export const MAX_FORMULAS = 20;

/** Replaces the formulas in the text of a post by MathML. What is no formula that a post may have stays as it is written. */
export function showFormulas(box: HTMLElement): void {
  let left = MAX_FORMULAS;
  const shown = (formula: Formula): Node | string => {
    left -= 1;
    const element = left >= 0 ? renderFormula(formula) : undefined;
    return element ? framed(element, formula) : formula.written;
  };
  for (const text of textsIn(box)) {
    const parts = splitFormulas(text.data);
    if (parts.every((part) => typeof part === 'string')) continue;
    text.replaceWith(...parts.map((part) => (typeof part === 'string' ? part : shown(part))));
  }
  for (const element of box.querySelectorAll<HTMLElement>('.formula'))
    if (isTooWide(element)) makeScrollable(element);
}

function textsIn(box: HTMLElement): Text[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('a, code, pre')) texts.push(text);
  }
  return texts;
}

function framed(element: HTMLElement, { isDisplay }: Formula): HTMLElement {
  element.className = 'formula';
  if (isDisplay) makeScrollable(element);
  return element;
}

/** Whether a formula in a line is wider than the line. */
function isTooWide(element: HTMLElement): boolean {
  return (element.firstElementChild?.getBoundingClientRect().width ?? 0) > element.clientWidth + 1;
}

/** A formula in a line of its own, or one that is wider than its line, scrolls in its own box, by keyboard, too. */
function makeScrollable(element: HTMLElement): void {
  element.classList.add('formula-wide');
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', formulaTexts.formula);
}
