import { keyframes } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { Heart } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../../api/thunks';
import { ActionButton } from '../../../components/ActionButton';
import { PhoneHidden } from '../../../components/PhoneHidden';
import { likeTexts } from '../../../texts/likes';
import { toggleLike } from '../toggleLike';

const beat = keyframes`
  50% { transform: scale(1.18); }
`;

/** Presses that follow each other within this time are one, ms: the second tap of a double tap, a second Enter. */
const ONE_PRESS_MS = 400;

interface LikeButtonProps {
  feedId: string;
  isLiked: boolean;
}

/** Likes a post and takes the like back. A double tap likes: it must not take back, unseen, what its first tap gave. */
export function LikeButton({ feedId, isLiked }: LikeButtonProps) {
  const dispatch = useDispatch<ApiDispatch>();
  const [wasPressed, setWasPressed] = useState(false);
  const lastPress = useRef(-Infinity);

  // By when it was pressed and not by when the page came to handle it: a slow phone may be busy with the first tap.
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
      // A key that is held down is one press, however long.
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
          // Only a like that was just given beats, not every heart that comes into view.
          animation: isLiked && wasPressed ? `${beat} 160ms ease-out` : undefined,
        }}
      >
        <Heart size={20} strokeWidth={1.9} aria-hidden />
      </Box>
      <PhoneHidden>{isLiked ? likeTexts.liked : likeTexts.like}</PhoneHidden>
    </ActionButton>
  );
}
