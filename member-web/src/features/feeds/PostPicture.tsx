import { mediaSrcSet, mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { styled } from '@mui/material/styles';
import { useState, type CSSProperties } from 'react';
import type { ViewerImage } from '../../components/ImageViewer/viewerProps';
import { MissingPicture } from '../../components/MissingPicture';
import { viewerTexts } from '../../texts/pictures';

const Image = styled('img')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  filter: theme.vars.palette.campus.pictureFilter,
  '&[data-shown]': { backgroundColor: theme.vars.palette.campus.pictureMat },
}));

/** Fits of a picture in its frame: the middle of it fills the frame, or all of it is there, in its own size at most. */
export const FILLED: CSSProperties = { width: '100%', height: '100%', objectFit: 'cover' };
export const WHOLE: CSSProperties = { maxWidth: '100%', maxHeight: '100%', objectFit: 'scale-down' };

interface PostPictureProps {
  image: ViewerImage;
  /** Width on the screen, as the `sizes` attribute of an image. */
  sizes: string;
  isEager: boolean;
  /** Whether the number of further pictures stands on it, which hides what else is there. */
  isCovered?: boolean;
  /** Size and fit within the frame. */
  style: CSSProperties;
}

/** One picture of a post, in the middle of its frame. Until it has loaded, only the frame is there. */
export function PostPicture({ image, sizes, isEager, isCovered = false, style }: PostPictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') return isCovered ? null : <MissingPicture text={image.alt || viewerTexts.failed} />;
  return (
    <Image
      src={mediaUrl(image.url, 960)}
      srcSet={image.width ? mediaSrcSet(image.url, image.width) : undefined}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      data-shown={state === 'shown' || undefined}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
      style={style}
    />
  );
}
