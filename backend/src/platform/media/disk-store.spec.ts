import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Env } from '../../config/env.js';
import { DiskStore } from './disk-store.js';

const KEY = 'ab/abcdef-480.webp';

let dataDir: string;
let store: DiskStore;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'campus-commons-store-'));
  store = new DiskStore(Object.assign(new Env(), { DATA_DIR: dataDir }));
});
afterEach(() => rm(dataDir, { recursive: true }));

const files = () => readdir(path.join(dataDir, 'media', 'ab'));

describe('the store on disk', () => {
  it('keeps a file under its key alone, until it is removed', async () => {
    await store.put(KEY, Buffer.from('picture'));
    expect(await files()).toEqual(['abcdef-480.webp']);
    await store.remove(KEY);
    expect(await files()).toEqual([]);
    expect(await store.open(KEY)).toBeNull();
  });

  it('removes what a process left that was killed while it wrote', async () => {
    await store.put(KEY, Buffer.from('picture'));
    await writeFile(path.join(dataDir, 'media', `${KEY}.draft`), 'pict');
    await store.remove(KEY);
    expect(await files()).toEqual([]);
  });
});
