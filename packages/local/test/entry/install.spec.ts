import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { needsInstall } from '../../src/entry/install.mjs';

const wanted = {
  '': { name: 'root', version: '1.0.0' },
  'node_modules/kept': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const installed = { 'node_modules/kept': { version: '1.0.0', integrity: 'sha512-a' } };

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'campus-install-'));
  await mkdir(path.join(root, 'node_modules'));
  await write('package-lock.json', wanted);
});

afterEach(() => rm(root, { recursive: true }));

function write(file: string, packages: object): Promise<void> {
  return writeFile(path.join(root, file), JSON.stringify({ packages }));
}

describe('whether packages must be installed', () => {
  it('is so on a fresh clone', () => {
    expect(needsInstall(root)).toBe(true);
  });

  it('is not so when all is there that this system needs', async () => {
    await write('node_modules/.package-lock.json', installed);
    expect(needsInstall(root)).toBe(false);
  });

  it('is so when an install was cut off', async () => {
    await writeFile(path.join(root, 'node_modules/.package-lock.json'), '{"packages":{"node_mod');
    expect(needsInstall(root)).toBe(true);
  });

  it.each([
    [
      'asks for another version',
      { ...wanted, 'node_modules/kept': { version: '2.0.0', integrity: 'sha512-c' } },
    ],
    [
      'asks for a further package',
      { ...wanted, 'node_modules/new': { version: '1.0.0', integrity: 'sha512-d' } },
    ],
    ['no longer asks for a package', { '': wanted[''] }],
  ])('is so when the lockfile %s', async (_change, changed) => {
    await write('node_modules/.package-lock.json', installed);
    await write('package-lock.json', changed);
    expect(needsInstall(root)).toBe(true);
  });

  it('cannot be told without a lockfile', async () => {
    await rm(path.join(root, 'package-lock.json'));
    expect(() => needsInstall(root)).toThrow('check it out again');
  });
});
