import type { TrayImage } from '../../../components/ImagePicker/pickedImages';
import type { PostDraftName } from '../../../lib/drafts';

/** Where the pictures of an unsent post are kept, with their order and descriptions. */
export interface PictureStore {
  /** Undefined when none were kept; an empty list where all were taken out. */
  read: () => Promise<TrayImage[] | undefined>;
  write: (images: TrayImage[]) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

const DATABASE = 'campus-commons';
const STORE = 'unsent-pictures';

/**
 * The pictures of one unsent post in IndexedDB, because local storage holds neither files nor much of anything.
 * Every call fails where the browser forbids it.
 */
export function picturesOf(memberId: string, name: PostDraftName): PictureStore {
  const key = `${memberId}:${name}`;
  return {
    read: async () => {
      const kept: unknown = await request('readonly', (store) => store.get(key));
      return Array.isArray(kept) ? kept.filter(isTrayImage) : undefined;
    },
    write: (images) => request('readwrite', (store) => store.put(images, key)),
    remove: () => request('readwrite', (store) => store.delete(key)),
  };
}

function isTrayImage(value: unknown): value is TrayImage {
  if (typeof value !== 'object' || value === null) return false;
  return (
    ('file' in value && value.file instanceof File) || ('path' in value && typeof value.path === 'string')
  );
}

async function request<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const answer = ask(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The browser did not keep the pictures'));
    });
    return answer.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The browser keeps no pictures'));
  });
}
