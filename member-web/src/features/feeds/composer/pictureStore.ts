import type { TrayImage } from '../../../components/ImagePicker/pickedImages';
import type { PostDraftName } from '../../../lib/drafts';
import { unsentFilesOf, type FileShelf } from '../../../lib/unsentFiles';

/** Where the pictures of an unsent post are kept, with their order and descriptions; an empty list where all were taken out. */
export type PictureStore = FileShelf<TrayImage[]>;

/** The pictures of one unsent post. */
export function picturesOf(memberId: string | undefined, name: PostDraftName): PictureStore {
  return unsentFilesOf(memberId, name, (kept) =>
    Array.isArray(kept) ? kept.filter(isTrayImage) : undefined,
  );
}

function isTrayImage(value: unknown): value is TrayImage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value) || typeof value.id !== 'string') return false;
  if (!('alt' in value) || typeof value.alt !== 'string') return false;
  return (
    ('file' in value && value.file instanceof File) || ('path' in value && typeof value.path === 'string')
  );
}
