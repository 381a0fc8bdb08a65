import type { FeedDataDto } from '../../api/generated';
import type { ViewerImage } from '../../components/ImageViewer/ImageViewer';

/** Posts of earlier times carried one picture under this name; such records may still come from an older server. */
interface LegacyFeedData {
  imageUrl?: string | null;
}

/** The pictures of a post, whichever way its record names them; a single legacy one reads as a list of one. */
export function feedImages(feedData: Partial<FeedDataDto> & LegacyFeedData): ViewerImage[] {
  if (feedData.images && feedData.images.length > 0) return feedData.images;
  const paths = feedData.imagesUrl ?? (feedData.imageUrl ? [feedData.imageUrl] : []);
  return paths.map((url) => ({ url, alt: '' }));
}
