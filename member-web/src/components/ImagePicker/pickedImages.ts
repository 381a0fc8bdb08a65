/** How many pictures a post may hold. */
export const MAX_IMAGES = 10;

/** The longest description of a picture, characters. */
export const MAX_ALT_LENGTH = 500;

/** A picture that was chosen and not yet sent. */
export interface PickedImage {
  /** Random; tells pictures apart, also those with the same name. */
  id: string;
  file: File;
  /** Description for people who cannot see the picture; may be empty. */
  alt: string;
}

export type PickedImagesAction =
  | { type: 'added'; images: PickedImage[] }
  | { type: 'removed'; id: string }
  | { type: 'moved'; id: string; by: -1 | 1 }
  | { type: 'described'; id: string; alt: string }
  | { type: 'restored'; images: PickedImage[] };

/** The list of pictures in a composer: order matters, and there is never more than {@link MAX_IMAGES}. */
export function pickedImagesReducer(images: PickedImage[], action: PickedImagesAction): PickedImage[] {
  switch (action.type) {
    case 'added':
      return [...images, ...action.images].slice(0, MAX_IMAGES);
    case 'removed':
      return images.filter(({ id }) => id !== action.id);
    case 'moved':
      return moved(images, action.id, action.by);
    case 'described':
      return images.map((image) => (image.id === action.id ? { ...image, alt: action.alt } : image));
    case 'restored':
      return [...action.images, ...images].slice(0, MAX_IMAGES);
  }
}

function moved(images: PickedImage[], id: string, by: -1 | 1): PickedImage[] {
  const from = images.findIndex((image) => image.id === id);
  const image = images[from];
  const neighbour = images[from + by];
  if (!image || !neighbour) return images;
  const next = [...images];
  next[from] = neighbour;
  next[from + by] = image;
  return next;
}
