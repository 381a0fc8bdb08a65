import Box from '@mui/material/Box';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { viewerBackground } from '@campus-commons/web-kit/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import { viewerTexts } from '../../texts/pictures';
import { MissingPicture } from '../MissingPicture';
import type { ViewerImage } from './viewerProps';

interface ThumbnailsProps {
  images: ViewerImage[];
  /** The displayed picture, from 0. */
  index: number;
  onChoose: (index: number) => void;
}

/** All pictures of the post in a strip. */
export function Thumbnails({ images, index, onChoose }: ThumbnailsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);

  return (
    <Box
      ref={strip}
      sx={{
        display: 'flex',
        gap: { xs: '6px', md: 2 },
        // Extends to both edges of a phone: a cut-off picture shows that there are more.
        mx: { xs: -4, md: 0 },
        px: { xs: 4, md: 1 },
        py: 1,
        mt: 2,
        // Centred, but still scrollable to its start when it overflows.
        '& > :first-of-type': { ml: 'auto' },
        '& > :last-of-type': { mr: 'auto' },
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }}
    >
      {images.map((image, position) => (
        <ButtonBase
          key={image.url}
          aria-label={viewerTexts.placeOf(position + 1, images.length)}
          aria-current={position === index || undefined}
          onClick={() => onChoose(position)}
          sx={{
            flex: 'none',
            width: { xs: 44, md: 68 },
            height: { xs: 44, md: 52 },
            borderRadius: '8px',
            overflow: 'hidden',
            opacity: 0.6,
            '&:hover': { opacity: 1 },
            '&[aria-current]': {
              opacity: 1,
              boxShadow: (theme) =>
                `0 0 0 2px ${viewerBackground}, 0 0 0 4px ${theme.vars.palette.campus.marigold.main}`,
            },
          }}
        >
          <Thumbnail path={image.url} />
        </ButtonBase>
      ))}
    </Box>
  );
}

function Thumbnail({ path }: { path: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <MissingPicture />;
  return (
    <Box
      component="img"
      src={mediaUrl(path, 480)}
      alt=""
      loading="lazy"
      onError={() => setHasFailed(true)}
      sx={{ width: '100%', height: '100%', objectFit: 'cover', bgcolor: 'campus.pictureMat' }}
    />
  );
}
