import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Picture } from '../../providers/answers';

/** Width and height. */
export const THUMBNAIL_PIXELS = 56;

/** Thumbnail of a post's first picture, with the number of further ones. Decorative: the excerpt says how many there are. */
export function Thumbnail({ pictures }: { pictures: Picture[] }) {
  const [hasFailed, setFailed] = useState(false);
  const [first, ...others] = pictures;
  if (first === undefined) return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: THUMBNAIL_PIXELS,
        height: THUMBNAIL_PIXELS,
        overflow: 'hidden',
        borderRadius: `${radii.small}px`,
        color: 'campus.ink3',
        bgcolor: 'campus.sunken',
      }}
    >
      {hasFailed ? (
        <ImageOff size={20} strokeWidth={1.9} />
      ) : (
        <Box
          component="img"
          src={mediaUrl(first.url, 480)}
          alt=""
          width={THUMBNAIL_PIXELS}
          height={THUMBNAIL_PIXELS}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          sx={{
            display: 'block',
            objectFit: 'cover',
            filter: (theme) => theme.vars.palette.campus.pictureFilter,
          }}
        />
      )}
      {others.length > 0 && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            right: 4,
            bottom: 4,
            px: 1,
            borderRadius: '6px',
            fontSize: '0.75rem',
            lineHeight: '18px',
            fontWeight: 650,
            color: 'campus.inverseInk',
            bgcolor: 'campus.inverseSurface',
          }}
        >
          +{others.length}
        </Box>
      )}
    </Box>
  );
}
