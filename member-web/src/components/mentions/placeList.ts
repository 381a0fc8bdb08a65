/** Distance from the edges of what is visible. */
const MARGIN_PIXELS = 8;
const GAP_PIXELS = 6;
const WIDTH_PIXELS = 340;
/** With less room below, the side with more room is taken. */
const MIN_ROOM_BELOW_PIXELS = 232;

/**
 * Places a list below or above what it belongs to, within the part of the window that no on-screen keyboard covers.
 * @param list has `position: fixed`
 */
export function placeList(list: HTMLElement, at: Pick<DOMRect, 'left' | 'top' | 'bottom'>): void {
  const viewport = window.visualViewport;
  const top = viewport?.offsetTop ?? 0;
  const bottom = top + (viewport?.height ?? window.innerHeight);
  const width = Math.min(WIDTH_PIXELS, document.documentElement.clientWidth - 2 * MARGIN_PIXELS);
  const left = Math.max(
    MARGIN_PIXELS,
    Math.min(at.left, document.documentElement.clientWidth - width - MARGIN_PIXELS),
  );
  const [above, below] = [
    at.top - top - GAP_PIXELS - MARGIN_PIXELS,
    bottom - at.bottom - GAP_PIXELS - MARGIN_PIXELS,
  ];
  const isBelow = below >= MIN_ROOM_BELOW_PIXELS || below >= above;
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: `${isBelow ? at.bottom + GAP_PIXELS : at.top - GAP_PIXELS}px`,
    transform: isBelow ? '' : 'translateY(-100%)',
    maxHeight: `${Math.max(112, isBelow ? below : above)}px`,
  });
}
