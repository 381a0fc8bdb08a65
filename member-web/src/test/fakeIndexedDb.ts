/**
 * Gives the browser of a test the part of IndexedDB that this site uses, which jsdom has none of: one store of values by
 * key, lost with the test.
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
    close: () => {},
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

/** Takes it away again. */
export function removeIndexedDb(): void {
  Reflect.deleteProperty(globalThis, 'indexedDB');
}
