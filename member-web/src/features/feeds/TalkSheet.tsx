import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import type { FeedDto } from '../../api/generated';
import { ActionButton } from '../../components/ActionButton';
import { sheetPaper } from '../../components/sheetStyles';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { commentTexts, likeTexts, talkTexts } from '../../texts/feeds';
import { CommentsPanel } from '../comments/exports/CommentsPanel';
import type { Question } from '../comments/exports/question';
import { LikesPanel } from '../likes/exports/LikesPanel';
import { useVisibleHeight } from './composer/ComposerDialog';

/** Whether the keyboard of a phone leaves so little that eight lines of a text push its buttons out of view. */
const isLow = (visibleHeight = Infinity) => visibleHeight < 520;
/** Four lines, and then the text scrolls in its field. */
const shortFields = { '& textarea': { maxHeight: 84, overflowY: 'auto !important' } };

/** The tabs of the sheet, in their order. */
export const TALK_TABS = ['comments', 'likes'] as const;
export type TalkTab = (typeof TALK_TABS)[number];

interface TalkSheetProps {
  post: FeedDto;
  /** The question that the comments answer, if the post is one. */
  question?: Question;
  tabs: readonly TalkTab[];
  initialTab: TalkTab;
  onClose: () => void;
}

/** The comments and likes of a post on phones. The field to write a comment stands above the keyboard. */
export function TalkSheet({ post, question, tabs, initialTab, onClose }: TalkSheetProps) {
  const id = useId();
  /** The tab that was chosen here, if any. */
  const [changed, setChanged] = useState<TalkTab>();
  const chosen = changed ?? initialTab;
  const visibleHeight = useVisibleHeight();
  const isQuestion = question !== undefined;
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (tabs.length < 2 || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    setChanged(chosen === 'comments' ? 'likes' : 'comments');
    currentTarget.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  };
  const labels = {
    comments: `${formatCount(post.comments)} ${commentTexts.noun(post.comments, isQuestion)}`,
    likes: likeTexts.likes(post.like),
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      transitionDuration={0}
      slotProps={{
        container: { sx: { alignItems: 'flex-end' } },
        paper: {
          'aria-label': talkTexts.title(isQuestion),
          'aria-labelledby': undefined,
          sx: { ...sheetPaper, height: '88%', ...(isLow(visibleHeight) && shortFields) },
        },
      }}
      sx={{ height: visibleHeight }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Box
          role="tablist"
          aria-label={talkTexts.title(isQuestion)}
          onKeyDown={onKeyDown}
          sx={{ flex: 1, display: 'flex' }}
        >
          {tabs.map((tab) => (
            <ActionButton
              key={tab}
              id={`${id}-${tab}`}
              role="tab"
              aria-selected={tab === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab === chosen ? 0 : -1}
              onClick={() => setChanged(tab)}
              sx={{
                borderRadius: 0,
                borderBottom: '3px solid transparent',
                '&[aria-selected="true"]': { color: 'campus.teal.text', borderColor: 'currentColor' },
              }}
            >
              {labels[tab]}
            </ActionButton>
          ))}
        </Box>
        <IconButton aria-label={talkTexts.close(isQuestion)} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        {chosen === 'comments' ? (
          <CommentsPanel
            feedId={post.id}
            count={post.comments}
            question={question}
            isWriting={!changed}
            isSheet
          />
        ) : (
          <Box sx={{ overflowY: 'auto', p: 4 }}>
            <LikesPanel feedId={post.id} count={post.like} />
          </Box>
        )}
      </Box>
    </Dialog>
  );
}
