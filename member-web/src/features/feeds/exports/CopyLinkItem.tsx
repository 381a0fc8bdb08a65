import MenuItem from '@mui/material/MenuItem';
import { Link2 } from 'lucide-react';
import { copyLink } from '../../../components/shareLink';
import { feedTexts } from '../../../texts/feeds';
import { sharedPath, type SharedPost } from '../ShareButton';

interface CopyLinkItemProps {
  post: SharedPost;
  /** Closes the menu. */
  onChosen: () => void;
}

/** The entry of a post's menu that copies the link of the post. */
export function CopyLinkItem({ post, onChosen }: CopyLinkItemProps) {
  return (
    <MenuItem
      onClick={() => {
        onChosen();
        void copyLink(sharedPath(post));
      }}
    >
      <Link2 size={20} aria-hidden />
      {feedTexts.copyLink}
    </MenuItem>
  );
}
