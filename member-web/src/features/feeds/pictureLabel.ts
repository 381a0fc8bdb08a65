import type { ViewerImage } from '../../components/ImageViewer/viewerProps';
import { feedTexts } from '../../texts/feeds';

/** Where a picture stands among those of its post. */
export interface PicturePlace {
  /** From 0. */
  index: number;
  total: number;
  /** How many further pictures it stands for. */
  more: number;
}

/** The accessible name of the button that opens a picture. @param place undefined for an only picture */
export function pictureLabel(image: ViewerImage, place?: PicturePlace): string {
  const action = place ? feedTexts.openPictureOf(place.index + 1, place.total) : feedTexts.openPicture;
  return [
    action,
    place && place.more > 0 ? feedTexts.andMore(place.more) : '',
    image.alt && `: ${image.alt}`,
  ].join('');
}
