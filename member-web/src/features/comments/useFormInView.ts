import { useEffect } from 'react';

/**
 * Keeps the whole form of a text field in view while the field has the focus: its buttons too, when the text grows, and when
 * the keyboard of a phone opens.
 * @param field null until it is rendered
 */
export function useFormInView(field: HTMLTextAreaElement | null, text: string): void {
  useEffect(() => {
    if (!field) return undefined;
    const keep = () => scrollWhenUnfolded(field);
    const viewport = window.visualViewport;
    keep();
    field.addEventListener('focus', keep);
    viewport?.addEventListener('resize', keep);
    return () => {
      field.removeEventListener('focus', keep);
      viewport?.removeEventListener('resize', keep);
    };
  }, [field, text]);
}

/**
 * Waits for the section around the field: while it unfolds, only the upper part of the form is there. The focus may have
 * moved on meanwhile.
 */
function scrollWhenUnfolded(field: HTMLTextAreaElement): void {
  // The section begins to unfold after the field is rendered.
  requestAnimationFrame(() => {
    const unfolding = field.closest('.MuiCollapse-root')?.getAnimations() ?? [];
    void Promise.allSettled(unfolding.map(({ finished }) => finished)).then(() => {
      if (document.activeElement === field) field.form?.scrollIntoView({ block: 'nearest' });
    });
  });
}
