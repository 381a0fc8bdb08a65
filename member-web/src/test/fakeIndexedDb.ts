/**
 * Installs the part of IndexedDB that this site uses, because jsdom has none: one key-value store, emptied after the
 * test.
 */
export function installIndexedDb(): void {
  const values = new Map<string, unknown>();
  const answered = <Result>(result: Result) => ({ result });
  const store = {
    getAllKeys: () => answered([...values.keys()]),
    get: (key: string) => answered(values.get(key)),
    put: (value: unknown, key: string) => answered(values.set(key, value)),
    delete: (key: string) => answered(values.delete(key)),
  };
  const database = {
    transaction: () => {
      const transaction = { objectStore: () => store, oncomplete: () => {} };
      queueMicrotask(() => transaction.oncomplete());
      return transaction;
    },
    close: jest.fn(),
  };
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    value: {
      open: () => {
        const opening = { result: database, onsuccess: () => {} };
        queueMicrotask(() => opening.onsuccess());
        return opening;
      },
    },
  });
}

/** Removes the fake, as in a browser without IndexedDB. */
export function removeIndexedDb(): void {
  Reflect.deleteProperty(globalThis, 'indexedDB');
}
