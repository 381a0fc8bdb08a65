import { useEffect, type RefObject } from 'react';

/** What a text with a formula contains. */
const FORMULA = /\\[([]/;

/**
 * Shows the formulas in a text once one comes near the viewport. What renders them is loaded then; a text without formulas loads
 * nothing. Without a network they stay as they are written.
 * @param markup the HTML that the element shows
 */
export function useFormulas(box: RefObject<HTMLElement | null>, markup: string): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !FORMULA.test(markup)) return undefined;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void import('./formulas/showFormulas').then(
          ({ showFormulas }) => isGone || showFormulas(element),
          () => undefined,
        );
      },
      { rootMargin: '50% 0px' },
    );
    for (const block of element.children) if (FORMULA.test(block.textContent ?? '')) observer.observe(block);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [box, markup]);
}
