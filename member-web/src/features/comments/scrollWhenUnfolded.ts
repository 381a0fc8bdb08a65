/**
 * Scrolls the form of a focused field into view once the section around it has unfolded, unless the focus has moved on
 * meanwhile.
 */
export function scrollWhenUnfolded(field: HTMLElement): void {
  // The section begins to unfold after the field is rendered.
  requestAnimationFrame(() => {
    const unfolding = field.closest('.MuiCollapse-root')?.getAnimations() ?? [];
    void Promise.allSettled(unfolding.map(({ finished }) => finished)).then(() => {
      if (document.activeElement === field) field.closest('form')?.scrollIntoView({ block: 'nearest' });
    });
  });
}
