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

/** A formula in a line of its own, or a long one, scrolls in its own box, by keyboard, too. */
function framed(element: HTMLElement, { isDisplay }: Formula): HTMLElement {
  element.className = isDisplay ? 'formula formula-wide' : 'formula';
  if (isDisplay) makeScrollable(element);
  return element;
}

function makeScrollable(element: HTMLElement): void {
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', formulaTexts.formula);
}
