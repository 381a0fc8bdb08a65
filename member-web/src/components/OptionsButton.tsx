import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DialogFeature } from './Feature';

interface OptionsButtonProps {
  /** The accessible name. */
  label: string;
  /** Called when the menu is likely to be opened next, to preload its code. */
  onNear?: () => void;
  /** Styles of the button. */
  sx?: SxProps<Theme>;
  /** Renders the menu; the code may be in a chunk of its own. `anchor` is null while it is closed. */
  children: (anchor: HTMLElement | null, close: () => void) => ReactNode;
}

/** A "⋯" button and its menu, which is rendered from the first press on. */
export function OptionsButton({ label, onNear, sx, children }: OptionsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={({ currentTarget }) => {
          setIsUsed(true);
          setAnchor(currentTarget);
        }}
        sx={sx}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      {isUsed && (
        <DialogFeature onClose={() => setIsUsed(false)}>
          {children(anchor, () => setAnchor(null))}
        </DialogFeature>
      )}
    </>
  );
}
