import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { FeedDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import { EditDeleteMenu } from '../../components/EditDeleteMenu';
import { useOverlay } from '../../lib/useOverlay';
import { feedTexts } from '../../texts/feeds';
import { LazyComposerDialog, preloadComposer } from './composer/LazyComposerDialog';
import { editOverlay } from './composerLink';
import { DeletePostDialog } from './DeletePostDialog';
import { refetchCachedPost } from './exports/cachedPosts';

interface OwnPostMenuProps {
  post: FeedDto;
  /** Called once the post is deleted. */
  onDeleted?: () => void;
}

/** The menu of a post for its author. */
export function OwnPostMenu({ post, onDeleted }: OwnPostMenuProps) {
  const dispatch = useDispatch<ApiDispatch>();
  const [isDeleting, setIsDeleting] = useState(false);
  const editor = useOverlay(editOverlay(post.id));
  return (
    <>
      <EditDeleteMenu
        thing={feedTexts.thisPost}
        onEdit={() => editor.open()}
        onNearEdit={preloadComposer}
        onDelete={() => setIsDeleting(true)}
        sx={{ flex: 'none', mt: -2, mr: { xs: -2.5, md: -3 } }}
      />
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
