import { keyframes } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { LikeIcon } from '../../../components/LikeIcon';
import { useRef, useState, type MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../../api/thunks';
import { ActionButton } from '../../../components/ActionButton';
import { PhoneHidden } from '../../../components/PhoneHidden';
import { likeTexts } from '../../../texts/feeds';
import { useLimit } from '../../safety/exports/useLimit';
import { toggleLike } from '../toggleLike';

const pulse = keyframes`
  50% { transform: scale(1.18); }
`;

/** Clicks within this time count as one: a double tap, or pressing Enter twice. */
const ONE_PRESS_MS = 400;

interface LikeButtonProps {
  feedId: string;
  isLiked: boolean;
}

/** Likes a post, or removes the like. The second tap of a double tap does not remove the like of the first one. */
export function LikeButton({ feedId, isLiked }: LikeButtonProps) {
  const dispatch = useDispatch<ApiDispatch>();
  const off = useLimit();
  const [wasPressed, setWasPressed] = useState(false);
  const lastPress = useRef(-Infinity);

  // Uses the time of the event, because a slow phone may handle the second tap much later.
  const press = ({ timeStamp }: MouseEvent) => {
    const isSamePress = timeStamp - lastPress.current < ONE_PRESS_MS;
    lastPress.current = timeStamp;
    if (isSamePress) return;
    setWasPressed(true);
    void dispatch(toggleLike(feedId, !isLiked));
  };

  return (
    <ActionButton
      aria-pressed={isLiked}
      onClick={press}
      {...off}
      // A key that is held down counts as one click.
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      sx={{
        '&[aria-pressed="true"], &[aria-pressed="true"]:hover': { color: 'campus.hibiscus.text' },
        '&[aria-pressed="true"] svg': { color: 'campus.hibiscus.main', fill: 'currentColor' },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          // Animated only after a click, not whenever a liked post is shown.
          animation: isLiked && wasPressed ? `${pulse} 160ms ease-out` : undefined,
        }}
      >
        <LikeIcon size={20} strokeWidth={1.9} aria-hidden />
      </Box>
      <PhoneHidden>{isLiked ? likeTexts.liked : likeTexts.like}</PhoneHidden>
    </ActionButton>
  );
}
