import type { PickedImage } from '../../../components/ImagePicker/pickedImages';

/** Where the pictures of an unsent post are kept, with their order and descriptions. */
export interface PictureStore {
  read: () => Promise<PickedImage[]>;
  /** Replaces what is kept; an empty list leaves nothing behind. */
  write: (images: PickedImage[]) => Promise<unknown>;
}

const DATABASE = 'campus-commons';
const STORE = 'unsent-pictures';

/**
 * The pictures of one member in IndexedDB, because local storage holds neither files nor much of anything.
 * Both calls fail where the browser forbids it.
 */
export function picturesOf(memberId: string): PictureStore {
  return {
    read: async () => {
      const kept: unknown = await request('readonly', (store) => store.get(memberId));
      return Array.isArray(kept) ? kept.filter(isPickedImage) : [];
    },
    write: (images) =>
      images.length === 0
        ? request('readwrite', (store) => store.delete(memberId))
        : request('readwrite', (store) => store.put(images, memberId)),
  };
}

function isPickedImage(value: unknown): value is PickedImage {
  return typeof value === 'object' && value !== null && 'file' in value && value.file instanceof File;
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
