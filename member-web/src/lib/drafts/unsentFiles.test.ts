import { installIndexedDb, removeIndexedDb } from '../../test/fakeIndexedDb';
import { removeFilesOf, unsentFilesOf } from './unsentFiles';

const store = unsentFilesOf('1', 'profile', (stored) => stored);

describe('pictures of drafts', () => {
  it('cannot be stored without IndexedDB', async () => {
    for (const call of [store.read, () => store.write({}), store.remove, () => removeFilesOf('1')]) {
      await expect(call()).rejects.toThrow('indexedDB');
    }
  });

  describe('in a browser with IndexedDB', () => {
    beforeEach(installIndexedDb);
    afterEach(removeIndexedDb);

    it('can be stored again after a failure to open the database', async () => {
      const failed = { error: new DOMException('No space', 'UnknownError'), onerror: () => {} };
      jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
        queueMicrotask(() => failed.onerror());
        return failed as Partial<IDBOpenDBRequest> as IDBOpenDBRequest;
      });
      await expect(store.write('a picture')).rejects.toBe(failed.error);
      await store.write('a picture');
      expect(await store.read()).toBe('a picture');
    });

    it('leave no database connection open, because it could block an upgrade', async () => {
      const open = jest.spyOn(indexedDB, 'open');
      await store.write('a picture');
      await store.read();
      await removeFilesOf('1');
      expect(await store.read()).toBeUndefined();
      const [opening] = open.mock.results;
      const { close } = (opening?.value as { result: { close: jest.Mock } }).result;
      expect(close).toHaveBeenCalledTimes(open.mock.calls.length);
    });
  });
});
