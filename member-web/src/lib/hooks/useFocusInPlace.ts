import { useEffect } from 'react';
import { focusHeading } from './focusHeading';

/**
 * For what takes the place of other content at the same address, such as a form: the button that opened it is gone, and so are its
 * own once it is closed. Both times the focus goes to the heading instead of being lost.
 */
export function useFocusInPlace(): void {
  useEffect(() => {
    keepFocus();
    return keepFocus;
  }, []);
}

function keepFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}
