import type { ReactNode } from 'react';
import { ImageViewer } from '../../../components/ImageViewer/ImageViewer';
import type { ViewerImage } from '../../../components/ImageViewer/viewerProps';
import { useOverlay } from '../../../lib/hooks/useOverlay';
import { PictureGrid } from '../PictureGrid';
import { SinglePicture } from '../SinglePicture';

interface PictureSetProps {
  /** Names the overlay in which they open: "pictures:7". */
  overlay: string;
  images: ViewerImage[];
  /** Loads the pictures at once and not when they come near the viewport. */
  isEager: boolean;
  /** The accessible name of the viewer. */
  label: string;
  /** Whose they are; shown in the viewer. */
  byline: ReactNode;
}

/** Pictures that belong together, such as those of a post; each opens the image viewer (lightbox). */
export function PictureSet({ overlay, images, isEager, label, byline }: PictureSetProps) {
  const viewer = useOverlay(overlay);
  const [first, ...others] = images;
  if (!first) return null;
  return (
    <>
      {others.length === 0 ? (
        <SinglePicture image={first} isEager={isEager} onOpen={viewer.open} />
      ) : (
        <PictureGrid images={images} isEager={isEager} onOpen={viewer.open} />
      )}
      {viewer.isOpen && (
        <ImageViewer
          images={images}
          initialIndex={Math.min(viewer.value, images.length - 1)}
          label={label}
          byline={byline}
          onClose={viewer.close}
        />
      )}
    </>
  );
}
