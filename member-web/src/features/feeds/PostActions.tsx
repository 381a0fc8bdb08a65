import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import { MessageCircle } from 'lucide-react';
import type { Ref } from 'react';
import type { FeedDto, MemberCardDto } from '../../api/generated';
import { ActionButton } from '../../components/ActionButton';
import { PhoneHidden } from '../../components/PhoneHidden';
import { commentTexts, likeTexts } from '../../texts/feeds';
import { preloadComments } from '../comments/exports/CommentsPanel';
import { LikeFaces } from '../likes/exports/LikeFaces';
import { preloadLikes } from '../likes/exports/LikesPanel';
import { LikeButton } from '../likes/exports/LikeButton';
import { postCardStyles } from './exports/postCardStyles';
import { ShareButton } from './ShareButton';
import type { TalkTab } from './TalkSheet';

interface PostActionsProps {
  post: FeedDto;
  /** Its newest likers, once they are known. */
  faces?: readonly MemberCardDto[];
  /** Whether the comments or likes are shown. */
  isOpen: (tab: TalkTab) => boolean;
  onToggle: (tab: TalkTab) => void;
  /** The button that opens and closes the list of likes. */
  likesButton?: Ref<HTMLButtonElement>;
  /** What opens in a dialog. */
  inSheet: readonly TalkTab[];
}

/** The buttons of a post, and on the right the number of likes if there are any, with pictures of the newest likers. */
export function PostActions({ post, faces, isOpen, onToggle, likesButton, inSheet }: PostActionsProps) {
  const isQuestion = post.kind === 'question';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mx: -3,
        ...postCardStyles.actions,
      }}
    >
      <LikeButton feedId={post.id} isLiked={post.isLiked} />
      <ActionButton
        aria-expanded={isOpen('comments')}
        aria-haspopup={inSheet.includes('comments') ? 'dialog' : undefined}
        onPointerEnter={preloadComments}
        onFocus={preloadComments}
        onClick={() => onToggle('comments')}
      >
        <MessageCircle size={20} strokeWidth={1.9} aria-hidden />
        {post.comments > 0 ? (
          <span>
            <span>{formatCount(post.comments)}</span>
            <PhoneHidden>{` ${commentTexts.noun(post.comments, isQuestion)}`}</PhoneHidden>
          </span>
        ) : (
          <PhoneHidden>{isQuestion ? commentTexts.answer : commentTexts.comment}</PhoneHidden>
        )}
      </ActionButton>
      <ShareButton post={post} />
      {post.like > 0 && (
        // As wide as the pictures and the number, or as the room that is left.
        <Box
          sx={{
            flex: '1 1 0',
            display: 'grid',
            gridTemplateColumns: 'minmax(min-content, max-content)',
            justifyContent: 'end',
          }}
        >
          <ActionButton
            ref={likesButton}
            aria-expanded={isOpen('likes')}
            aria-haspopup={inSheet.includes('likes') ? 'dialog' : undefined}
            onPointerEnter={preloadLikes}
            onFocus={preloadLikes}
            onClick={() => onToggle('likes')}
            sx={{ justifyContent: 'flex-end', fontWeight: 560 }}
          >
            <LikeFaces members={faces} count={post.like} isLiked={post.isLiked} />
            {likeTexts.likes(post.like)}
          </ActionButton>
        </Box>
      )}
    </Box>
  );
}
