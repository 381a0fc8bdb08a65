import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { EyeOff } from 'lucide-react';
import { feedTexts } from '../../texts/feeds';
import { postCardStyles } from './exports/postCardStyles';

/** In a post that nobody but its author sees, because a moderator has yet to look at it. */
export function HeldNotice() {
  return (
    <Box
      component="p"
      sx={{
        ...postCardStyles.text,
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        // Not `m`, which would take the distance to the header, too.
        mx: 0,
        mb: 0,
        px: 4,
        py: 3,
        borderRadius: `${radii.control}px`,
        typography: 'body2',
        textWrap: 'pretty',
        color: 'campus.ink',
        bgcolor: 'campus.sunken',
      }}
    >
      <EyeOff size={20} strokeWidth={1.9} aria-hidden style={{ flex: 'none' }} />
      {feedTexts.held}
    </Box>
  );
}
