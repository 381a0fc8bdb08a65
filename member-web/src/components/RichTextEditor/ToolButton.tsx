import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useToolFocus } from './toolFocus';

interface ToolButtonProps {
  /** The tooltip and accessible name. */
  label: string;
  icon: LucideIcon;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** For toggles: whether the format is on at the cursor. */
  pressed?: boolean;
  /** Visible and focusable, but without effect at the cursor. */
  inactive?: boolean;
  /** For buttons that open something: whether it is open. */
  expanded?: boolean;
}

/** A button of the toolbar. Clicking it does not move the cursor. */
export function ToolButton({ label, icon: Icon, onClick, pressed, inactive, expanded }: ToolButtonProps) {
  const focus = useToolFocus(label);
  return (
    <Tooltip title={label}>
      <IconButton
        {...focus}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={inactive || undefined}
        aria-haspopup={expanded === undefined ? undefined : 'dialog'}
        aria-expanded={expanded}
        onMouseDown={(event) => event.preventDefault()}
        onClick={inactive ? undefined : onClick}
        sx={{
          flex: 'none',
          '&[aria-pressed="true"], &[aria-expanded="true"]': {
            bgcolor: 'campus.teal.tint',
            color: 'campus.teal.text',
          },
          '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default', bgcolor: 'transparent' },
        }}
      >
        <Icon size={20} strokeWidth={1.9} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
