import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * The button that a menu hangs from, for as long as the address stays: every way to another screen closes the menu, the Back
 * button too.
 */
export function useMenuAnchor() {
  const { key, pathname } = useLocation();
  const here = `${key} ${pathname}`;
  const [opened, setOpened] = useState<{ by: HTMLElement; at: string }>();
  // Forgotten, too, or the way back would open it again.
  if (opened && opened.at !== here) setOpened(undefined);
  return {
    /** Null while the menu is closed. */
    anchor: opened?.at === here ? opened.by : null,
    /** For the button that opens it. */
    onOpen: ({ currentTarget }: MouseEvent<HTMLElement>) => setOpened({ by: currentTarget, at: here }),
    onClose: () => setOpened(undefined),
  };
}
