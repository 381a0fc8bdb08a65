import { Button } from '@campus-commons/web-kit/Button.tsx';
import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { FencedText } from '@campus-commons/web-kit/FencedText.tsx';
import { FoldedText } from '@campus-commons/web-kit/FoldedText.tsx';
import { commentBubbleRadius } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { memo, Suspense, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CommentDto } from '../../api/generated';
import { CommentEditor } from './CommentEditor';
import { MemberLink, MemberPictureLink } from '../../components/MemberLink';
import { OneLine } from '../../components/OneLine';
import { ShortTime, TimeEdited } from '../../components/TimeAgo';
import { paths } from '../../lib/address/paths';
import { useDrafts, useMemberId } from '../../lib/drafts/useDrafts';
import { nameOf } from '../../lib/text/members';
import { splitMentions, type Mention } from '../../lib/text/mentions';
import type { Question } from './exports/question';
import { useLimit } from '../safety/exports/useLimit';
import { PersonMenu } from '../safety/exports/PersonMenu';
import { codeTexts, folding } from '../../texts/components';
import { OptionsButton } from '../../components/OptionsButton';
import { preloadableChunk } from '../../lib/loading/preloadableChunk';
import { answerTexts } from '../../texts/answers';
import { commentTexts } from '../../texts/feeds';
import { replyTexts } from '../../texts/replies';
import type { OwnCommentActionsProps } from './OwnCommentActions';

const MentionLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.campus.teal.text,
  textDecoration: 'none',
  borderRadius: 4,
  '&:hover': { textDecoration: 'underline' },
}));

/** Plain text, exactly as typed, in which mentions are links to profiles. */
export function MentionText({ text, mentions = [] }: { text: string; mentions?: readonly Mention[] }) {
  if (mentions.length === 0) return text;
  return splitMentions(text, mentions).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <MentionLink key={index} to={paths.profileOf(part.id)} dir="auto">
        @{part.label}
      </MentionLink>
    ),
  );
}

const AcceptAnswer = lazyChunk(() => import('./AcceptAnswer'), 'AcceptAnswer');

interface CommentItemProps {
  comment: CommentDto;
  /** The question that it answers, if its post is one. */
  question?: Question;
  /** Opens the form to reply to it; the same function each time, because a thread has up to 500 replies. */
  onReply?: (comment: CommentDto) => void;
  /** Stands beside the button that does so. */
  beside?: ReactNode;
  /** Whether it was shown a while ago, in a long thread. */
  isSettled?: boolean;
  /** Stands below it: its replies. */
  children?: ReactNode;
}

/** A comment or a reply; its author can edit and delete it, and who asked can accept it as the answer. */
export const CommentItem = memo(function CommentItem({
  comment,
  question,
  onReply,
  beside,
  isSettled = false,
  children,
}: CommentItemProps) {
  const { User } = comment;
  const words = question && comment.parentId === null ? answerTexts : commentTexts;
  const isOwn = useMemberId() === User?.id;
  const drafts = useDrafts();
  const off = useLimit();
  const item = useRef<HTMLLIElement>(null);
  // A stored draft of an edit opens the editor at once.
  const [isEditing, setIsEditing] = useState(
    () => isOwn && drafts.read(`edit-comment:${comment.id}`) !== null,
  );
  const stopEditing = () => {
    setIsEditing(false);
    item.current?.focus({ preventScroll: true });
  };
  return (
    <Box
      component="li"
      ref={item}
      tabIndex={-1}
      data-comment={comment.id}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '&:focus-visible': { outline: 'none' },
        ...(comment.parentId !== null && offScreen),
        ...(isSettled && { contentVisibility: 'auto' }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 2.5 }}>
        <MemberPictureLink member={User}>
          <Avatar person={User} size={comment.parentId === null ? 36 : 28} />
        </MemberPictureLink>
        {isEditing ? (
          <CommentEditor comment={comment} words={words} onClose={stopEditing} />
        ) : (
          <>
            <Box sx={{ minWidth: 0 }}>
              <Bubble comment={comment} isAnswer={question?.answerId === comment.id} />
              {(onReply || question?.isOwn) && (
                // As high as the buttons, so that nothing moves when their code has loaded.
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    columnGap: 1,
                    minHeight: 36,
                  }}
                >
                  {onReply && (
                    <Button
                      variant="text"
                      size="small"
                      aria-label={replyTexts.replyTo(nameOf(User))}
                      onClick={() => onReply(comment)}
                      {...off}
                    >
                      {replyTexts.reply}
                    </Button>
                  )}
                  {question?.isOwn && comment.parentId === null && (
                    <Suspense>
                      <AcceptAnswer question={question} comment={comment} />
                    </Suspense>
                  )}
                  {beside}
                </Box>
              )}
            </Box>
            {isOwn && (
              <OwnCommentMenu commentId={comment.id} words={words} onEdit={() => setIsEditing(true)} />
            )}
            {!isOwn && User && (
              <PersonMenu
                person={{ id: User.id, name: nameOf(User) }}
                reported={{ kind: 'comment', id: comment.id }}
                sx={{ flex: 'none', mx: -1.5 }}
              />
            )}
          </>
        )}
      </Box>
      {children}
    </Box>
  );
});

