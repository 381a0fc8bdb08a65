import MenuItem from '@mui/material/MenuItem';
import { Link2 } from 'lucide-react';
import { feedTexts } from '../../../texts/feeds';
import { copyLink } from '../ShareButton';

interface CopyLinkItemProps {
  feedId: string;
  /** Closes the menu. */
  onChosen: () => void;
}

/** The entry of a post's menu that copies the link of the post. */
export function CopyLinkItem({ feedId, onChosen }: CopyLinkItemProps) {
  return (
    <MenuItem
      onClick={() => {
        onChosen();
        void copyLink(feedId);
      }}
    >
      <Link2 size={20} aria-hidden />
      {feedTexts.copyLink}
    </MenuItem>
  );
}
