import { installIndexedDb, removeIndexedDb } from '../test/fakeIndexedDb';
import { removeFilesOf, unsentFilesOf } from './unsentFiles';

const shelf = unsentFilesOf('1', 'profile', (kept) => kept);

describe('pictures of drafts', () => {
  it('cannot be stored without IndexedDB', async () => {
    for (const call of [shelf.read, () => shelf.write({}), shelf.remove, () => removeFilesOf('1')]) {
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
      await expect(shelf.write('a picture')).rejects.toBe(failed.error);
      await shelf.write('a picture');
      expect(await shelf.read()).toBe('a picture');
    });

    it('leave no database connection open, because it could block an upgrade', async () => {
      const open = jest.spyOn(indexedDB, 'open');
      await shelf.write('a picture');
      await shelf.read();
      await removeFilesOf('1');
      expect(await shelf.read()).toBeUndefined();
      const [opening] = open.mock.results;
      const { close } = (opening?.value as { result: { close: jest.Mock } }).result;
      expect(close).toHaveBeenCalledTimes(open.mock.calls.length);
    });
  });
});
