import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState, type ReactNode } from 'react';
import type { FeedDto, MemberCardDto } from '../../api/generated';
import { useOverlay } from '../../lib/hooks/useOverlay';
import { CommentsPanel } from '../comments/exports/CommentsPanel';
import { LikesPanel } from '../likes/exports/LikesPanel';
import { PostActions } from './PostActions';
import { TALK_TABS, TalkSheet } from './TalkSheet';

interface PostTalkProps {
  post: FeedDto;
  /** Its newest likers, once they are known. */
  faces?: readonly MemberCardDto[];
  /** On its own screen a post shows its comments from the start. */
  isDetailView: boolean;
}

/** The buttons of a post, and what they open: in a feed on phones a sheet, else folds below them. */
export function PostTalk(props: PostTalkProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const overlay = useOverlay(`talk:${props.post.id}`);
  // An open sheet stays when the window becomes wider: its history entry would stay without it.
  const hasSheet = !props.isDetailView && (isPhone || overlay.isOpen);
  return hasSheet ? <WithSheet {...props} overlay={overlay} /> : <WithFolds {...props} />;
}

interface WithSheetProps extends PostTalkProps {
  overlay: ReturnType<typeof useOverlay>;
}

function WithSheet({ post, faces, overlay: { isOpen, value, open, close } }: WithSheetProps) {
  const shown = isOpen ? TALK_TABS[value] : undefined;
  return (
    <>
      <PostActions
        post={post}
        faces={faces}
        opensDialog
        areCommentsOpen={shown === 'comments'}
        onToggleComments={() => open(TALK_TABS.indexOf('comments'))}
        areLikesOpen={shown === 'likes'}
        onToggleLikes={() => open(TALK_TABS.indexOf('likes'))}
      />
      {shown && <TalkSheet post={post} initialTab={shown} onClose={close} />}
    </>
  );
}

function WithFolds({ post, faces, isDetailView }: PostTalkProps) {
  const [areCommentsOpen, setAreCommentsOpen] = useState(isDetailView);
  const [areLikesOpen, setAreLikesOpen] = useState(false);
  const likesButton = useRef<HTMLButtonElement>(null);
  const closeLikes = () => {
    setAreLikesOpen(false);
    likesButton.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <PostActions
        post={post}
        faces={faces}
        areCommentsOpen={areCommentsOpen}
        onToggleComments={() => {
          setAreCommentsOpen(!areCommentsOpen);
          if (!isDetailView) setAreLikesOpen(false);
        }}
        areLikesOpen={areLikesOpen}
        onToggleLikes={() => {
          setAreLikesOpen(!areLikesOpen);
          // A post on its own screen is read for its comments.
          if (!isDetailView) setAreCommentsOpen(false);
        }}
        likesButton={likesButton}
      />
      <Fold isOpen={areLikesOpen}>
        <LikesPanel feedId={post.id} count={post.like} onClose={closeLikes} />
      </Fold>
      <Fold isOpen={areCommentsOpen}>
        {/* A member who expands the comments in a feed wants to write one; the detail screen is for reading. */}
        <CommentsPanel feedId={post.id} count={post.comments} isWriting={!isDetailView} />
      </Fold>
    </>
  );
}

/** A collapsible section of the card, below a thin line. Once it is open, it is brought into view. */
function Fold({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <Collapse
      in={isOpen}
      unmountOnExit
      onEntered={(fold: HTMLElement) => fold.scrollIntoView({ block: 'nearest' })}
      sx={{ scrollMarginBlock: { xs: '72px', md: '16px' } }}
    >
      <Box
        sx={{
          mt: 2,
          mx: { xs: -4, md: -6 },
          px: { xs: 4, md: 6 },
          pt: 4,
          pb: 3,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {children}
      </Box>
    </Collapse>
  );
}
