import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { FeedDto } from '../../../api/generated';
import { titledPostTexts as texts } from '../../../texts/titledPosts';
import { minutesToRead } from './minutesToRead';

const Chip = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '0 10px',
  borderRadius: radii.full,
  fontWeight: 620,
  whiteSpace: 'nowrap',
  backgroundColor: theme.vars.palette.campus.marigold.tint,
  color: theme.vars.palette.campus.marigold.text,
  '&[data-state="answered"]': {
    backgroundColor: theme.vars.palette.campus.leaf.tint,
    color: theme.vars.palette.campus.leaf.text,
  },
  '&[data-state="article"]': {
    backgroundColor: theme.vars.palette.campus.indigo.tint,
    color: theme.vars.palette.campus.indigo.text,
  },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

/** Whether a question has an answer, or how long an article is. */
export function StateChip({ post }: { post: Pick<FeedDto, 'kind' | 'answerId' | 'feedData'> }) {
  if (post.kind === 'article') {
    return <Chip data-state="article">{texts.minutes(minutesToRead(post.feedData.content))}</Chip>;
  }
  if (post.answerId === null) return <Chip>{texts.waiting}</Chip>;
  return (
    <Chip data-state="answered">
      <Check size={14} aria-hidden />
      {texts.answered}
    </Chip>
  );
}
