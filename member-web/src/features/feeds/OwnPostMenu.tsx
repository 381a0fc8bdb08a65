import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { FeedDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import { DialogFeature } from '../../components/Feature';
import { EditDeleteMenu } from '../../components/EditDeleteMenu';
import { useOverlay } from '../../lib/hooks/useOverlay';
import { feedTexts } from '../../texts/feeds';
import { SaveItem } from '../saved/exports/SaveItem';
import { ComposerDialog, preloadComposer } from './composer/ComposerDialog';
import { editOverlay } from './composerLink';
import { refetchCachedPost } from './exports/cachedPosts';
import { postCardStyles } from './exports/postCardStyles';

const DeletePostDialog = lazyChunk(() => import('./DeletePostDialog'), 'DeletePostDialog');

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
        more={(close) => <SaveItem post={post} onChosen={close} />}
        sx={postCardStyles.menu}
      />
      {isDeleting && (
        <DialogFeature onClose={() => setIsDeleting(false)}>
          <DeletePostDialog feedId={post.id} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
        </DialogFeature>
      )}
      {editor.isOpen && (
        <ComposerDialog
          subject={{ kind: 'edit', post }}
          onClose={editor.close}
          onDone={editor.close}
          onOutdated={() => dispatch(refetchCachedPost(post.id))}
        />
      )}
    </>
  );
}
