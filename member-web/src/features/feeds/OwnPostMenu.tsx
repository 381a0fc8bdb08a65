import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { FeedDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import { DialogFeature } from '../../components/Feature';
import { OptionsButton } from '../../components/OptionsButton';
import { useOverlay } from '../../lib/hooks/useOverlay';
import { preloadableChunk } from '../../lib/loading/preloadableChunk';
import { feedTexts } from '../../texts/feeds';
import { ComposerDialog } from './composer/ComposerDialog';
import { editOverlay } from './composerLink';
import { refetchCachedPost } from './exports/cachedPosts';
import { postCardStyles } from './exports/postCardStyles';

const { Chunk: OwnPostActions, preload } = preloadableChunk(
  () => import('./OwnPostActions'),
  'OwnPostActions',
);
const DeletePostDialog = lazyChunk(() => import('./DeletePostDialog'), 'DeletePostDialog');

const label = feedTexts.options;

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
      <OptionsButton label={label} onNear={preload} sx={postCardStyles.menu}>
        {(anchor, close) => (
          <OwnPostActions
            post={post}
            label={label}
            anchor={anchor}
            onClose={close}
            onEdit={() => editor.open()}
            onDelete={() => setIsDeleting(true)}
          />
        )}
      </OptionsButton>
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