/**
 * A thread has up to 500 replies: the browser lays out and paints those that are on the screen. The room at the sides is for
 * the button of the menu, which stands out of the row.
 */
const offScreen = { containIntrinsicSize: 'auto 100px', px: 1.5, mx: -1.5 };

/** A longer comment is folded to these lines. */
const MAX_LINES = 8;

/** The author and the text of a comment, exactly as typed. */
function Bubble({
  comment: { User, comment, mentions, createdAt, editedAt },
  isAnswer,
}: {
  comment: CommentDto;
  isAnswer: boolean;
}) {
  return (
    <Box
      sx={{
        minWidth: 0,
        px: 3.5,
        pt: '9px',
        pb: '10px',
        bgcolor: isAnswer ? 'campus.leaf.tint' : 'campus.sunken',
        borderRadius: commentBubbleRadius,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <OneLine dir="auto" title={nameOf(User)} sx={{ typography: 'subtitle2', fontWeight: 640 }}>
          <MemberLink member={User}>{nameOf(User)}</MemberLink>
        </OneLine>
        <Box component="span" sx={{ typography: 'caption', color: 'campus.ink3' }}>
          <ShortTime iso={createdAt} /> <TimeEdited iso={editedAt} />
        </Box>
      </Box>
      <Box
        dir="auto"
        sx={{
          typography: 'compact',
          whiteSpace: 'pre-wrap',
          // Filled lines: the bubble is as wide as the longest, and would stand half empty beside balanced ones.
          textWrap: 'wrap',
          overflowWrap: 'anywhere',
          fontVariantNumeric: 'normal',
        }}
      >
        <FoldedText {...folding} background="sunken" lines={MAX_LINES} isAlwaysExpanded={isAnswer}>
          <FencedText text={comment} codeLabel={codeTexts.code}>
            {(text) => <MentionText text={text} mentions={mentions} />}
          </FencedText>
        </FoldedText>
      </Box>
    </Box>
  );
}

const { Chunk: OwnCommentActions, preload } = preloadableChunk(
  () => import('./OwnCommentActions'),
  'OwnCommentActions',
);

/** The button of the menu of a comment for its author. The menu is in a chunk of its own. */
function OwnCommentMenu(props: Pick<OwnCommentActionsProps, 'commentId' | 'words' | 'onEdit'>) {
  return (
    <OptionsButton label={props.words.editOrDelete} onNear={preload} sx={{ flex: 'none', mx: -1.5 }}>
      {(anchor, close) => <OwnCommentActions {...props} anchor={anchor} onClose={close} />}
    </OptionsButton>
  );
}
