import type { DraftName } from './drafts';

/** Where the files of something unsent are kept, with whatever is to be known of them. */
export interface FileShelf<Kept> {
  /** Undefined when nothing was kept, or nothing that can be used. */
  read: () => Promise<Kept | undefined>;
  write: (kept: Kept) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

const DATABASE = 'campus-commons';
const STORE = 'unsent-pictures';

/**
 * The files that belong to one draft of one member, in IndexedDB, because local storage holds neither files nor much of
 * anything. Every call fails where the browser forbids it.
 * @param memberId whose draft; without one (an unreadable token) it is kept apart from everybody's
 * @param revive what can be used of what was kept, which an earlier version of this site may have written
 */
export function unsentFilesOf<Kept>(
  memberId: string | undefined,
  name: DraftName,
  revive: (kept: unknown) => Kept | undefined,
): FileShelf<Kept> {
  const key = keyOf(memberId, name);
  return {
    read: async () => revive(await request<unknown>('readonly', (store) => store.get(key))),
    write: (kept) => request('readwrite', (store) => store.put(kept, key)),
    remove: () => request('readwrite', (store) => store.delete(key)),
  };
}

/** Removes all files of one member, of whatever draft. Fails where the browser forbids it. */
export async function removeFilesOf(memberId: string | undefined): Promise<void> {
  const keys = await request('readonly', (store) => store.getAllKeys());
  const own = keys.filter((key) => typeof key === 'string' && key.startsWith(keyOf(memberId, '')));
  await Promise.all(own.map((key) => request('readwrite', (store) => store.delete(key))));
}

const keyOf = (memberId: string | undefined, name: string) => `${memberId ?? 'unknown'}:${name}`;

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
