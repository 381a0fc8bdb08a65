import type { PopoverOrigin } from '@mui/material/Popover';

/**
 * Where a tool opens its menu: below it, or above it where the toolbar stands at the foot of the screen.
 * @param isAtFoot the toolbar is the compact one
 */
export function popoverPlace(isAtFoot: boolean): {
  anchorOrigin: PopoverOrigin;
  transformOrigin: PopoverOrigin;
} {
  return isAtFoot
    ? {
        anchorOrigin: { vertical: 'top', horizontal: 'center' },
        transformOrigin: { vertical: 'bottom', horizontal: 'center' },
      }
    : {
        anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
        transformOrigin: { vertical: 'top', horizontal: 'center' },
      };
}
