import { MAX_COMMENT_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { lengthOf } from '@campus-commons/web-kit/text/generated.ts';
import Box from '@mui/material/Box';
import { commentTexts } from '../../texts/feeds';

/** Below this number of remaining characters the counter appears. */
const WARN_BELOW = 200;

/** Whether a comment can be sent: it is neither blank nor too long. */
export function canSend(text: string): boolean {
  const length = lengthOf(text.trim());
  return length > 0 && length <= MAX_COMMENT_LENGTH;
}

export function isTooLong(text: string): boolean {
  return lengthOf(text.trim()) > MAX_COMMENT_LENGTH;
}

/** The number of characters left, once there are few. */
export function CharactersLeft({ text }: { text: string }) {
  const left = MAX_COMMENT_LENGTH - lengthOf(text.trim());
  if (left >= WARN_BELOW) return null;
  return (
    <Box
      role="status"
      sx={{ typography: 'caption', color: left < 0 ? 'campus.danger.text' : 'text.secondary' }}
    >
      {left >= 0 ? commentTexts.charactersLeft(left) : commentTexts.charactersTooMany(-left)}
    </Box>
  );
}
