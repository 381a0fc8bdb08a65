import { clampLines } from '@campus-commons/web-kit/theme/clampLines.ts';
import Box from '@mui/material/Box';
import { ImageOff } from 'lucide-react';

interface MissingPictureProps {
  /** The alt text, or that the picture could not be loaded. Omit it where there is only room for the icon. */
  text?: string;
}

/** Replaces a picture that could not be loaded. Fills its container, which must be positioned. */
export function MissingPicture({ text }: MissingPictureProps) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        inset: 0,
        containerType: 'size',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        p: text ? 3 : 0,
        bgcolor: 'campus.sunken',
        color: 'campus.ink2',
      }}
    >
      <ImageOff size={text ? 24 : 18} strokeWidth={1.75} aria-hidden style={{ flex: 'none' }} />
      {text && (
        <Box
          component="span"
          sx={{
            typography: 'body2',
            textAlign: 'center',
            ...clampLines(3),
            '@container (max-height: 120px)': { WebkitLineClamp: 2 },
          }}
        >
          {text}
        </Box>
      )}
    </Box>
  );
}
