import { useEffect } from 'react';

/**
 * While something on the screen would be lost with it, links to other screens wait: `onHeld` gets their address and asks. Links that
 * open another tab or another site are left alone, and so is the back button.
 * @param isOn whether something would be lost
 * @param onHeld stays the same between renders
 */
export function useHeldLinks(isOn: boolean, onHeld: (address: string) => void): void {
  useEffect(() => {
    if (!isOn) return;
    const hold = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target === '_blank' || ctrlKey || metaKey || shiftKey) return;
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin !== window.location.origin || pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      onHeld(`${pathname}${search}${hash}`);
    };
    // Before the links' own handlers.
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [isOn, onHeld]);
}
