import { useLayoutEffect, useRef } from 'react';
import { placeOfToast } from './toastPlace';

/** The distance of the toasts from the top of the window, which the style of the toasts uses. */
export const TOAST_TOP = 'var(--toast-top)';

/**
 * Keeps toasts where they cover no title: when one appears, the screen changes, or the window has been scrolled or
 * resized.
 * @param selector finds the toasts' box inside the element with the returned ref; by default it is that element
 */
export function useToastTop(selector?: string) {
  const ref = useRef<HTMLDivElement>(null);
  // A toast gets its place before its first paint, because it would jump otherwise.
  useLayoutEffect(() => {
    let frame = 0;
    let shown: Element | null = null;
    const findBox = () => (selector === undefined ? ref.current : ref.current?.querySelector(selector));
    const place = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      const box = findBox();
      shown = box?.firstElementChild ?? null;
      if (box?.firstChild) ref.current?.style.setProperty('--toast-top', `${placeOfToast(box)}px`);
    };
    const placeSoon = () => (frame ||= requestAnimationFrame(place));
    const changes = new MutationObserver(() => {
      if ((findBox()?.firstElementChild ?? null) === shown) placeSoon();
      else place();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('scrollend', placeSoon);
    window.addEventListener('resize', placeSoon);
    place();
    return () => {
      changes.disconnect();
      document.removeEventListener('scrollend', placeSoon);
      window.removeEventListener('resize', placeSoon);
      cancelAnimationFrame(frame);
    };
  }, [selector]);
  return ref;
}
