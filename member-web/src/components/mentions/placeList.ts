/** Distance from the edges of what is visible, px. */
const MARGIN = 8;
const GAP = 6;
const WIDTH = 340;
/** With less room below, the side with more room is taken. */
const ENOUGH = 232;

/**
 * Places a list below or above what it belongs to, within the part of the window that no on-screen keyboard covers.
 * @param list has `position: fixed`
 */
export function placeList(list: HTMLElement, at: Pick<DOMRect, 'left' | 'top' | 'bottom'>): void {
  const viewport = window.visualViewport;
  const top = viewport?.offsetTop ?? 0;
  const bottom = top + (viewport?.height ?? window.innerHeight);
  const width = Math.min(WIDTH, document.documentElement.clientWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(at.left, document.documentElement.clientWidth - width - MARGIN));
  const [above, below] = [at.top - top - GAP - MARGIN, bottom - at.bottom - GAP - MARGIN];
  const isBelow = below >= ENOUGH || below >= above;
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: `${isBelow ? at.bottom + GAP : at.top - GAP}px`,
    transform: isBelow ? '' : 'translateY(-100%)',
    maxHeight: `${Math.max(112, isBelow ? below : above)}px`,
  });
}
