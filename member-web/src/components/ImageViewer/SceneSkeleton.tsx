import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { commonTexts } from '../../texts/common';
import { viewerTexts } from '../../texts/pictures';
import type { ViewerImage } from './viewerProps';

interface SceneSkeletonProps {
  /** The picture that was opened. */
  image: ViewerImage | undefined;
  onClose: () => void;
}

/** The picture without its controls, while their code loads. It is the file that the viewer then shows. */
export function SceneSkeleton({ image, onClose }: SceneSkeletonProps) {
  return (
    <Box
      role="status"
      aria-label={viewerTexts.loading}
      sx={{ height: '100%', display: 'grid', gridTemplateRows: '64px minmax(0, 1fr)' }}
    >
      <IconButton
        aria-label={commonTexts.close}
        onClick={onClose}
        sx={{ placeSelf: 'center end', mr: { xs: 1, md: 3 }, color: 'campus.ink' }}
      >
        <X size={20} aria-hidden />
      </IconButton>
      {image && (
        <Box
          component="img"
          src={mediaUrl(image.url)}
          srcSet={image.width ? mediaSrcSet(image.url, image.width) : undefined}
          sizes="100vw"
          alt={image.alt}
          sx={{ width: '100%', height: '100%', objectFit: 'scale-down' }}
        />
      )}
    </Box>
  );
}
