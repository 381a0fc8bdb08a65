import { focusRing } from '@campus-commons/web-kit/theme/baseline.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { titledPostTexts as texts } from '../../../texts/titledPosts';
import { chosenSegmentStyles, segmentBarStyles, segmentStyles } from '../segmentStyles';
import type { PostKind } from './subject';

const Bar = styled('div')(({ theme }) => segmentBarStyles(theme));

const Segment = styled('label')(({ theme }) => ({
  ...segmentStyles(theme),
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(:checked)': chosenSegmentStyles(theme),
  '&:has(:focus-visible)': focusRing(theme),
}));

/** Transparent, and as large as its label. */
const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** The kinds, in the order in which they are offered. */
const KINDS = Object.keys(texts.kinds satisfies Record<PostKind, string>) as PostKind[];

interface KindChoiceProps {
  kind: PostKind;
  isCompact: boolean;
  isDisabled: boolean;
  onChoose: (kind: PostKind) => void;
}

/** What a new post is: a post, a question or an article. Text and pictures stay when another kind is chosen. */
export function KindChoice({ kind, isCompact, isDisabled, onChoose }: KindChoiceProps) {
  const name = useId();
  return (
    <Box sx={{ flex: 'none', px: isCompact ? 4 : 6, pt: isCompact ? 3 : 0, pb: isCompact ? 0 : 4 }}>
      <Bar role="radiogroup" aria-label={texts.whichKind}>
        {KINDS.map((one) => (
          <Segment key={one}>
            <Radio
              type="radio"
              name={name}
              checked={one === kind}
              disabled={isDisabled}
              onChange={() => onChoose(one)}
            />
            {texts.kinds[one]}
          </Segment>
        ))}
      </Bar>
    </Box>
  );
}
