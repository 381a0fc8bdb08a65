/** Focuses the heading of the screen, or the screen without one, and returns it. */
export function focusHeading(): HTMLElement | null {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
  return target;
}
