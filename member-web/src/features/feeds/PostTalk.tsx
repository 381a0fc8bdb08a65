import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState, type ReactNode } from 'react';
import type { FeedDto, MemberCardDto } from '../../api/generated';
import { useMemberId } from '../../lib/drafts/useDrafts';
import { useOverlay } from '../../lib/hooks/useOverlay';
import { questionOf } from '../comments/exports/question';
import { CommentsPanel } from '../comments/exports/CommentsPanel';
import { LikesPanel } from '../likes/exports/LikesPanel';
import { PostActions } from './PostActions';
import { TALK_TABS, TalkSheet, type TalkTab } from './TalkSheet';

interface PostTalkProps {
  post: FeedDto;
  /** Its newest likers, once they are known. */
  faces?: readonly MemberCardDto[];
  /** On its own screen a post shows its comments from the start. */
  isDetailView: boolean;
}

/**
 * The buttons of a post, and what they open: on phones a sheet, else one fold at a time below them. On its own screen the
 * comments of a post stand open, on phones too; there only its likes open in the sheet.
 */
export function PostTalk({ post, faces, isDetailView }: PostTalkProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const sheet = useOverlay(`talk:${post.id}`);
  // A post on its own screen is read for its comments.
  const first = isDetailView ? 'comments' : undefined;
  const [fold, setFold] = useState<TalkTab | undefined>(first);
  const question = questionOf(post, useMemberId());
  const likesButton = useRef<HTMLButtonElement>(null);
  // An open sheet stays when the window becomes wider: its history entry would stay without it.
  const hasSheet = isPhone || sheet.isOpen;
  const inSheet = hasSheet ? TALK_TABS.filter((tab) => tab !== first) : [];
  const shownInSheet = sheet.isOpen ? TALK_TABS[sheet.value] : undefined;
  const isFolded = (tab: TalkTab) => fold === tab && !inSheet.includes(tab);
  const toggle = (tab: TalkTab) => {
    if (inSheet.includes(tab)) sheet.open(TALK_TABS.indexOf(tab));
    else if (fold !== tab) setFold(tab);
    else setFold(tab === first ? undefined : first);
  };
  const closeLikes = () => {
    setFold(first);
    likesButton.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <PostActions
        post={post}
        faces={faces}
        inSheet={inSheet}
        isOpen={(tab) => tab === shownInSheet || isFolded(tab)}
        onToggle={toggle}
        likesButton={likesButton}
      />
      <Fold isOpen={isFolded('likes')}>
        <LikesPanel feedId={post.id} count={post.like} onClose={closeLikes} />
      </Fold>
      <Fold isOpen={isFolded('comments')}>
        {/* A member who expands the comments in a feed wants to write one; the detail screen is for reading. */}
        <CommentsPanel feedId={post.id} count={post.comments} question={question} isWriting={!isDetailView} />
      </Fold>
      {shownInSheet && (
        <TalkSheet
          post={post}
          question={question}
          tabs={inSheet}
          initialTab={shownInSheet}
          onClose={sheet.close}
        />
      )}
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
