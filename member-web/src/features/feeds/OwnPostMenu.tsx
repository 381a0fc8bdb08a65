import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { FeedDto } from '../../api/generated';
import { useOverlay } from '../../lib/useOverlay';
import { LazyComposerDialog, preloadComposer } from './composer/LazyComposerDialog';
import { DeletePostDialog } from './DeletePostDialog';
import { refetchCachedPost, type ApiDispatch } from './public/cachedPosts';

interface OwnPostMenuProps {
  post: FeedDto;
  /** Called once the post is gone. */
  onDeleted?: () => void;
}

/** What its author alone can do with a post. */
export function OwnPostMenu({ post, onDeleted }: OwnPostMenuProps) {
  const dispatch = useDispatch<ApiDispatch>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const editor = useOverlay(`edit:${post.id}`);

  const choose = (next: () => void) => () => {
    setAnchor(null);
    next();
  };

  return (
    <>
      <IconButton
        aria-label="Edit or delete this post"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none', mt: -2, mr: { xs: -2.5, md: -3 } }}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // Within its post, where screen readers look for it.
        disablePortal
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': 'This post' }, paper: { sx: { minWidth: 168 } } }}
      >
        <MenuItem
          onPointerEnter={preloadComposer}
          onFocus={preloadComposer}
          onClick={choose(() => editor.open())}
        >
          <Pencil size={20} aria-hidden />
          Edit
        </MenuItem>
        <MenuItem onClick={choose(() => setIsDeleting(true))} sx={{ color: 'campus.danger.text' }}>
          <Trash2 size={20} aria-hidden />
          Delete
        </MenuItem>
      </Menu>
      {isDeleting && (
        <DeletePostDialog feedId={post.id} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
      )}
      {editor.isOpen && (
        <LazyComposerDialog
          subject={{ kind: 'edit', post }}
          onClose={editor.close}
          onDone={editor.close}
          onOutdated={() => dispatch(refetchCachedPost(post.id))}
        />
      )}
    </>
  );
}
