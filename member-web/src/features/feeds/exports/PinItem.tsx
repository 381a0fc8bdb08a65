import MenuItem from '@mui/material/MenuItem';
import { Pin, PinOff } from 'lucide-react';
import { useContext } from 'react';
import { pinTexts } from '../../../texts/pins';
import { useLimit } from '../../safety/exports/useLimit';
import { PinningContext } from '../pins/pinning';

interface PinItemProps {
  feedId: string;
  /** Closes the menu. */
  onChosen: () => void;
}

/** The entry of a post's menu that pins the post to its page, or unpins it; nothing where that is not possible. */
export function PinItem({ feedId, onChosen }: PinItemProps) {
  const pinning = useContext(PinningContext);
  const off = useLimit();
  if (!pinning) return null;
  const isPinned = pinning.isPinned(feedId);
  return (
    <MenuItem
      onClick={() => {
        onChosen();
        if (isPinned) pinning.unpin(feedId);
        else pinning.pin(feedId);
      }}
      {...off}
    >
      {isPinned ? <PinOff size={20} aria-hidden /> : <Pin size={20} aria-hidden />}
      <span>{isPinned ? pinTexts.unpin : pinTexts.pin}</span>
    </MenuItem>
  );
}
