import type { PopoverOrigin } from '@mui/material/Popover';

/**
 * The position of a tool's menu: below the tool, or above it when the toolbar is at the bottom of the screen.
 * @param isAtFoot whether the toolbar is the compact one
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
