import type { FeedDataDto } from '../../api/generated';
import type { ViewerImage } from '../../components/ImageViewer/viewerProps';

/** Posts of earlier times carried one picture under this name; such records may still come from an older server. */
interface LegacyFeedData {
  imageUrl?: string | null;
}

/** The pictures of a post, whichever way its record names them; a single legacy one reads as a list of one. */
export function feedImages(feedData: Partial<FeedDataDto> & LegacyFeedData): ViewerImage[] {
  const { images = [], imagesUrl = [], imageUrl } = feedData;
  if (images.length > 0) return images;
  const paths = imagesUrl.length === 0 && imageUrl ? [imageUrl] : imagesUrl;
  return paths.map((url) => ({ url, alt: '' }));
}
