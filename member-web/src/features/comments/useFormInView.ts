import { useEffect } from 'react';

/**
 * Keeps the whole form of a text field in view while the field has the focus: its buttons too, when the text grows, when an
 * error message appears, and when the keyboard of a phone opens. The form takes {@link formRoom}.
 * @param field null until it is rendered
 */
export function useFormInView(field: HTMLTextAreaElement | null, text: string): void {
  useEffect(() => {
    if (!field) return undefined;
    const keep = () => scrollWhenUnfolded(field);
    const viewport = window.visualViewport;
    const height = new ResizeObserver(keep);
    if (field.form) height.observe(field.form);
    field.addEventListener('focus', keep);
    viewport?.addEventListener('resize', keep);
    return () => {
      height.disconnect();
      field.removeEventListener('focus', keep);
      viewport?.removeEventListener('resize', keep);
    };
  }, [field]);
  // Also a text that does not grow: the browser scrolls only to the line that is written.
  useEffect(() => {
    if (field) scrollWhenUnfolded(field);
  }, [field, text]);
}

/** Browsers scroll by whole pixels: without room, part of a pixel of the buttons would stay below the edge. */
export const formRoom = { scrollMarginBlock: '12px' };

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
