/** Distance from the edges of what is visible. */
const MARGIN_PIXELS = 8;
const GAP_PIXELS = 6;
const WIDTH_PIXELS = 340;
/** With less room below, the side with more room is taken. */
const MIN_ROOM_BELOW_PIXELS = 232;

/**
 * Places a list below or above what it belongs to: within its dialog, if it is in one, and within the part of the window that
 * no on-screen keyboard covers.
 * @param list has `position: fixed`
 */
export function placeList(list: HTMLElement, at: Pick<DOMRect, 'left' | 'top' | 'bottom'>): void {
  const viewport = window.visualViewport;
  const dialog = list.closest('[role="dialog"]')?.getBoundingClientRect();
  const top = Math.max(viewport?.offsetTop ?? 0, dialog?.top ?? 0);
  const bottom = Math.min(
    (viewport?.offsetTop ?? 0) + (viewport?.height ?? window.innerHeight),
    dialog?.bottom ?? Infinity,
  );
  const start = Math.max(0, dialog?.left ?? 0) + MARGIN_PIXELS;
  const end = Math.min(document.documentElement.clientWidth, dialog?.right ?? Infinity) - MARGIN_PIXELS;
  const width = Math.min(WIDTH_PIXELS, end - start);
  const left = Math.max(start, Math.min(at.left, end - width));
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
