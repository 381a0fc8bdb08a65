import Box from '@mui/material/Box';
import { commentTexts } from '../../texts/comments';

/** The longest comment, characters. */
const MAX_LENGTH = 2000;
/** From here on the box says how much room is left. */
const WARN_BELOW = 200;

/** A comment can be sent: it says something, and is not too long. */
export function canSend(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= MAX_LENGTH;
}

export function isTooLong(text: string): boolean {
  return text.trim().length > MAX_LENGTH;
}

/** How much room is left, once there is little. */
export function RoomLeft({ text }: { text: string }) {
  const left = MAX_LENGTH - text.trim().length;
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
