import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';

/** How long a toast with a button stays: it waits to be read and pressed. */
export const ACTION_TOAST_MS = 10_000;

interface ActionToastProps {
  text: string;
  label: string;
  /** Follows the label in its accessible name. */
  rest: string;
  onAct: () => void;
  /** Given by the library. */
  closeToast?: () => void;
}

/** The content of a toast with one button, which closes it. */
export function ActionToast({ text, label, rest, onAct, closeToast }: ActionToastProps) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, overflowWrap: 'anywhere' }}
    >
      {/* A long text has the whole width, and the button a line of its own. */}
      <Box component="span" sx={{ flex: '1 1 auto', minWidth: 0 }}>
        {text}
      </Box>
      <Button
        variant="text"
        onClick={() => {
          closeToast?.();
          onAct();
        }}
        sx={{
          ml: 'auto',
          color: 'inherit',
          textDecoration: 'underline',
          textUnderlineOffset: 3,
          '&:hover': { bgcolor: 'transparent', color: 'inherit' },
          // The default outline would be dark on dark.
          '&:focus-visible, &.Mui-focusVisible': { outlineColor: 'currentColor', outlineOffset: -4 },
        }}
      >
        {label}
        <VisuallyHidden>{` ${rest}`}</VisuallyHidden>
      </Button>
    </Box>
  );
}
