import type { FeedDataDto } from '../../../api/generated';
import type { ViewerImage } from '../../../components/ImageViewer/viewerProps';

/** Old posts had one picture under this name; an older server may still return such records. */
interface LegacyFeedData {
  imageUrl?: string | null;
}

/** The pictures of a post, in the present or the legacy format. */
export function feedImages(feedData: Partial<FeedDataDto> & LegacyFeedData): ViewerImage[] {
  const { images = [], imagesUrl = [], imageUrl } = feedData;
  if (images.length > 0) return images;
  const paths = imagesUrl.length === 0 && imageUrl ? [imageUrl] : imagesUrl;
  return paths.map((url) => ({ url, alt: '' }));
}
