import { MAX_PICTURES } from '@campus-commons/web-kit/pictures/generated.ts';

interface DescribedAttachment {
  /** Identifies the picture, also among those with the same name. */
  id: string;
  /** Alt text; may be empty. */
  alt: string;
}

/** A picture that was chosen but not uploaded yet. */
export interface NewAttachment extends DescribedAttachment {
  file: File;
}

/** A picture that the post already has. */
export interface ExistingAttachment extends DescribedAttachment {
  /** Its path on the API host. */
  path: string;
}

/** A picture attached to a post. */
export type Attachment = NewAttachment | ExistingAttachment;

export function isNewAttachment(image: Attachment): image is NewAttachment {
  return 'file' in image;
}

export function isExistingAttachment(image: Attachment): image is ExistingAttachment {
  return !isNewAttachment(image);
}

export type AttachmentAction =
  | { type: 'added'; images: NewAttachment[] }
  | { type: 'removed'; id: string }
  | { type: 'moved'; id: string; by: -1 | 1 }
  | { type: 'described'; id: string; alt: string }
  | { type: 'restored'; images: Attachment[] };

/** The pictures in the composer, in order and at most {@link MAX_PICTURES}. */
export function attachmentReducer(images: Attachment[], action: AttachmentAction): Attachment[] {
  switch (action.type) {
    case 'added':
      return [...images, ...action.images].slice(0, MAX_PICTURES);
    case 'removed':
      return images.filter(({ id }) => id !== action.id);
    case 'moved':
      return moved(images, action.id, action.by);
    case 'described':
      return images.map((image) => (image.id === action.id ? { ...image, alt: action.alt } : image));
    case 'restored':
      return [...action.images, ...images].slice(0, MAX_PICTURES);
  }
}

/**
 * Whether a picture can swap places with its neighbour. The server puts new pictures after existing ones, so these two
 * groups stay apart.
 */
export function canMove(images: Attachment[], index: number, by: -1 | 1): boolean {
  const image = images[index];
  const neighbour = images[index + by];
  return (
    image !== undefined && neighbour !== undefined && isNewAttachment(image) === isNewAttachment(neighbour)
  );
}

function moved(images: Attachment[], id: string, by: -1 | 1): Attachment[] {
  const from = images.findIndex((image) => image.id === id);
  const image = images[from];
  const neighbour = images[from + by];
  if (!image || !neighbour || !canMove(images, from, by)) return images;
  const next = [...images];
  next[from] = neighbour;
  next[from + by] = image;
  return next;
}
