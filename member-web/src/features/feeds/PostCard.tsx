import { FoldedText } from '@campus-commons/web-kit/FoldedText.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import { memo, useId, useRef, useState, type ReactNode } from 'react';
import { isBlankHtml } from '@campus-commons/web-kit/richText/visibleText.ts';
import type { FeedDto, MemberCardDto } from '../../api/generated';
import { RichText } from '../../components/RichText/RichText';
import { nameOf } from '../../lib/text/members';
import { useMemberId } from '../../lib/drafts/useDrafts';
import type { Mention } from '../../lib/text/mentions';
import { folding } from '../../texts/components';
import { CommentsPanel } from '../comments/exports/CommentsPanel';
import { LikesPanel } from '../likes/exports/LikesPanel';
import { PersonMenu } from '../safety/exports/PersonMenu';
import { postCardStyles } from './exports/postCardStyles';
import { OwnPostMenu } from './OwnPostMenu';
import { PostActions } from './PostActions';
import { PostHeader } from './PostHeader';
import { PostPictures } from './PostPictures';

interface PostCardProps {
  post: FeedDto;
  /** Its newest likers, once they are known. */
  faces?: readonly MemberCardDto[];
  /** On its own screen a post shows its whole text and its comments from the start. */
  isDetailView?: boolean;
  /** Its pictures are likely visible without scrolling, so they load at once. */
  isInFirstWindow?: boolean;
  /** Called once its author has deleted it here, or the viewer has blocked its author. */
  onGone?: () => void;
}

/**
 * A post with its pictures, actions, likes and comments. Memoised, so that a like renders one post and not ten. It does
 * not read the address, which changes with every overlay over the feed.
 */
export const PostCard = memo(function PostCard({
  post,
  faces,
  isDetailView = false,
  isInFirstWindow = isDetailView,
  onGone,
}: PostCardProps) {
  const isOwn = useMemberId() === post.User?.id;
  const nameId = useId();
  const [areCommentsOpen, setAreCommentsOpen] = useState(isDetailView);
  const [areLikesOpen, setAreLikesOpen] = useState(false);
  const likesButton = useRef<HTMLButtonElement>(null);
  const closeLikes = () => {
    setAreLikesOpen(false);
    likesButton.current?.focus({ preventScroll: true });
  };
  const { content } = post.feedData;

  return (
    <Card component="article" aria-labelledby={nameId} sx={{ overflow: 'visible', ...postCardStyles.card }}>
      <PostHeader
        post={post}
        nameId={nameId}
        menu={
          isOwn ? (
            <OwnPostMenu post={post} onDeleted={onGone} />
          ) : (
            <AuthorMenu post={post} onBlocked={onGone} />
          )
        }
      />
      {content && !isBlankHtml(content) && (
        <PostBody html={content} mentions={post.mentions} isAlwaysExpanded={isDetailView} />
      )}
      <PostPictures post={post} isEager={isInFirstWindow} />
      <PostActions
        post={post}
        faces={faces}
        areCommentsOpen={areCommentsOpen}
        onToggleComments={() => setAreCommentsOpen(!areCommentsOpen)}
        areLikesOpen={areLikesOpen}
        onToggleLikes={() => setAreLikesOpen(!areLikesOpen)}
        likesButton={likesButton}
      />
      <Collapsible isOpen={areLikesOpen}>
        <LikesPanel feedId={post.id} count={post.like} onClose={closeLikes} />
      </Collapsible>
      <Collapsible isOpen={areCommentsOpen}>
        {/* A member who expands the comments in a feed wants to write one; the detail screen is for reading. */}
        <CommentsPanel feedId={post.id} count={post.comments} isWriting={!isDetailView} />
      </Collapsible>
    </Card>
  );
});

/** The menu of a post for everybody but its author. */
function AuthorMenu({ post, onBlocked }: { post: FeedDto; onBlocked?: () => void }) {
  const author = post.User;
  if (!author) return null;
  return (
    <PersonMenu
      person={{ id: author.id, name: nameOf(author) }}
      post={post}
      onBlocked={onBlocked}
      sx={postCardStyles.menu}
    />
  );
}

/** A collapsible section of the card, below a thin line. */
function Collapsible({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <Collapse in={isOpen} unmountOnExit>
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

interface PostBodyProps {
  html: string;
  /** Whom it mentions. */
  mentions?: readonly Mention[];
  /** Shows the whole text at once. */
  isAlwaysExpanded: boolean;
}

/** The text of a post; a long one is collapsed. */
function PostBody({ html, mentions, isAlwaysExpanded }: PostBodyProps) {
  return (
    <Box sx={postCardStyles.text}>
      <FoldedText {...folding} isAlwaysExpanded={isAlwaysExpanded}>
        <RichText html={html} mentions={mentions} />
      </FoldedText>
    </Box>
  );
}
