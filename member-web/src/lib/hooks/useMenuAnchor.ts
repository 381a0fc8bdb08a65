import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The button that a menu is anchored to. Every navigation closes the menu, including the Back button. So does a change of
 * the window's size that hides the button: an open menu without its button would leave the rest of the page inert.
 */
export function useMenuAnchor() {
  const { key, pathname } = useLocation();
  const here = `${key} ${pathname}`;
  const [opened, setOpened] = useState<{ by: HTMLElement; at: string }>();
  // Also reset the state, or navigating back would open the menu again.
  if (opened && opened.at !== here) setOpened(undefined);
  const button = opened?.by;
  useEffect(() => {
    if (!button) return undefined;
    const closeIfHidden = () => {
      if (button.getClientRects().length === 0) setOpened(undefined);
    };
    window.addEventListener('resize', closeIfHidden);
    return () => window.removeEventListener('resize', closeIfHidden);
  }, [button]);
  return {
    /** Null while the menu is closed. */
    anchor: opened?.at === here ? opened.by : null,
    /** The click handler of the button that opens the menu. */
    onOpen: ({ currentTarget }: MouseEvent<HTMLElement>) => setOpened({ by: currentTarget, at: here }),
    onClose: () => setOpened(undefined),
  };
}
