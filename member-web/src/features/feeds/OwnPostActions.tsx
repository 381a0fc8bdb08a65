import Divider from '@mui/material/Divider';
import type { FeedDto } from '../../api/generated';
import { DeleteItem, EditItem } from '../../components/EditDeleteItems';
import { OptionsMenu } from '../../components/OptionsMenu';
import { SaveItem } from '../saved/exports/SaveItem';
import { preloadComposer } from './composer/ComposerDialog';
import { CopyLinkItem } from './exports/CopyLinkItem';

interface OwnPostActionsProps {
  post: FeedDto;
  /** The accessible name of the list: that of its button. */
  label: string;
  /** The button of the menu; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What the author of a post can do with it. */
export function OwnPostActions({ post, label, anchor, onClose, onEdit, onDelete }: OwnPostActionsProps) {
  const choose = (next: () => void) => () => {
    onClose();
    next();
  };
  return (
    <OptionsMenu label={label} anchor={anchor} onClose={onClose}>
      <EditItem onChosen={choose(onEdit)} onNear={preloadComposer} />
      <SaveItem post={post} onChosen={onClose} />
      <CopyLinkItem feedId={post.id} onChosen={onClose} />
      <Divider sx={{ my: 1.5 }} />
      <DeleteItem onChosen={choose(onDelete)} />
    </OptionsMenu>
  );
}
