import type { Attachment } from '../../../components/ImagePicker/attachments';
import type { DraftName } from '../../../lib/drafts/drafts';
import { unsentFilesOf, type DraftFiles } from '../../../lib/drafts/unsentFiles';

/** Stores the pictures of a draft, with their order and alt texts; an empty list if all were removed. */
export type PictureStore = DraftFiles<Attachment[]>;

/** The picture store of one draft. */
export function picturesOf(memberId: string | undefined, name: DraftName): PictureStore {
  return unsentFilesOf(memberId, name, (stored) =>
    Array.isArray(stored) ? stored.filter(isAttachment) : undefined,
  );
}

function isAttachment(value: unknown): value is Attachment {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value) || typeof value.id !== 'string') return false;
  if (!('alt' in value) || typeof value.alt !== 'string') return false;
  return (
    ('file' in value && value.file instanceof File) || ('path' in value && typeof value.path === 'string')
  );
}
