import Divider from '@mui/material/Divider';
import type { FeedDto } from '../../api/generated';
import { DeleteItem, EditItem } from '../../components/EditDeleteItems';
import { OptionsMenu } from '../../components/OptionsMenu';
import { useLimit } from '../safety/exports/useLimit';
import { SaveItem } from '../saved/exports/SaveItem';
import { preloadComposer } from './composer/ComposerDialog';
import { CopyLinkItem } from './exports/CopyLinkItem';
import { PinItem } from './exports/PinItem';

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

/** What the author of a post can do with it; delete it, while a moderator has yet to look at it. */
export function OwnPostActions({ post, label, anchor, onClose, onEdit, onDelete }: OwnPostActionsProps) {
  const off = useLimit();
  const choose = (next: () => void) => () => {
    onClose();
    next();
  };
  return (
    <OptionsMenu label={label} anchor={anchor} onClose={onClose}>
      {!post.isHeld && [
        <EditItem key="edit" onChosen={choose(onEdit)} onNear={preloadComposer} off={off} />,
        <SaveItem key="save" post={post} onChosen={onClose} />,
        <CopyLinkItem key="copy" post={post} onChosen={onClose} />,
        <PinItem key="pin" feedId={post.id} onChosen={onClose} />,
        <Divider key="line" sx={{ my: 1.5 }} />,
      ]}
      <DeleteItem onChosen={choose(onDelete)} />
    </OptionsMenu>
  );
}
