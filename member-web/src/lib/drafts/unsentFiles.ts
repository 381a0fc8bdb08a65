import type { DraftName } from './drafts';

/** Storage for the files of one draft, with the data that belongs to them. */
export interface DraftFiles<Kept> {
  /** Undefined when nothing usable is stored. */
  read: () => Promise<Kept | undefined>;
  write: (value: Kept) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

const DATABASE = 'campus-commons';
const STORE = 'unsent-pictures';

/**
 * The files of one draft of one member, in IndexedDB, because local storage is small and cannot store files. Every call
 * rejects if the browser blocks IndexedDB.
 * @param memberId the owner of the draft; undefined (an unreadable token) has a separate storage
 * @param revive returns the usable part of the stored data, which an earlier version of this site may have written
 */
export function unsentFilesOf<Kept>(
  memberId: string | undefined,
  name: DraftName,
  revive: (value: unknown) => Kept | undefined,
): DraftFiles<Kept> {
  const key = keyOf(memberId, name);
  return {
    read: async () => revive(await request<unknown>('readonly', (store) => store.get(key))),
    write: (value) => request('readwrite', (store) => store.put(value, key)),
    remove: () => request('readwrite', (store) => store.delete(key)),
  };
}

/** Removes the files of all drafts of one member. Rejects if the browser blocks IndexedDB. */
export async function removeFilesOf(memberId: string | undefined): Promise<void> {
  const keys = await request('readonly', (store) => store.getAllKeys());
  const own = keys.filter((key) => typeof key === 'string' && key.startsWith(keyOf(memberId, '')));
  await Promise.all(own.map((key) => request('readwrite', (store) => store.delete(key))));
}

const keyOf = (memberId: string | undefined, name: string) => `${memberId ?? 'unknown'}:${name}`;

async function request<Result>(
  mode: IDBTransactionMode,
  operation: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const answer = operation(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The browser did not store the pictures'));
    });
    return answer.result;
  } finally {
    database.close();
  }
}

/**
 * A connection for each call, without a library that would keep it: Safari loses open connections silently, and that of
 * an old tab blocks a later version of the database.
 */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The browser cannot store pictures'));
  });
}
